import Foundation

extension UICollectionViewDiffableDataSource {
  /// Closures that decide about disclosing the items inside an item, and are notified of it.
  public struct SectionSnapshotHandlers<Item: Hashable> {
    /// Returns whether a person can expand an item, or nil for always.
    public var shouldExpandItem: ((Item) -> Bool)?
    /// Called before an item that a person has clicked is expanded.
    public var willExpandItem: ((Item) -> Void)?
    /// Returns whether a person can collapse an item, or nil for always.
    public var shouldCollapseItem: ((Item) -> Bool)?
    /// Called before an item that a person has clicked is collapsed.
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

/// A data source whose items a click on their cells discloses.
@MainActor
protocol OutlineDisclosing: AnyObject {
  /// Returns whether the items inside the item at a path are shown, or nil if nothing is inside it.
  func isExpanded(at path: IndexPath) -> Bool?
  /// Returns the number of items that the one at a path is inside of.
  func level(at path: IndexPath) -> Int
  /// Shows or hides the items inside the item at a path, if the handlers allow it.
  func toggleExpansion(at path: IndexPath)
}

extension UICollectionViewDiffableDataSource: OutlineDisclosing {
  private func outline(at path: IndexPath) -> (
    SectionIdentifierType, NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, ItemIdentifierType
  )? {
    guard let section = sectionIdentifier(for: path.section), let outline = outlines[section], let item = itemIdentifier(for: path)
    else { return nil }
    return (section, outline, item)
  }

  func isExpanded(at path: IndexPath) -> Bool? {
    outline(at: path).flatMap { _, outline, item in
      outline.hasItems(inside: item) ? outline.isExpanded(item) : nil
    }
  }

  func level(at path: IndexPath) -> Int { outline(at: path).map { $1.level(of: $2) } ?? 0 }

  func toggleExpansion(at path: IndexPath) {
    guard let (section, outline, item) = outline(at: path), let isExpanded = isExpanded(at: path) else { return }
    var changed = outline
    if isExpanded {
      guard sectionSnapshotHandlers.shouldCollapseItem?(item) ?? true else { return }
      sectionSnapshotHandlers.willCollapseItem?(item)
      changed.collapse([item])
    } else {
      guard sectionSnapshotHandlers.shouldExpandItem?(item) ?? true else { return }
      sectionSnapshotHandlers.willExpandItem?(item)
      changed.expand([item])
    }
    apply(changed, to: section)
  }
}
