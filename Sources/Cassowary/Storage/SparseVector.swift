/// The nonzero coefficients of a linear expression, by ascending index.
struct SparseVector: Sendable {
  struct Entry: Sendable {
    let index: Int
    var coefficient: Double
  }

  private(set) var entries: [Entry] = []

  init() {}

  /// The entries must be nonzero, with ascending indices.
  init(ascending entries: [Entry]) { self.entries = entries }

  var isEmpty: Bool { entries.isEmpty }

  subscript(index: Int) -> Double {
    let position = position(of: index)
    return position < entries.count && entries[position].index == index ? entries[position].coefficient : 0
  }

  mutating func remove(_ index: Int) {
    let position = position(of: index)
    if position < entries.count, entries[position].index == index { entries.remove(at: position) }
  }

  mutating func scale(by factor: Double) {
    for position in entries.indices { entries[position].coefficient *= factor }
  }

  /// Adds `factor` times `other`, and reports the indices that appeared and vanished.
  mutating func add(_ other: SparseVector, times factor: Double, appeared: (Int) -> Void = { _ in }, vanished: (Int) -> Void = { _ in }) {
    if other.entries.count * 8 < entries.count {
      for entry in other.entries { add(entry, times: factor, appeared: appeared, vanished: vanished) }
    } else {
      merge(other, times: factor, appeared: appeared, vanished: vanished)
    }
  }

  mutating func add(_ coefficient: Double, at index: Int) {
    add(Entry(index: index, coefficient: coefficient), times: 1, appeared: { _ in }, vanished: { _ in })
  }

  private mutating func add(_ entry: Entry, times factor: Double, appeared: (Int) -> Void, vanished: (Int) -> Void) {
    let position = position(of: entry.index)
    let change = entry.coefficient * factor
    if position < entries.count, entries[position].index == entry.index {
      let sum = entries[position].coefficient + change
      if abs(sum) > Tolerance.coefficient {
        entries[position].coefficient = sum
      } else {
        entries.remove(at: position)
        vanished(entry.index)
      }
    } else if abs(change) > Tolerance.coefficient {
      entries.insert(Entry(index: entry.index, coefficient: change), at: position)
      appeared(entry.index)
    }
  }

  private mutating func merge(_ other: SparseVector, times factor: Double, appeared: (Int) -> Void, vanished: (Int) -> Void) {
    var merged: [Entry] = []
    merged.reserveCapacity(entries.count + other.entries.count)
    var ownIndex = 0
    var otherIndex = 0
    while otherIndex < other.entries.count {
      let otherEntry = other.entries[otherIndex]
      while ownIndex < entries.count, entries[ownIndex].index < otherEntry.index {
        merged.append(entries[ownIndex])
        ownIndex += 1
      }
      otherIndex += 1
      let change = otherEntry.coefficient * factor
      if ownIndex < entries.count, entries[ownIndex].index == otherEntry.index {
        let sum = entries[ownIndex].coefficient + change
        ownIndex += 1
        if abs(sum) > Tolerance.coefficient {
          merged.append(Entry(index: otherEntry.index, coefficient: sum))
        } else {
          vanished(otherEntry.index)
        }
      } else if abs(change) > Tolerance.coefficient {
        merged.append(Entry(index: otherEntry.index, coefficient: change))
        appeared(otherEntry.index)
      }
    }
    merged.append(contentsOf: entries[ownIndex...])
    entries = merged
  }

  /// Returns the position of the first entry with an index that isn't smaller.
  private func position(of index: Int) -> Int {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].index < index { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
