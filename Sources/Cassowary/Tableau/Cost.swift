/// The cost of one unit of a symbol: a weight for each priority, compared by the highest priority first.
///
/// In a single number, many low preferences could outvote a high one, or be lost in rounding.
struct Cost: Sendable {
  private struct Part: Sendable {
    let priority: Double
    var weight: Double
  }

  /// The nonzero weights by descending priority.
  private var parts: [Part] = []

  init() {}

  init(_ weight: Double, at priority: Double) { parts = [Part(priority: priority, weight: weight)] }

  var isZero: Bool { parts.isEmpty }
  var isNegative: Bool { (parts.first?.weight ?? 0) < 0 }

  mutating func add(_ other: Cost, times factor: Double) {
    for part in other.parts {
      let position = parts.firstIndex { $0.priority <= part.priority } ?? parts.endIndex
      let change = part.weight * factor
      if position < parts.endIndex, parts[position].priority == part.priority {
        parts[position].weight += change
        if abs(parts[position].weight) <= Tolerance.weight { parts.remove(at: position) }
      } else if abs(change) > Tolerance.weight {
        parts.insert(Part(priority: part.priority, weight: change), at: position)
      }
    }
  }

  /// Returns whether this cost times `factor` is less than `other` times `otherFactor`.
  func times(_ factor: Double, isLessThan other: Cost, times otherFactor: Double) -> Bool {
    if parts.isEmpty { return other.parts.isEmpty ? false : other.parts[0].weight * otherFactor > 0 }
    var difference = Cost()
    difference.add(self, times: factor)
    difference.add(other, times: -otherFactor)
    return difference.isNegative
  }
}
