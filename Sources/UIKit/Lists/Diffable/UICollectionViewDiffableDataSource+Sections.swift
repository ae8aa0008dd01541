import Foundation

extension UICollectionViewDiffableDataSource {
  /// Closures that decide whether items can be expanded and collapsed, and are called before that.
  public struct SectionSnapshotHandlers<Item: Hashable> {
    /// Nil allows it always.
    public var shouldExpandItem: ((Item) -> Bool)?
    public var willExpandItem: ((Item) -> Void)?
    /// Nil allows it always.
    public var shouldCollapseItem: ((Item) -> Bool)?
    public var willCollapseItem: ((Item) -> Void)?

    public init() {}
  }

  /// Shows the visible items of a section snapshot. The section is added if it isn't shown yet.
  public func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    outlines[section] = snapshot
    var whole = self.snapshot()
    if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
    whole.storage.replaceItems(of: section, with: snapshot.visibleItems)
    show(whole, animatingDifferences: animatingDifferences, completion: completion)
  }

  /// Returns the items of a section, including those that aren't visible.
  public func snapshot(for section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    if let outline = outlines[section] { return outline }
    var flat = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    if let index = contents.index(of: section) { flat.append(contents.items(inSection: index)) }
    return flat
  }

  /// Removes the section snapshots of sections that `snapshot` doesn't contain, or shows with other items.
  func forgetOutlines(notIn snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>) {
    outlines = outlines.filter { section, outline in
      snapshot.indexOfSection(section) != nil && snapshot.itemIdentifiers(inSection: section) == outline.visibleItems
    }
  }
}
