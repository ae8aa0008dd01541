import Foundation

/// The new index path of each item after a batch of updates.
///
/// - Complexity: O(*s* + *c* log *c*) for *s* sections and *c* changes, whatever the number of items. Looking up an index path takes O(log
///   *c*).
struct ItemMapping {
  private struct Section {
    /// The index before the updates, or nil if the section is inserted.
    let old: Int?
    let survivors: Int
    /// The new places of items that are inserted or moved here, in ascending order.
    var arrivals: [Int] = []

    var count: Int { survivors + arrivals.count }

    /// Adds an inserted or moved item after the previous arrivals, and returns its place.
    mutating func addArrival(at item: Int) -> Int {
      // Arrivals at the same place follow each other, and none is beyond the end.
      let next = max(item, (arrivals.last ?? -1) + 1)
      let place = old == nil ? next : min(next, count)
      arrivals.append(place)
      return place
    }

    /// Returns the new place of the `rank`th item that stays.
    func place(ofSurvivor rank: Int) -> Int {
      rank + arrivals.indices.partitioningIndex { arrivals[$0] - $0 > rank }
    }
  }

  private var sections: [Section] = []
  /// The new index of each old section, or nil if the section is deleted.
  private var newSections: [Int?]
  private let oldCounts: [Int]
  /// The old places of the items that leave each section, in ascending order.
  private let leaving: [Int: [Int]]
  private var moved: [IndexPath: IndexPath] = [:]
  private var movedTo: Set<IndexPath> = []
  private var inserted: Set<IndexPath> = []
  private var reloaded: Set<IndexPath> = []

  init(_ batch: UpdateBatch, counts: [Int]) {
    oldCounts = counts
    newSections = Array(repeating: nil, count: counts.count)
    let gone = Set((batch.deletedItems + batch.movedItems.map(\.from)).filter { counts.holds($0) })
    leaving = Dictionary(grouping: gone, by: \.section).mapValues { $0.map(\.item).sorted() }
    takeSections(batch)
    takeArrivals(batch)
    reloaded = Set(batch.reloadedItems.compactMap(newPath))
  }

  private mutating func takeSections(_ batch: UpdateBatch) {
    sections = batch.sectionOrigins(count: oldCounts.count).map { old in
      Section(old: old, survivors: old.map { oldCounts[$0] - (leaving[$0]?.count ?? 0) } ?? 0)
    }
    for (index, section) in sections.enumerated() {
      if let old = section.old { newSections[old] = index }
    }
  }

  private mutating func takeArrivals(_ batch: UpdateBatch) {
    var arriving: [(to: IndexPath, from: IndexPath?)] = batch.insertedItems.map { ($0, nil) }
    arriving += batch.movedItems.map { ($0.to, $0.from) }
    for arrival in arriving.sorted(by: { $0.to < $1.to }) where sections.indices.contains(arrival.to.section) {
      let place = sections[arrival.to.section].addArrival(at: arrival.to.item)
      let path = IndexPath(item: place, section: arrival.to.section)
      if let from = arrival.from {
        moved[from] = path
        movedTo.insert(path)
      } else {
        inserted.insert(path)
      }
    }
  }

  /// Returns the number of items that each section must have after the updates. For inserted sections the data source decides.
  func expectedCounts(given counts: [Int]) -> [Int] {
    sections.indices.map { index in
      sections[index].old == nil && counts.indices.contains(index) ? counts[index] : sections[index].count
    }
  }

  /// Returns nil if the item is deleted.
  func newPath(of old: IndexPath) -> IndexPath? {
    if let path = moved[old] { return path }
    guard oldCounts.holds(old), let section = newSections[old.section] else { return nil }
    let gone = leaving[old.section] ?? []
    let before = gone.partitioningIndex { $0 >= old.item }
    if before < gone.count, gone[before] == old.item { return nil }
    return IndexPath(item: sections[section].place(ofSurvivor: old.item - before), section: section)
  }

  /// Returns nil if the section is deleted.
  func newSection(of old: Int) -> Int? { newSections.indices.contains(old) ? newSections[old] : nil }

  func isInserted(_ new: IndexPath) -> Bool {
    inserted.contains(new) || (isInserted(section: new.section) && !movedTo.contains(new))
  }

  func isInserted(section: Int) -> Bool { sections.indices.contains(section) && sections[section].old == nil }

  func isReloaded(_ new: IndexPath) -> Bool { reloaded.contains(new) }
}
