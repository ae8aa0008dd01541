import Foundation

@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject {
  /// In points. A flexible space can be greater.
  public let spacing: CGFloat
  public let isFlexible: Bool
  open var isFixed: Bool { !isFlexible }

  private init(_ spacing: CGFloat, isFlexible: Bool) {
    (self.spacing, self.isFlexible) = (spacing.limited, isFlexible)
    super.init()
  }

  open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing { make(fixedSpacing, false) }
  open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing { make(flexibleSpacing, true) }

  private class func make(_ spacing: CGFloat, _ isFlexible: Bool) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(spacing, isFlexible: isFlexible)
  }
}

@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject {
  public let leading: NSCollectionLayoutSpacing?
  public let top: NSCollectionLayoutSpacing?
  public let trailing: NSCollectionLayoutSpacing?
  public let bottom: NSCollectionLayoutSpacing?

  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) {
    (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
    super.init()
  }
}
