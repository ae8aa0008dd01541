import Foundation

/// The way in which a section scrolls across the direction of its layout.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// The section doesn't scroll by itself.
  case none
  /// It comes to rest anywhere.
  case continuous
  /// It comes to rest at the start of a group.
  case continuousGroupLeadingBoundary
  /// It scrolls by the width of the collection view.
  case paging
  case groupPaging
  /// It scrolls by one group, and shows groups in the middle.
  case groupPagingCentered
}

/// A closure that changes the looks of visible items while a section scrolls.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  @MainActor (
    _ visibleItems: [any NSCollectionLayoutVisibleItem], _ contentOffset: CGPoint, _ environment: any NSCollectionLayoutEnvironment
  ) -> Void

/// A section of a compositional layout: a group that repeats for as many items as there are.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup
  /// The space around the groups, in points.
  @Observed open var contentInsets = NSDirectionalEdgeInsets.zero { didSet { _contentInsets.wrappedValue = contentInsets.limited } }
  /// The space between groups, in points.
  @Observed open var interGroupSpacing: CGFloat = 0 { didSet { _interGroupSpacing.wrappedValue = interGroupSpacing.limited } }
  /// The way in which the section scrolls across the direction of the layout.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// The views at the edges of the section, such as its header.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// A Boolean value that indicates whether headers and footers keep the section's leading and trailing insets.
  open var supplementariesFollowContentInsets = true
  /// The views behind the section.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// A closure that changes the looks of visible items while the section scrolls, or nil.
  open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  /// The style of a section that is a list, or nil.
  var list: UICollectionLayoutListConfiguration?

  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }
}
