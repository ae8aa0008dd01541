import Foundation

/// An extent along one axis: a length, or a fraction of the container's.
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject {
  enum Kind: Equatable {
    case fractionalWidth, fractionalHeight, absolute, estimated
  }

  let kind: Kind
  /// The fraction, or the length in points.
  public let dimension: CGFloat

  private init(_ kind: Kind, _ dimension: CGFloat) {
    self.kind = kind
    self.dimension = dimension
    super.init()
  }

  /// Returns a fraction, in 0…1, of the container's width.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension { make(.fractionalWidth, fractionalWidth) }
  /// Returns a fraction, in 0…1, of the container's height.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension { make(.fractionalHeight, fractionalHeight) }
  /// Returns a length in points.
  open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension { make(.absolute, absoluteDimension) }
  /// Returns the length that the content needs, which is assumed to be a number of points until the content is measured.
  open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension { make(.estimated, estimatedDimension) }

  private class func make(_ kind: Kind, _ dimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(kind, dimension)
  }

  /// A Boolean value that indicates whether the extent is a fraction of the container's width.
  open var isFractionalWidth: Bool { kind == .fractionalWidth }
  /// A Boolean value that indicates whether the extent is a fraction of the container's height.
  open var isFractionalHeight: Bool { kind == .fractionalHeight }
  /// A Boolean value that indicates whether the extent is a length.
  open var isAbsolute: Bool { kind == .absolute }
  /// A Boolean value that indicates whether the extent is that of the content.
  open var isEstimated: Bool { kind == .estimated }

  func length(in container: CGSize) -> CGFloat {
    switch kind {
    case .fractionalWidth: container.width * dimension
    case .fractionalHeight: container.height * dimension
    case .absolute, .estimated: dimension
    }
  }
}

/// The width and height of an item, a group or a supplementary view.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject {
  /// The width.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public let heightDimension: NSCollectionLayoutDimension

  /// Creates a size.
  public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension) {
    (widthDimension, heightDimension) = (width, height)
    super.init()
  }

  func size(in container: CGSize) -> CGSize {
    CGSize(width: widthDimension.length(in: container), height: heightDimension.length(in: container))
  }

  var estimatedAxes: ScrollAxes {
    var axes: ScrollAxes = []
    if widthDimension.isEstimated { axes.insert(.horizontal) }
    if heightDimension.isEstimated { axes.insert(.vertical) }
    return axes
  }
}

/// A space between items.
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject {
  /// The space, in points: the least one if it is flexible.
  public let spacing: CGFloat
  /// A Boolean value that indicates whether the space grows where there is room.
  public let isFlexibleSpacing: Bool
  /// A Boolean value that indicates whether the space has one length.
  open var isFixedSpacing: Bool { !isFlexibleSpacing }

  private init(_ spacing: CGFloat, isFlexible: Bool) {
    (self.spacing, isFlexibleSpacing) = (spacing, isFlexible)
    super.init()
  }

  /// Returns a space of one length, in points.
  open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing { make(fixedSpacing, false) }
  /// Returns a space that grows where there is room, and has at least a length in points.
  open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing { make(flexibleSpacing, true) }

  private class func make(_ spacing: CGFloat, _ isFlexible: Bool) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(spacing, isFlexible: isFlexible)
  }
}

/// The spaces around an item, outside its size.
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject {
  /// The space before the item along a line, or nil for none.
  public let leading: NSCollectionLayoutSpacing?
  /// The space above the item, or nil for none.
  public let top: NSCollectionLayoutSpacing?
  /// The space after the item along a line, or nil for none.
  public let trailing: NSCollectionLayoutSpacing?
  /// The space below the item, or nil for none.
  public let bottom: NSCollectionLayoutSpacing?

  /// Creates spaces.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) {
    (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
    super.init()
  }
}

/// An area of a layout, such as that of the collection view.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size, in points.
  var contentSize: CGSize { get }
  /// The size inside the insets, in points.
  var effectiveContentSize: CGSize { get }
  /// The insets, in points.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets inside `effectiveContentSize`, in points.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// Where a section is laid out: the size that is there, and the traits.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The area of the collection view.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits of the collection view.
  var traitCollection: UITraitCollection { get }
}

@MainActor
final class LayoutArea: NSObject, NSCollectionLayoutContainer, NSCollectionLayoutEnvironment {
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets
  let traitCollection: UITraitCollection

  init(contentSize: CGSize, contentInsets: NSDirectionalEdgeInsets, traitCollection: UITraitCollection) {
    (self.contentSize, self.contentInsets, self.traitCollection) = (contentSize, contentInsets, traitCollection)
    super.init()
  }

  var effectiveContentSize: CGSize {
    CGSize(
      width: max(0, contentSize.width - contentInsets.leading - contentInsets.trailing),
      height: max(0, contentSize.height - contentInsets.top - contentInsets.bottom))
  }
  var effectiveContentInsets: NSDirectionalEdgeInsets { .zero }
  var container: any NSCollectionLayoutContainer { self }
}
