import Foundation

/// Where an element of a collection view is, and how it looks.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject {
  /// What kind of element this is about.
  public enum ElementCategory: UInt, Sendable {
    case cell, supplementaryView
  }

  /// The element's item, or for supplementary views its section.
  public internal(set) var indexPath: IndexPath
  /// Whether this is about a cell or a supplementary view.
  public let representedElementCategory: ElementCategory
  /// The kind of a supplementary view; nil for cells.
  public let representedElementKind: String?

  /// The centre in the content, in points.
  open var center = CGPoint.zero
  /// The size in points.
  open var size = CGSize.zero
  /// The transform about the centre.
  open var transform3D = CATransform3DIdentity
  /// 0…1.
  open var alpha: CGFloat = 1
  /// Elements with a higher index are in front.
  open var zIndex = 0
  /// Whether the element is out of sight.
  open var isHidden = false

  /// The attributes of any element.
  public required init(forElementOf category: ElementCategory, kind: String?, at indexPath: IndexPath) {
    representedElementCategory = category
    representedElementKind = kind
    self.indexPath = indexPath
    super.init()
  }

  /// The attributes of a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init(forElementOf: .cell, kind: nil, at: indexPath)
  }

  /// The attributes of a supplementary view, such as a header.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init(forElementOf: .supplementaryView, kind: elementKind, at: indexPath)
  }

  /// The rectangle in the content, without the transform.
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

  /// The transform in the plane.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  /// A copy; subclasses with more attributes override it to copy them as well.
  open override func copy() -> Any {
    MainActor.assumeIsolated { makeCopy() }
  }

  private func makeCopy() -> UICollectionViewLayoutAttributes {
    let copy = Self(forElementOf: representedElementCategory, kind: representedElementKind, at: indexPath)
    copy.center = center
    copy.size = size
    copy.transform3D = transform3D
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    return copy
  }

  /// Whether another object has the same values. What a view has been given already is not applied to it again: subclasses with more
  /// attributes override this to compare them as well, and return the superclass's answer where they are the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return MainActor.assumeIsolated { other === self || hasValues(of: other) }
  }

  open override var hash: Int { MainActor.assumeIsolated { key.hashValue } }

  private func hasValues(of other: UICollectionViewLayoutAttributes) -> Bool {
    type(of: self) == type(of: other) && key == other.key && center == other.center && size == other.size
      && transform3D == other.transform3D && alpha == other.alpha && zIndex == other.zIndex && isHidden == other.isHidden
  }

  var key: CollectionElementKey { CollectionElementKey(kind: representedElementKind, indexPath: indexPath) }

  /// The same attributes, but invisible.
  var faded: UICollectionViewLayoutAttributes {
    guard let copy = copy() as? UICollectionViewLayoutAttributes else { return self }
    copy.alpha = 0
    return copy
  }

  /// Lays a view out as described.
  func apply(to view: UIView) {
    if view.layer.transform != transform3D { view.layer.transform = transform3D }
    if view.bounds.size != size { view.bounds.size = size }
    if view.center != center { view.center = center }
    if view.alpha != alpha { view.alpha = alpha }
    if view.isHidden != isHidden { view.isHidden = isHidden }
    if view.layer.zPosition != CGFloat(zIndex) { view.layer.zPosition = CGFloat(zIndex) }
  }
}

/// Names one element of a collection view.
struct CollectionElementKey: Hashable {
  /// nil for cells.
  let kind: String?
  let indexPath: IndexPath
}
