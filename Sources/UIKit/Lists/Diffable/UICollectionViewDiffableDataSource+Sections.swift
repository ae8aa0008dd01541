import Foundation

extension UICollectionViewDiffableDataSource {
  /// Closures that decide about disclosing the items inside an item, and are notified of it.
  public struct SectionSnapshotHandlers<Item: Hashable> {
    /// Returns whether a person can expand an item, or nil for always.
    public var shouldExpandItem: ((Item) -> Bool)?
    public var willExpandItem: ((Item) -> Void)?
    /// Returns whether a person can collapse an item, or nil for always.
    public var shouldCollapseItem: ((Item) -> Bool)?
    public var willCollapseItem: ((Item) -> Void)?

    /// Creates handlers that allow everything.
    public init() {}
  }

  /// Shows the items of a section snapshot in a section, which is added if it isn't shown.
  ///
  /// Only items whose parents are expanded are shown.
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

  /// Returns the items of a section, with those that aren't shown.
  public func snapshot(for section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    if let outline = outlines[section] { return outline }
    var flat = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    if let index = contents.index(of: section) { flat.append(contents.items(inSection: index)) }
    return flat
  }

  /// Forgets the section snapshots of sections that a snapshot shows with other items, or not at all.
  func forgetOutlines(notIn snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>) {
    outlines = outlines.filter { section, outline in
      snapshot.indexOfSection(section) != nil && snapshot.itemIdentifiers(inSection: section) == outline.visibleItems
    }
  }
}
