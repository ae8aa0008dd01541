import Foundation

/// An item, as it is about to be shown, whose looks code can change while the section scrolls.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
  /// The opacity, in 0…1.
  var alpha: CGFloat { get set }
  /// The stacking order.
  var zIndex: Int { get set }
  var isHidden: Bool { get set }
  /// The center in the section's content, in points.
  var center: CGPoint { get set }
  /// The size, as a rectangle at the origin.
  var bounds: CGRect { get }
  var transform: CGAffineTransform { get set }
  var transform3D: CATransform3D { get set }
  var indexPath: IndexPath { get }
  /// The frame in the section's content, without the transform.
  var frame: CGRect { get }
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind of a supplementary view, or nil for a cell.
  var representedElementKind: String? { get }
}

/// An item that is about to be shown, with its attributes.
final class VisibleLayoutItem: NSObject, NSCollectionLayoutVisibleItem {
  private let attributes: UICollectionViewLayoutAttributes

  init(_ attributes: UICollectionViewLayoutAttributes) {
    self.attributes = attributes
    super.init()
  }

  var alpha: CGFloat {
    get { attributes.alpha }
    set { attributes.alpha = newValue }
  }
  var zIndex: Int {
    get { attributes.zIndex }
    set { attributes.zIndex = newValue }
  }
  var isHidden: Bool {
    get { attributes.isHidden }
    set { attributes.isHidden = newValue }
  }
  var center: CGPoint {
    get { attributes.center }
    set { attributes.center = newValue }
  }
  var transform: CGAffineTransform {
    get { attributes.transform }
    set { attributes.transform = newValue }
  }
  var transform3D: CATransform3D {
    get { attributes.transform3D }
    set { attributes.transform3D = newValue }
  }
  var bounds: CGRect { attributes.bounds }
  var indexPath: IndexPath { attributes.indexPath }
  var frame: CGRect { attributes.frame }
  var representedElementCategory: UICollectionView.ElementCategory { attributes.representedElementCategory }
  var representedElementKind: String? { attributes.representedElementKind }
}
