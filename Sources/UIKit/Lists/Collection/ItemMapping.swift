import Foundation

/// The new index path of each item after a batch of updates.
///
/// - Complexity: Making one takes O(*s* + *c* log *c*) for *s* sections and *c* changes, whatever the number of items, and finding an
///   index path takes O(log *c*).
struct ItemMapping {
  /// A section after the updates.
  private struct Section {
    /// The index before the updates, or nil if the section has been inserted.
    let old: Int?
    /// The number of items that stay.
    let survivors: Int
    /// The new places of items that are inserted, or moved here, in order.
    var arrivals: [Int] = []

    var count: Int { survivors + arrivals.count }

    /// Adds an item that is inserted, or moved here, behind those that were added before, and returns its place.
    mutating func addArrival(at item: Int) -> Int {
      // Two arrivals at one place follow each other, and none is beyond the end.
      let next = max(item, (arrivals.last ?? -1) + 1)
      let place = old == nil ? next : min(next, count)
      arrivals.append(place)
      return place
    }

    /// Returns the new place of the item that is the `rank`th of those that stay.
    func place(ofSurvivor rank: Int) -> Int {
      rank + arrivals.indices.partitioningIndex { arrivals[$0] - $0 > rank }
    }
  }

  private var sections: [Section] = []
  /// The new index of each old section, or nil if it has been deleted.
  private var newSections: [Int?]
  private let oldCounts: [Int]
  /// The old places, in order, of the items that leave each section.
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

  /// Returns the numbers of items that sections must have after the updates. Those of inserted sections are given by the data source.
  func expectedCounts(given counts: [Int]) -> [Int] {
    sections.indices.map { index in
      sections[index].old == nil && counts.indices.contains(index) ? counts[index] : sections[index].count
    }
  }

  /// Returns the current index path of an old item, or nil if it has been deleted.
  func newPath(of old: IndexPath) -> IndexPath? {
    if let path = moved[old] { return path }
    guard oldCounts.holds(old), let section = newSections[old.section] else { return nil }
    let gone = leaving[old.section] ?? []
    let before = gone.partitioningIndex { $0 >= old.item }
    if before < gone.count, gone[before] == old.item { return nil }
    return IndexPath(item: sections[section].place(ofSurvivor: old.item - before), section: section)
  }

  /// Returns the current index of an old section, or nil if it has been deleted.
  func newSection(of old: Int) -> Int? { newSections.indices.contains(old) ? newSections[old] : nil }

  func isInserted(_ new: IndexPath) -> Bool {
    inserted.contains(new) || (isInserted(section: new.section) && !movedTo.contains(new))
  }

  func isInserted(section: Int) -> Bool { sections.indices.contains(section) && sections[section].old == nil }

  func isReloaded(_ new: IndexPath) -> Bool { reloaded.contains(new) }
}

extension [Int] {
  /// Returns whether there is an item at a path, where the elements are the numbers of items in sections.
  fileprivate func holds(_ path: IndexPath) -> Bool {
    path.count == 2 && indices.contains(path.section) && (0..<self[path.section]).contains(path.item)
  }
}
