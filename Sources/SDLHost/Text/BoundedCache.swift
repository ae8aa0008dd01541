/// A cache that keeps what was used lately, and never more than its limit.
///
/// Two generations: what is used moves to the young one; when that has grown to half the limit it becomes the old one, and the old
/// one is forgotten.
public struct BoundedCache<Key: Hashable, Value> {
  private var young: [Key: Entry] = [:]
  private var old: [Key: Entry] = [:]
  private var youngCost = 0
  private let limit: Int

  private struct Entry {
    let value: Value
    let cost: Int
  }

  /// The sum of costs that is never exceeded but by the entry last inserted.
  public init(limit: Int) { self.limit = limit }

  public subscript(key: Key) -> Value? {
    mutating get {
      if let entry = young[key] { return entry.value }
      guard let entry = old.removeValue(forKey: key) else { return nil }
      insert(entry.value, for: key, cost: entry.cost)
      return entry.value
    }
  }

  /// Keeps a value; `cost` is in the unit of the limit.
  public mutating func insert(_ value: Value, for key: Key, cost: Int) {
    youngCost += cost - (young[key]?.cost ?? 0)
    young[key] = Entry(value: value, cost: cost)
    guard youngCost > limit / 2 else { return }
    old = young
    young = [:]
    youngCost = 0
  }

  public mutating func removeAll() { self = BoundedCache(limit: limit) }
}
