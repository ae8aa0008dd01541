import UIKit

/// A row of narrow thumbnails. The current one is as wide as its photo and has space around it.
///
/// Between two photos, one becomes narrower as the other becomes wider.
final class FilmstripLayout: UICollectionViewLayout {
  /// The size of a thumbnail that isn't current, in points.
  static let size = CGSize(width: 22, height: 40)
  private static let spacing: CGFloat = 2
  /// The additional space on both sides of the current thumbnail, in points.
  private static let margin: CGFloat = 8
  private static let widths: ClosedRange<CGFloat> = 26...76
  /// The distance between the centers of two narrow thumbnails, in points.
  private static let pitch = size.width + spacing

  /// The index of the current photo, with a fraction between two photos.
  var position: CGFloat = 0 { didSet { if position != oldValue { invalidateLayout() } } }
  /// How far the current thumbnail is expanded, from 0 (as narrow as the others) to 1.
  var expansion: CGFloat = 1 { didSet { if expansion != oldValue { invalidateLayout() } } }
  /// Returns a photo's width as a multiple of its height.
  var aspectRatio: (Int) -> CGFloat = { _ in 1 }

  private var count = 0

  override func prepare() {
    super.prepare()
    count = collectionView?.numberOfItems(inSection: 0) ?? 0
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: max(CGFloat(count) * Self.pitch - Self.spacing, 0), height: Self.size.height)
  }

  // MARK: Scrolling

  /// Returns the content offset that shows a position in the middle of a strip of the given width.
  static func offset(showing position: CGFloat, in width: CGFloat) -> CGPoint { CGPoint(x: x(of: position) - width / 2, y: 0) }

  static func position(at offset: CGPoint, in width: CGFloat) -> CGFloat { (offset.x + width / 2 - size.width / 2) / pitch }

  private static func x(of position: CGFloat) -> CGFloat { position * pitch + size.width / 2 }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let width = collectionView?.bounds.width, count > 0 else { return proposedContentOffset }
    let nearest = Self.position(at: proposedContentOffset, in: width).rounded()
    return Self.offset(showing: min(max(nearest, 0), CGFloat(count - 1)), in: width)
  }

  // MARK: Attributes

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    // A wide thumbnail moves its neighbors by less than its width.
    let reach = Self.widths.upperBound + 2 * Self.margin
    let first = max(Int((rect.minX - reach) / Self.pitch), 0)
    let last = min(Int((rect.maxX + reach) / Self.pitch), count - 1)
    guard first <= last else { return [] }
    return (first...last).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard (0..<count).contains(indexPath.item) else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = frame(of: indexPath.item)
    return attributes
  }

  private func frame(of item: Int) -> CGRect {
    // The thumbnails before and after the position, whose centers have the same ratio of distances to it as their indices.
    let before = Int(position.rounded(.down))
    let after = before + 1
    let fraction = position - CGFloat(before)
    let distance = halfWidth(of: before) + Self.spacing + halfWidth(of: after)
    let (left, right) = (Self.x(of: position) - fraction * distance, Self.x(of: position) + (1 - fraction) * distance)
    let narrow = Self.size.width / 2
    let center: CGFloat
    if item <= before {
      let step = item == before ? 0 : halfWidth(of: before) + Self.spacing + narrow + CGFloat(before - 1 - item) * Self.pitch
      center = left - step
    } else {
      let step = item == after ? 0 : halfWidth(of: after) + Self.spacing + narrow + CGFloat(item - after - 1) * Self.pitch
      center = right + step
    }
    let width = width(of: item)
    return CGRect(x: center - width / 2, y: 0, width: width, height: Self.size.height)
  }

  /// Returns how much a thumbnail is expanded, 0…1.
  private func growth(of item: Int) -> CGFloat { (0..<count).contains(item) ? expansion * max(1 - abs(CGFloat(item) - position), 0) : 0 }

  private func width(of item: Int) -> CGFloat {
    let growth = growth(of: item)
    guard growth > 0 else { return Self.size.width }
    let wide = min(max(Self.size.height * aspectRatio(item), Self.widths.lowerBound), Self.widths.upperBound)
    return Self.size.width + (wide - Self.size.width) * growth
  }

  /// Returns half the width of a thumbnail, including the space next to it.
  private func halfWidth(of item: Int) -> CGFloat { width(of: item) / 2 + Self.margin * growth(of: item) }
}
