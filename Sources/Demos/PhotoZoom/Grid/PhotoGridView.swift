import UIKit

/// A collection view that becomes first responder, so that the arrow keys move through its thumbnails.
final class PhotoGridView: UICollectionView {
  override var canBecomeFirstResponder: Bool { true }
}
