import Foundation

extension UICollectionView {
  /// The category of an element.
  public enum ElementCategory: UInt, Sendable {
    /// A cell, a supplementary view such as a header, or a view that belongs to the layout alone.
    case cell, supplementaryView, decorationView
  }
}

/// The position and appearance of an element of a collection view.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject {
  /// The way in which the size follows the content, or nil if it doesn't.
  var sizing: ElementSizing?
  /// The section in which the element scrolls across the direction of the layout, or nil.
  var scrolling: SectionScrolling?
  /// The place in a list, or nil if the section isn't a list.
  var listPlace: ListPlace?

  public internal(set) var indexPath = IndexPath(item: 0, section: 0)
  public private(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  /// The kind of a supplementary view, or nil for a cell.
  public private(set) var representedElementKind: String?

  /// The center in the content, in points.
  open var center = CGPoint.zero
  /// The size, in points.
  open var size = CGSize.zero
  open var transform3D = CATransform3DIdentity
  /// The opacity, in 0…1.
  open var alpha: CGFloat = 1
  /// The stacking order.
  ///
  /// Elements with a higher index are in front.
  open var zIndex = 0
  open var isHidden = false

  /// Creates the attributes of the first cell.
  public required override init() { super.init() }

  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    representedElementCategory = .supplementaryView
    representedElementKind = elementKind
    self.indexPath = indexPath
  }

  /// Creates the attributes of a view that belongs to the layout, such as the background of a section.
  public convenience init(forDecorationViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init(forSupplementaryViewOfKind: elementKind, with: indexPath)
    representedElementCategory = .decorationView
  }

  /// The frame in the content, without the transform.
  open var frame: CGRect {
    get { CGRect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height) }
    set {
      center = CGPoint(x: newValue.midX, y: newValue.midY)
      size = newValue.size
    }
  }

  /// The size, as a rectangle at the origin.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  /// The two-dimensional transform about the center.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  /// Returns a copy.
  ///
  /// Subclasses with further attributes override it to copy them too.
  open override func copy() -> Any {
    MainActor.assumeIsolated { makeCopy() }
  }

  private func makeCopy() -> UICollectionViewLayoutAttributes {
    let copy = Self()
    copy.representedElementCategory = representedElementCategory
    copy.representedElementKind = representedElementKind
    copy.indexPath = indexPath
    copy.center = center
    copy.size = size
    copy.transform3D = transform3D
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    (copy.sizing, copy.scrolling, copy.listPlace) = (sizing, scrolling, listPlace)
    return copy
  }

  /// Returns whether another object has the same values, in which case its values are not applied to a view again.
  ///
  /// Subclasses with further attributes override it to compare them, and return the superclass's result if they are equal.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return MainActor.assumeIsolated { other === self || hasValues(of: other) }
  }

  open override var hash: Int { MainActor.assumeIsolated { key.hashValue } }

  private func hasValues(of other: UICollectionViewLayoutAttributes) -> Bool {
    type(of: self) == type(of: other) && key == other.key && center == other.center && size == other.size
      && transform3D == other.transform3D && alpha == other.alpha && zIndex == other.zIndex && isHidden == other.isHidden
      && listPlace == other.listPlace && scrolling?.origin == other.scrolling?.origin
  }

  var key: CollectionElementKey { CollectionElementKey(kind: representedElementKind, indexPath: indexPath) }

  /// A copy of the attributes with an alpha of 0.
  var faded: UICollectionViewLayoutAttributes {
    guard let copy = copy() as? UICollectionViewLayoutAttributes else { return self }
    copy.alpha = 0
    return copy
  }

  /// The frame at which the element is seen, which differs from `frame` in a section that scrolls by itself.
  var shownFrame: CGRect { scrolling.map { frame.offsetBy(dx: -$0.offset.x, dy: -$0.offset.y) } ?? frame }

  /// Applies the attributes to a view.
  func apply(to view: UIView) {
    if view.layer.transform != transform3D { view.layer.transform = transform3D }
    if view.bounds.size != size { view.bounds.size = size }
    let origin = scrolling?.origin ?? .zero
    let middle = CGPoint(x: center.x - origin.x, y: center.y - origin.y)
    if view.center != middle { view.center = middle }
    if view.alpha != alpha { view.alpha = alpha }
    if view.isHidden != isHidden { view.isHidden = isHidden }
    if view.layer.zPosition != CGFloat(zIndex) { view.layer.zPosition = CGFloat(zIndex) }
  }
}

/// A key that identifies an element of a collection view.
struct CollectionElementKey: Hashable, Comparable {
  /// The kind of a supplementary view, or nil for cells.
  let kind: String?
  let indexPath: IndexPath

  /// Orders elements by their index paths, and a cell before the supplementary views at the same one.
  static func < (first: CollectionElementKey, second: CollectionElementKey) -> Bool {
    (first.indexPath, first.kind ?? "") < (second.indexPath, second.kind ?? "")
  }
}

/// The way in which the size of an element follows its content.
struct ElementSizing {
  /// The axes along which it does.
  let axes: ScrollAxes
  /// A Boolean value that indicates whether the size is that of the content already.
  let isMeasured: Bool
}

/// The section in which an element scrolls across the direction of the layout.
struct SectionScrolling {
  let section: Int
  /// The scrolling area in the collection view's content.
  var area: CGRect
  /// The width of what scrolls, which is at least that of the area, in points.
  let contentWidth: CGFloat
  /// The content offset of the area.
  var offset: CGPoint

  /// The origin of the scrolling area in the collection view's content.
  var origin: CGPoint { area.origin }

  /// Returns the area mirrored in a content of a width, in points, and what scrolls in it.
  func mirrored(in width: CGFloat) -> SectionScrolling {
    var mirrored = self
    mirrored.area = area.mirrored(in: width)
    mirrored.offset.x = contentWidth - area.width - offset.x
    return mirrored
  }
}
