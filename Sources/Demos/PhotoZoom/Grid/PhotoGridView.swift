import UIKit

/// The collection view of photos, whose thumbnails the arrow keys reach at once.
final class PhotoGridView: UICollectionView {
  override var canBecomeFirstResponder: Bool { true }
}
