import Foundation

/// The current snapshot of a diffable data source.
@MainActor
final class DiffableContents<Section: Hashable, Item: Hashable> {
  private(set) var storage = SnapshotStorage<Section, Item>()
  /// The index paths of all items, computed on demand.
  private var paths: [Item: IndexPath]?

  var snapshot: NSDiffableDataSourceSnapshot<Section, Item> {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    snapshot.storage = storage
    return snapshot
  }

  func replace(with new: SnapshotStorage<Section, Item>) {
    storage = new
    storage.removeMarks()
    paths = nil
  }

  // MARK: Finding

  var numberOfSections: Int { storage.sections.count }

  func items(inSection index: Int) -> [Item] {
    storage.sections.indices.contains(index) ? storage.items[storage.sections[index]] ?? [] : []
  }

  func section(at index: Int) -> Section? { storage.sections.indices.contains(index) ? storage.sections[index] : nil }

  func index(of section: Section) -> Int? { storage.sections.firstIndex(of: section) }

  func item(at path: IndexPath) -> Item? {
    guard path.count == 2 else { return nil }
    let items = items(inSection: path.section)
    return items.indices.contains(path.item) ? items[path.item] : nil
  }

  func path(of item: Item) -> IndexPath? {
    guard storage.sectionOfItem[item] != nil else { return nil }
    if let paths { return paths[item] }
    var made: [Item: IndexPath] = [:]
    made.reserveCapacity(storage.sectionOfItem.count)
    for (section, identifier) in storage.sections.enumerated() {
      for (index, item) in (storage.items[identifier] ?? []).enumerated() { made[item] = IndexPath(item: index, section: section) }
    }
    paths = made
    return made[item]
  }
}
