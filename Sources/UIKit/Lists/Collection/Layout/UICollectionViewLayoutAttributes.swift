import Foundation

extension UICollectionView {
  public enum ElementCategory: UInt, Sendable {
    case cell, supplementaryView, decorationView
  }
}

@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject {
  /// Nil if the size doesn't depend on the content.
  var sizing: ElementSizing?
  /// Nil unless the element is in a section that scrolls orthogonally to the layout.
  var scrolling: SectionScrolling?
  /// Nil if the section isn't a list.
  var listPlace: ListPlace?

  public internal(set) var indexPath = IndexPath(item: 0, section: 0)
  public private(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  /// Nil for a cell.
  public private(set) var representedElementKind: String?

  open var center = CGPoint.zero
  open var size = CGSize.zero
  open var transform3D = CATransform3DIdentity
  open var alpha: CGFloat = 1
  open var zIndex = 0
  open var isHidden = false

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

  public convenience init(forDecorationViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init(forSupplementaryViewOfKind: elementKind, with: indexPath)
    representedElementCategory = .decorationView
  }

  /// Does not include the transform.
  open var frame: CGRect {
    get { CGRect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height) }
    set {
      center = newValue.middle
      size = newValue.size
    }
  }

  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

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

  /// Equal attributes are not applied to a view again. Subclasses with further attributes override it to compare them.
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

  func moved(to path: IndexPath) -> UICollectionViewLayoutAttributes {
    guard let copy = copy() as? UICollectionViewLayoutAttributes else { return self }
    copy.indexPath = path
    return copy
  }

  var faded: UICollectionViewLayoutAttributes {
    guard let copy = copy() as? UICollectionViewLayoutAttributes else { return self }
    copy.alpha = 0
    return copy
  }

  /// The visible frame, which differs from `frame` in a section that scrolls by itself.
  var shownFrame: CGRect { scrolling.map { frame.offsetBy(dx: -$0.offset.x, dy: -$0.offset.y) } ?? frame }

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

struct CollectionElementKey: Hashable, Comparable {
  /// The kind of a supplementary view, or nil for a cell.
  let kind: String?
  let indexPath: IndexPath

  /// Orders elements by index path, and a cell before the supplementary views with the same index path.
  static func < (first: CollectionElementKey, second: CollectionElementKey) -> Bool {
    (first.indexPath, first.kind ?? "") < (second.indexPath, second.kind ?? "")
  }
}

struct ElementSizing {
  /// The axes along which the element sizes itself.
  let axes: ScrollAxes
  /// A Boolean value that indicates whether the size is measured, and not estimated.
  let isMeasured: Bool
}

/// The section in which an element scrolls orthogonally to the layout.
struct SectionScrolling {
  let section: Int
  /// The scroll view's frame in the content of the collection view.
  var area: CGRect
  /// The width of the scroll view's content, in points, which is at least the width of the area.
  let contentWidth: CGFloat
  var offset: CGPoint

  var origin: CGPoint { area.origin }

  /// Returns the area, and the content in it, mirrored in content of the given width, in points.
  func mirrored(in width: CGFloat) -> SectionScrolling {
    var mirrored = self
    mirrored.area = area.mirrored(in: width)
    mirrored.offset.x = contentWidth - area.width - offset.x
    return mirrored
  }
}
