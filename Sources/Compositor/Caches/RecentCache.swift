/// Stores the few values that were used last, found by comparing keys. For keys that are expensive to hash, or few.
struct RecentCache<Key: Equatable, Value> {
  private let limit: Int
  /// The entries, most recently used first.
  private var entries: [(key: Key, value: Value)] = []

  init(limit: Int) { self.limit = limit }

  mutating func value(for key: Key, make: () -> Value) -> Value {
    if let index = entries.firstIndex(where: { $0.key == key }) {
      if index > 0 { entries.insert(entries.remove(at: index), at: 0) }
      return entries[0].value
    }
    let value = make()
    entries.insert((key, value), at: 0)
    if entries.count > limit { entries.removeLast() }
    return value
  }
}
