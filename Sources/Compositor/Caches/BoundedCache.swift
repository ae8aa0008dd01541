/// A cache that retains recently used values, and exceeds its limit only by the entry that was inserted last.
///
/// It has two generations. A value that is used moves to the young one. When that has grown to half of the limit, it becomes the old one,
/// and the previous old one is discarded.
package struct BoundedCache<Key: Hashable, Value> {
  private struct Entry {
    let value: Value
    let cost: Int
  }

  private let limit: Int
  private var young: [Key: Entry] = [:]
  private var old: [Key: Entry] = [:]
  private var youngCost = 0
  private var oldCost = 0

  var cost: Int { youngCost + oldCost }

  /// Creates a cache whose total cost is limited, in the unit that insertions use.
  package init(limit: Int) { self.limit = limit }

  package subscript(key: Key) -> Value? {
    mutating get {
      if let entry = young[key] { return entry.value }
      guard let entry = old.removeValue(forKey: key) else { return nil }
      oldCost -= entry.cost
      insert(entry.value, for: key, cost: entry.cost)
      return entry.value
    }
  }

  package mutating func insert(_ value: Value, for key: Key, cost: Int) {
    youngCost += cost - (young.updateValue(Entry(value: value, cost: cost), forKey: key)?.cost ?? 0)
    guard youngCost > limit / 2 else { return }
    old = young
    oldCost = youngCost
    young = [:]
    youngCost = 0
  }

  package func contains(where predicate: (Value) -> Bool) -> Bool {
    young.values.contains { predicate($0.value) } || old.values.contains { predicate($0.value) }
  }

  package mutating func removeAll(where predicate: (Value) -> Bool) {
    young = young.filter { !predicate($0.value.value) }
    old = old.filter { !predicate($0.value.value) }
    youngCost = young.values.reduce(0) { $0 + $1.cost }
    oldCost = old.values.reduce(0) { $0 + $1.cost }
  }

  package mutating func removeValue(forKey key: Key) {
    youngCost -= young.removeValue(forKey: key)?.cost ?? 0
    oldCost -= old.removeValue(forKey: key)?.cost ?? 0
  }

  /// Removes the values that weren't used since the previous call.
  package mutating func removeUnused() {
    (old, oldCost) = (young, youngCost)
    (young, youngCost) = ([:], 0)
  }

  /// Removes values, the least recently used first, until their total cost is at most `limit`. It may remove more.
  package mutating func shrink(to limit: Int) {
    if cost > limit {
      old = [:]
      oldCost = 0
    }
    if cost > limit {
      young = [:]
      youngCost = 0
    }
  }

  /// Returns the value for `key`, and creates and stores it if there is none.
  package mutating func value(for key: Key, cost: (Value) -> Int, make: () -> Value) -> Value {
    if let value = self[key] { return value }
    let value = make()
    insert(value, for: key, cost: cost(value))
    return value
  }
}
