import Foundation

/// The updates that turn one snapshot into another: as few moves as possible, and deletions and insertions.
struct SnapshotDifference<Section: Hashable, Item: Hashable> {
  private(set) var batch = UpdateBatch()

  private let old: SnapshotStorage<Section, Item>
  private let new: SnapshotStorage<Section, Item>
  private let oldIndex: [Section: Int]
  private let newIndex: [Section: Int]

  /// - Complexity: O(*n*) comparisons for *n* items, and O(*m* log *m*) for the *m* items between the first and the last change of a
  ///   section.
  init(from old: SnapshotStorage<Section, Item>, to new: SnapshotStorage<Section, Item>) {
    self.old = old
    self.new = new
    oldIndex = Dictionary(uniqueKeysWithValues: old.sections.enumerated().map { ($1, $0) })
    newIndex = Dictionary(uniqueKeysWithValues: new.sections.enumerated().map { ($1, $0) })
    findSections()
    findItems()
    findMarks()
  }

  private mutating func findSections() {
    for (index, section) in old.sections.enumerated() where newIndex[section] == nil { batch.deletedSections.insert(index) }
    for (index, section) in new.sections.enumerated() where oldIndex[section] == nil { batch.insertedSections.insert(index) }
    for section in new.reloadedSections {
      guard let from = oldIndex[section], let to = newIndex[section] else { continue }
      batch.deletedSections.insert(from)
      batch.insertedSections.insert(to)
    }
    let staying = new.sections.enumerated().compactMap { index, section in
      oldIndex[section].flatMap { batch.deletedSections.contains($0) ? nil : (from: $0, to: index) }
    }
    let fixed = staying.map(\.from).longestIncreasingSubsequence
    batch.movedSections = staying.enumerated().filter { !fixed.contains($0.offset) }.map(\.element)
  }

  private func isReplaced(_ section: Section) -> Bool {
    guard let old = oldIndex[section], let new = newIndex[section] else { return true }
    return batch.deletedSections.contains(old) || batch.insertedSections.contains(new)
  }

  private mutating func findItems() {
    var movable: [Item: IndexPath] = [:]
    var places: [(item: Item, path: IndexPath)] = []
    for (index, section) in old.sections.enumerated() {
      guard let items = old.items[section] else { continue }
      let span = isReplaced(section) ? items.startIndex..<items.endIndex : changed(in: section).old
      for item in span { movable[items[item]] = IndexPath(item: item, section: index) }
    }
    for (index, section) in new.sections.enumerated() {
      guard let items = new.items[section] else { continue }
      let span = isReplaced(section) ? items.startIndex..<items.endIndex : changed(in: section).new
      for item in span { places.append((items[item], IndexPath(item: item, section: index))) }
    }
    var staying: [Int: [(from: Int, to: IndexPath)]] = [:]
    for (item, to) in places {
      let isKept = !batch.insertedSections.contains(to.section)
      guard let from = movable.removeValue(forKey: item) else {
        if isKept { batch.insertedItems.append(to) }
        continue
      }
      let isAtHome = isKept && oldIndex[new.sections[to.section]] == from.section
      // Items that stay in a reloaded section are not moved, but requested again.
      if !isKept, oldIndex[new.sections[to.section]] == from.section { continue }
      if isAtHome { staying[to.section, default: []].append((from.item, to)) } else { batch.movedItems.append((from, to)) }
    }
    for (section, moves) in staying.sorted(by: { $0.key < $1.key }) {
      let fixed = moves.map(\.from).longestIncreasingSubsequence
      let home = oldIndex[new.sections[section]] ?? section
      for (index, move) in moves.enumerated() where !fixed.contains(index) {
        batch.movedItems.append((IndexPath(item: move.from, section: home), move.to))
      }
    }
    batch.deletedItems = movable.values.filter { !batch.deletedSections.contains($0.section) }.sorted()
  }

  /// Returns the range from the first to the last change of a section.
  private func changed(in section: Section) -> (old: Range<Int>, new: Range<Int>) {
    let (before, after) = (old.items[section] ?? [], new.items[section] ?? [])
    var start = 0
    while start < before.count, start < after.count, before[start] == after[start] { start += 1 }
    var (oldEnd, newEnd) = (before.count, after.count)
    while oldEnd > start, newEnd > start, before[oldEnd - 1] == after[newEnd - 1] { (oldEnd, newEnd) = (oldEnd - 1, newEnd - 1) }
    return (start..<oldEnd, start..<newEnd)
  }

  private mutating func findMarks() {
    batch.reloadedItems = old.paths(of: new.reloadedItems)
    batch.reconfiguredItems = old.paths(of: new.reconfiguredItems)
  }
}

extension SnapshotStorage {
  /// Ignores items that aren't in the snapshot.
  func paths(of wanted: [Item]) -> [IndexPath] {
    guard !wanted.isEmpty else { return [] }
    let wantedItems = Set(wanted)
    let touched = Set(wanted.compactMap { sectionOfItem[$0] })
    return sections.enumerated().flatMap { index, section in
      guard touched.contains(section) else { return [IndexPath]() }
      return (items[section] ?? []).enumerated().filter { wantedItems.contains($1) }.map { IndexPath(item: $0.offset, section: index) }
    }
  }
}
