/// A key or a combination of keys, with its action.
struct KeyHint: Equatable, Sendable {
  /// The name, such as "Ctrl+Shift+Z" or "Space".
  let keys: String
  let title: String
  /// The heading of the group.
  let group: String
}

extension KeyHint {
  /// Returns the hints below their headings, with both in their original order.
  static func grouped(_ hints: [KeyHint]) -> [(title: String, hints: [KeyHint])] {
    var groups: [(title: String, hints: [KeyHint])] = []
    for hint in hints {
      let index = groups.firstIndex { $0.title == hint.group } ?? groups.count
      if index == groups.count { groups.append((hint.group, [])) }
      groups[index].hints.append(hint)
    }
    return groups
  }

  /// Returns the number of groups in the left column such that the two columns have the most similar heights.
  static func leftColumn(of groups: [(title: String, hints: [KeyHint])]) -> Int {
    let heights = groups.map { $0.hints.count + 2 }
    let total = heights.reduce(0, +)
    let differences = (0...groups.count).map { abs(2 * heights.prefix($0).reduce(0, +) - total) }
    return differences.indices.min { (differences[$0], -$0) < (differences[$1], -$1) } ?? 0
  }
}
