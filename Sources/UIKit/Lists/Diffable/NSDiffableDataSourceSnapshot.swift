import Foundation

/// A section or item identifier occurs at most once in a snapshot.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  var storage = SnapshotStorage<SectionIdentifierType, ItemIdentifierType>()

  public init() {}

  // MARK: Counts and identifiers

  public var numberOfItems: Int { storage.sectionOfItem.count }
  public var numberOfSections: Int { storage.sections.count }
  public var sectionIdentifiers: [SectionIdentifierType] { storage.sections }
  public var itemIdentifiers: [ItemIdentifierType] { storage.sections.flatMap { storage.items[$0] ?? [] } }
  public var reloadedSectionIdentifiers: [SectionIdentifierType] { storage.reloadedSections }
  public var reloadedItemIdentifiers: [ItemIdentifierType] { storage.reloadedItems }
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] { storage.reconfiguredItems }

  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int { itemIdentifiers(inSection: identifier).count }

  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    storage.check(sections: [identifier])
    return storage.items[identifier] ?? []
  }

  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    storage.sectionOfItem[identifier]
  }

  /// Returns the index of an item among all items, or nil if there is no such item.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let section = storage.sectionOfItem[identifier], let index = storage.items[section]?.firstIndex(of: identifier) else {
      return nil
    }
    return index + storage.sections.prefix { $0 != section }.reduce(0) { $0 + (storage.items[$1]?.count ?? 0) }
  }

  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { storage.sections.firstIndex(of: identifier) }

  // MARK: Items

  /// Adds items at the end of a section. Nil stands for the last section.
  public mutating func appendItems(_ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil) {
    guard let section = sectionIdentifier ?? storage.sections.last else {
      return misuse("There are currently no sections in the data source. Please add a section first.")
    }
    storage.insert(identifiers, into: section, at: storage.items[section]?.count ?? 0)
  }

  public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType) {
    guard let place = storage.place(ofItem: beforeIdentifier) else { return }
    storage.insert(identifiers, into: place.section, at: place.index)
  }

  public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType) {
    guard let place = storage.place(ofItem: afterIdentifier) else { return }
    storage.insert(identifiers, into: place.section, at: place.index + 1)
  }

  /// Identifiers that aren't in the snapshot are ignored.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) { storage.delete(identifiers) }

  public mutating func deleteAllItems() { storage = SnapshotStorage() }

  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
    storage.move(identifier, to: toIdentifier, offset: 0)
  }

  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
    storage.move(identifier, to: toIdentifier, offset: 1)
  }

  /// The cells of the items are replaced.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    guard storage.check(items: identifiers) else { return }
    storage.reloadedItems += identifiers
  }

  /// The existing cells of the items are filled again.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    guard storage.check(items: identifiers) else { return }
    storage.reconfiguredItems += identifiers
  }

  // MARK: Sections

  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) { storage.insert(identifiers, at: storage.sections.count) }

  public mutating func insertSections(_ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType) {
    guard storage.check(sections: [toIdentifier]), let index = indexOfSection(toIdentifier) else { return }
    storage.insert(identifiers, at: index)
  }

  public mutating func insertSections(_ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType) {
    guard storage.check(sections: [toIdentifier]), let index = indexOfSection(toIdentifier) else { return }
    storage.insert(identifiers, at: index + 1)
  }

  /// Also deletes the sections' items. Identifiers that aren't in the snapshot are ignored.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) { storage.deleteSections(identifiers) }

  public mutating func moveSection(_ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType) {
    storage.moveSection(identifier, to: toIdentifier, offset: 0)
  }

  public mutating func moveSection(_ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType) {
    storage.moveSection(identifier, to: toIdentifier, offset: 1)
  }

  /// The cells, headers and footers of the sections are replaced.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    guard storage.check(sections: identifiers) else { return }
    storage.reloadedSections += identifiers
  }
}

extension NSDiffableDataSourceSnapshot: Sendable where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
