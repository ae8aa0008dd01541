import Dispatch

extension Array where Element: Sendable {
  /// Returns the results of a function for each element, in order. It is called on all processors.
  func concurrentMap<Result>(_ transform: @Sendable (Element) -> sending Result) -> [Result] {
    guard count > 1 else { return map { transform($0) } }
    return [Result](unsafeUninitializedCapacity: count) { buffer, initializedCount in
      // Each call initializes an element of its own.
      nonisolated(unsafe) let results = buffer
      DispatchQueue.concurrentPerform(iterations: count) { index in
        results.initializeElement(at: index, to: transform(self[index]))
      }
      initializedCount = count
    }
  }
}
