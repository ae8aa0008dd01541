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

  // MARK: Showing

  /// Animates from the current snapshot to another one, or replaces it if the list doesn't show this data source.
  func show(
    _ new: SnapshotStorage<Section, Item>, in list: (any DiffableList)?, isSource: Bool, animated: Bool,
    completion: (() -> Void)?
  ) {
    guard let list, isSource, numberOfSections > 0 else { return reload(new, in: list, completion: completion) }
    let isAnimated = animated && list.window != nil
    let batch = SnapshotDifference(from: storage, to: new).batch
    let update = {
      list.performBatchUpdates {
        self.replace(with: new)
        if !batch.isEmpty { list.record(batch, animated: isAnimated) }
      } completion: { _ in
        completion?()
      }
    }
    if isAnimated { update() } else { UIView.performWithoutAnimation(update) }
  }

  func reload(_ new: SnapshotStorage<Section, Item>, in list: (any DiffableList)?, completion: (() -> Void)?) {
    replace(with: new)
    list?.reloadData()
    completion?()
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

/// A list that can show the items of a diffable data source.
@MainActor
protocol DiffableList: UIView {
  func reloadData()
  func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?)
  /// Adds updates to the current batch.
  func record(_ batch: UpdateBatch, animated: Bool)
}

extension UICollectionView: DiffableList {
  func record(_ batch: UpdateBatch, animated: Bool) { batchUpdates.record(in: self) { $0.add(batch) } }
}

extension UITableView: DiffableList {
  func record(_ batch: UpdateBatch, animated: Bool) {
    let animation = animated ? (dataSource as? any DiffableTableSource)?.defaultRowAnimation ?? .automatic : .none
    batchUpdates.record(animation, in: self) { $0 = batch }
  }
}

/// A diffable data source of a table.
@MainActor
protocol DiffableTableSource {
  var defaultRowAnimation: UITableView.RowAnimation { get }
}

extension UITableViewDiffableDataSource: DiffableTableSource {}
