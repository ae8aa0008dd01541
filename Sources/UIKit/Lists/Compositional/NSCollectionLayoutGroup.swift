import Foundation

@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject {
  public let frame: CGRect
  public let zIndex: Int

  public init(frame: CGRect, zIndex: Int = 0) {
    (self.frame, self.zIndex) = (frame, zIndex)
    super.init()
  }
}

public typealias NSCollectionLayoutGroupCustomItemProvider =
  @MainActor (_ layoutEnvironment: any NSCollectionLayoutEnvironment) ->
  [NSCollectionLayoutGroupCustomItem]

@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Arrangement {
    /// The subitems repeat until the group is full.
    case line(ScrollAxes, [NSCollectionLayoutItem])
    /// A number of equal subitems fill the group.
    case equal(ScrollAxes, NSCollectionLayoutItem, count: Int)
    case repeated(ScrollAxes, NSCollectionLayoutItem, count: Int)
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  let arrangement: Arrangement
  open var interItemSpacing: NSCollectionLayoutSpacing?

  open var subitems: [NSCollectionLayoutItem] {
    switch arrangement {
    case .line(_, let items): items
    case .equal(_, let item, _), .repeated(_, let item, _): [item]
    case .custom: []
    }
  }

  private init(_ arrangement: Arrangement, size: NSCollectionLayoutSize) {
    self.arrangement = arrangement
    super.init(layoutSize: size, supplementaryItems: [])
  }

  private class func make(_ arrangement: Arrangement, _ size: NSCollectionLayoutSize) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(arrangement, size: size)
  }

  /// The items repeat while there is room.
  open class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup {
    make(.line(.horizontal, subitems), layoutSize)
  }

  /// The items have the same width, and fill the group.
  open class func horizontal(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> NSCollectionLayoutGroup {
    make(.equal(.horizontal, subitem, count: max(1, count)), layoutSize)
  }

  open class func horizontal(layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int)
    -> NSCollectionLayoutGroup
  { make(.repeated(.horizontal, subitem, count: max(1, count)), layoutSize) }

  /// The items repeat while there is room.
  open class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup {
    make(.line(.vertical, subitems), layoutSize)
  }

  /// The items have the same height, and fill the group.
  open class func vertical(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> NSCollectionLayoutGroup {
    make(.equal(.vertical, subitem, count: max(1, count)), layoutSize)
  }

  open class func vertical(layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int)
    -> NSCollectionLayoutGroup
  { make(.repeated(.vertical, subitem, count: max(1, count)), layoutSize) }

  open class func custom(layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider)
    -> NSCollectionLayoutGroup
  { make(.custom(itemProvider), layoutSize) }
}
