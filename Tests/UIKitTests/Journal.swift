/// Writes down what happens, in order.
@MainActor
final class Journal {
  var entries: [String] = []

  func note(_ entry: String) { entries.append(entry) }

  /// What was noted since the last call.
  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}
