import Foundation

/// A visible element of a collection view, and the size that its content needs.
@MainActor
struct MeasuredElement {
  let attributes: UICollectionViewLayoutAttributes
  /// The size, in points. Along an axis for which the view prefers no number, or a negative or infinite one, it is that of the attributes.
  let size: CGSize

  init(_ attributes: UICollectionViewLayoutAttributes, preferred: CGSize) {
    func length(_ preferred: CGFloat, else assumed: CGFloat) -> CGFloat { preferred.isFinite && preferred >= 0 ? preferred : assumed }
    self.attributes = attributes
    size = CGSize(
      width: length(preferred.width, else: attributes.size.width), height: length(preferred.height, else: attributes.size.height))
  }

  var path: IndexPath { attributes.indexPath }
}
