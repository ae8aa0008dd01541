import Foundation

public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none
  case continuous
  case continuousGroupLeadingBoundary
  /// The section scrolls by the width of the collection view.
  case paging
  case groupPaging
  /// The section scrolls by one group, and shows groups in the middle.
  case groupPagingCentered
}

public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  @MainActor (
    _ visibleItems: [any NSCollectionLayoutVisibleItem], _ contentOffset: CGPoint, _ environment: any NSCollectionLayoutEnvironment
  ) -> Void

@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup
  @Observed open var contentInsets = NSDirectionalEdgeInsets.zero { didSet { _contentInsets.wrappedValue = contentInsets.limited } }
  @Observed open var interGroupSpacing: CGFloat = 0 { didSet { _interGroupSpacing.wrappedValue = interGroupSpacing.limited } }
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  open var supplementariesFollowContentInsets = true
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  /// Nil if the section isn't a list.
  var list: UICollectionLayoutListConfiguration?

  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }
}
