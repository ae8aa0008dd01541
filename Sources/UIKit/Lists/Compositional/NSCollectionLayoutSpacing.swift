import Foundation

/// A space between items.
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject {
  /// The space, in points: the least one if it is flexible.
  public let spacing: CGFloat
  /// A Boolean value that indicates whether the space grows where there is room.
  public let isFlexibleSpacing: Bool
  open var isFixedSpacing: Bool { !isFlexibleSpacing }

  private init(_ spacing: CGFloat, isFlexible: Bool) {
    (self.spacing, isFlexibleSpacing) = (spacing.limited, isFlexible)
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

  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) {
    (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
    super.init()
  }
}
