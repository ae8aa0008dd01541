/// A cache that keeps what was used lately, and never more than its limit but for the entry last inserted.
///
/// Two generations: what is used moves to the young one; when that has grown to half the limit it becomes the old one, and what was old
/// is forgotten.
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

  /// The costs of all that is kept.
  var cost: Int { youngCost + oldCost }

  /// The sum of costs, in the unit that insertions use.
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

  /// The value for `key`, made and kept where it is not there yet.
  package mutating func value(for key: Key, cost: (Value) -> Int, make: () -> Value) -> Value {
    if let value = self[key] { return value }
    let value = make()
    insert(value, for: key, cost: cost(value))
    return value
  }
}
