import Foundation

struct SnapshotStorage<Section: Hashable, Item: Hashable> {
  private(set) var sections: [Section] = []
  private(set) var items: [Section: [Item]] = [:]
  private(set) var sectionOfItem: [Item: Section] = [:]
  var reloadedSections: [Section] = []
  var reloadedItems: [Item] = []
  var reconfiguredItems: [Item] = []

  // MARK: Checking

  /// Returns whether all sections are in the snapshot, and reports misuse otherwise.
  @discardableResult
  func check(sections identifiers: [Section]) -> Bool {
    guard let missing = identifiers.first(where: { items[$0] == nil }) else { return true }
    misuse("Invalid section identifier: the section \(missing) is not in the snapshot.")
    return false
  }

  /// Returns whether all items are in the snapshot, and reports misuse otherwise.
  func check(items identifiers: [Item]) -> Bool {
    guard let missing = identifiers.first(where: { sectionOfItem[$0] == nil }) else { return true }
    misuse("Invalid item identifier: the item \(missing) is not in the snapshot.")
    return false
  }

  /// Reports misuse and returns nil if there is no such item.
  func place(ofItem item: Item) -> (section: Section, index: Int)? {
    guard check(items: [item]), let section = sectionOfItem[item], let index = items[section]?.firstIndex(of: item) else { return nil }
    return (section, index)
  }

  // MARK: Items

  mutating func insert(_ new: [Item], into section: Section, at index: Int) {
    guard check(sections: [section]) else { return }
    sectionOfItem.reserveCapacity(sectionOfItem.count + new.count)
    var unique: [Item] = []
    unique.reserveCapacity(new.count)
    var repeated: Set<Item> = []
    for item in new {
      if sectionOfItem.updateValue(section, forKey: item) == nil { unique.append(item) } else { repeated.insert(item) }
    }
    guard !repeated.isEmpty else { return items[section, default: []].insert(contentsOf: unique, at: index) }
    // Items that are already in the snapshot move to the new place.
    let (before, after) = ((items[section] ?? []).prefix(index), (items[section] ?? []).dropFirst(index))
    for other in sections where other != section { items[other]?.removeAll { repeated.contains($0) } }
    var seen: Set<Item> = []
    items[section] =
      before.filter { !repeated.contains($0) } + new.filter { seen.insert($0).inserted } + after.filter { !repeated.contains($0) }
    let names = new.filter { repeated.contains($0) }
    misuse("Supplied item identifiers are not unique. Duplicate identifiers: \(Array(Set(names)))", as: .invalidArgument)
  }

  mutating func delete(_ old: [Item]) {
    var gone: Set<Item> = []
    var touched: Set<Section> = []
    for item in old {
      guard let section = sectionOfItem.removeValue(forKey: item) else { continue }
      gone.insert(item)
      touched.insert(section)
    }
    for section in touched { items[section]?.removeAll { gone.contains($0) } }
    forget(gone)
  }

  private mutating func forget(_ gone: Set<Item>) {
    guard !gone.isEmpty else { return }
    reloadedItems.removeAll { gone.contains($0) }
    reconfiguredItems.removeAll { gone.contains($0) }
  }

  mutating func move(_ item: Item, to target: Item, offset: Int) {
    guard item != target, let from = place(ofItem: item), check(items: [target]) else { return }
    items[from.section]?.remove(at: from.index)
    guard let to = place(ofItem: target) else { return }
    items[to.section]?.insert(item, at: to.index + offset)
    sectionOfItem[item] = to.section
  }

  mutating func replaceItems(of section: Section, with new: [Item]) {
    for item in items[section] ?? [] { sectionOfItem[item] = nil }
    items[section] = []
    insert(new, into: section, at: 0)
    let there = sectionOfItem
    reloadedItems.removeAll { there[$0] == nil }
    reconfiguredItems.removeAll { there[$0] == nil }
  }

  // MARK: Sections

  mutating func insert(_ new: [Section], at index: Int) {
    var seen: Set<Section> = []
    let unique = new.filter { items[$0] == nil && seen.insert($0).inserted }
    sections.insert(contentsOf: unique, at: index)
    for section in unique { items[section] = [] }
    guard unique.count < new.count else { return }
    misuse("Supplied section identifiers are not unique. Section identifiers: \(new)", as: .invalidArgument)
  }

  mutating func deleteSections(_ old: [Section]) {
    let gone = Set(old)
    for section in gone {
      for item in items.removeValue(forKey: section) ?? [] { sectionOfItem[item] = nil }
    }
    sections.removeAll { gone.contains($0) }
    reloadedSections.removeAll { gone.contains($0) }
    let there = sectionOfItem
    reloadedItems.removeAll { there[$0] == nil }
    reconfiguredItems.removeAll { there[$0] == nil }
  }

  mutating func moveSection(_ section: Section, to target: Section, offset: Int) {
    guard section != target, check(sections: [section, target]) else { return }
    sections.removeAll { $0 == section }
    guard let index = sections.firstIndex(of: target) else { return }
    sections.insert(section, at: index + offset)
  }

  mutating func removeMarks() { (reloadedSections, reloadedItems, reconfiguredItems) = ([], [], []) }
}

extension SnapshotStorage: Sendable where Section: Sendable, Item: Sendable {}
