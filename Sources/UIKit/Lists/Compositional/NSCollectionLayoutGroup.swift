import Foundation

/// The place of an item in a group whose items are placed by code.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject {
  /// The frame in the group, in points.
  public let frame: CGRect
  /// The stacking order.
  public let zIndex: Int

  public init(frame: CGRect, zIndex: Int = 0) {
    (self.frame, self.zIndex) = (frame, zIndex)
    super.init()
  }
}

/// A closure that returns the places of a group's items.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  @MainActor (_ layoutEnvironment: any NSCollectionLayoutEnvironment) ->
  [NSCollectionLayoutGroupCustomItem]

/// Items beside each other, or one below the other, which repeat along a section.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Arrangement {
    /// Subitems follow each other, again and again, until the group is full.
    case line(ScrollAxes, [NSCollectionLayoutItem])
    /// A number of subitems share the group.
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

  /// Returns a group of items beside each other, which repeat while there is room.
  open class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup {
    make(.line(.horizontal, subitems), layoutSize)
  }

  /// Returns a group of a number of items of the same width beside each other, which fill the group.
  open class func horizontal(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> NSCollectionLayoutGroup {
    make(.equal(.horizontal, subitem, count: max(1, count)), layoutSize)
  }

  open class func horizontal(layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int)
    -> NSCollectionLayoutGroup
  { make(.repeated(.horizontal, subitem, count: max(1, count)), layoutSize) }

  /// Returns a group of items one below the other, which repeat while there is room.
  open class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup {
    make(.line(.vertical, subitems), layoutSize)
  }

  /// Returns a group of a number of items of the same height one below the other, which fill the group.
  open class func vertical(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> NSCollectionLayoutGroup {
    make(.equal(.vertical, subitem, count: max(1, count)), layoutSize)
  }

  open class func vertical(layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int)
    -> NSCollectionLayoutGroup
  { make(.repeated(.vertical, subitem, count: max(1, count)), layoutSize) }

  /// Returns a group whose items are where a closure says.
  open class func custom(layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider)
    -> NSCollectionLayoutGroup
  { make(.custom(itemProvider), layoutSize) }
}
