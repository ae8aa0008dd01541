import Foundation

@MainActor
struct MeasuredElement {
  let attributes: UICollectionViewLayoutAttributes
  /// The size, in points. Where the preferred length is negative or not finite, the length of the attributes is used.
  let size: CGSize

  init(_ attributes: UICollectionViewLayoutAttributes, preferred: CGSize) {
    func length(_ preferred: CGFloat, else assumed: CGFloat) -> CGFloat { preferred.isFinite && preferred >= 0 ? preferred : assumed }
    self.attributes = attributes
    size = CGSize(
      width: length(preferred.width, else: attributes.size.width), height: length(preferred.height, else: attributes.size.height))
  }

  var path: IndexPath { attributes.indexPath }
}
