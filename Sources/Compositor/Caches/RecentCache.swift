/// Stores the few values that were used last, found by comparing keys. For keys that are expensive to hash, or few.
struct RecentCache<Key: Equatable, Value> {
  private let limit: Int
  /// Most recently used first.
  private var entries: [(key: Key, value: Value)] = []

  init(limit: Int) { self.limit = limit }

  /// The value for `key`, which becomes the most recently used one, or nil if there is none.
  subscript(key: Key) -> Value? {
    mutating get {
      guard let index = entries.firstIndex(where: { $0.key == key }) else { return nil }
      if index > 0 { entries.insert(entries.remove(at: index), at: 0) }
      return entries[0].value
    }
  }

  /// Stores a value whose key has none yet.
  mutating func insert(_ value: Value, for key: Key) {
    entries.insert((key, value), at: 0)
    if entries.count > limit { entries.removeLast() }
  }

  mutating func value(for key: Key, make: () -> Value) -> Value {
    if let value = self[key] { return value }
    let value = make()
    insert(value, for: key)
    return value
  }
}
