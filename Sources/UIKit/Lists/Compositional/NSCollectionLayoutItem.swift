import Foundation

/// An item of a group: a cell, or a group of them.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
  /// The size, of which fractions refer to the group.
  public let layoutSize: NSCollectionLayoutSize
  /// The supplementary views of the item, such as badges.
  public let supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  /// The space inside the item's size that is left free, in points.
  @Observed open var contentInsets = NSDirectionalEdgeInsets.zero { didSet { _contentInsets.wrappedValue = contentInsets.limited } }
  /// The space outside the item's size, or nil for none.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  public convenience init(layoutSize: NSCollectionLayoutSize) { self.init(layoutSize: layoutSize, supplementaryItems: []) }

  public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
    self.layoutSize = layoutSize
    self.supplementaryItems = supplementaryItems
    super.init()
  }
}
