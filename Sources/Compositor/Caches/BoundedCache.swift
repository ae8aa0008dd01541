/// A cache that keeps what was used lately, and never more than its limit but for the entry last inserted.
///
/// Two generations: what is used moves to the young one; when that has grown to half the limit it becomes the old one, and what was old
/// is forgotten.
struct BoundedCache<Key: Hashable, Value> {
  private struct Entry {
    let value: Value
    let cost: Int
  }

  private let limit: Int
  private var young: [Key: Entry] = [:]
  private var old: [Key: Entry] = [:]
  private var youngCost = 0

  /// The sum of costs, in the unit that insertions use.
  init(limit: Int) { self.limit = limit }

  /// The value for `key`, made and kept where it is not there yet.
  mutating func value(for key: Key, cost: (Value) -> Int, make: () -> Value) -> Value {
    if let entry = young[key] { return entry.value }
    let entry: Entry
    if let aged = old.removeValue(forKey: key) {
      entry = aged
    } else {
      let value = make()
      entry = Entry(value: value, cost: cost(value))
    }
    young[key] = entry
    youngCost += entry.cost
    if youngCost > limit / 2 {
      old = young
      young = [:]
      youngCost = 0
    }
    return entry.value
  }
}
