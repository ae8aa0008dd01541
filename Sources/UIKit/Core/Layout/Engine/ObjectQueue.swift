/// A queue that contains each object at most once, in the order of insertion.
struct ObjectQueue<Element: AnyObject> {
  private var waiting: [ObjectIdentifier: (number: Int, element: Element)] = [:]
  private var count = 0

  var elements: [Element] { waiting.values.sorted { $0.number < $1.number }.map(\.element) }

  mutating func append(_ element: Element) {
    guard waiting[ObjectIdentifier(element)] == nil else { return }
    count += 1
    waiting[ObjectIdentifier(element)] = (count, element)
  }

  /// Returns whether the object was in the queue.
  @discardableResult
  mutating func remove(_ element: Element) -> Bool { waiting.removeValue(forKey: ObjectIdentifier(element)) != nil }

  mutating func takeAll() -> [Element] {
    guard !waiting.isEmpty else { return [] }
    defer { waiting = [:] }
    return elements
  }
}
