import Cassowary

/// The best point of a small bounded system, found by trying every point where enough constraints meet.
///
/// The errors of preferences are linear between the constraints' planes. The best point of a bounded system is therefore
/// where as many planes meet as there are dimensions.
struct BruteForce {
  let variables: Int
  let constraints: [PlainConstraint]

  /// Returns the smallest errors of the preferences, by descending priority, or nil if the required constraints contradict each other.
  func leastMissed() -> [Double]? {
    var best: [Double]?
    for meeting in Self.choices(of: variables, from: constraints.count) {
      let planes = meeting.map { constraints[$0] }
      guard let point = LinearSystem(planes.map(\.coefficients), constants: planes.map(\.constant)).solution() else { continue }
      guard Self.holdsWhatIsRequired(constraints, at: point) else { continue }
      let missed = Self.missed(constraints, at: point)
      if best.map({ Self.isLess(missed, $0) }) ?? true { best = missed }
    }
    return best
  }

  static func holdsWhatIsRequired(_ constraints: [PlainConstraint], at point: [Double]) -> Bool {
    constraints.allSatisfy { $0.priority != nil || $0.violation(at: point) < 1e-6 }
  }

  /// Returns the sum of the errors of the preferences of each priority, the highest priority first.
  static func missed(_ constraints: [PlainConstraint], at point: [Double]) -> [Double] {
    let preferences = constraints.filter { $0.priority != nil }
    let priorities = Set(preferences.compactMap(\.priority)).sorted(by: >)
    return priorities.map { priority in
      preferences.filter { $0.priority == priority }.reduce(0) { $0 + $1.violation(at: point) }
    }
  }

  private static func isLess(_ lhs: [Double], _ rhs: [Double]) -> Bool {
    for (left, right) in zip(lhs, rhs) where abs(left - right) > 1e-6 { return left < right }
    return false
  }

  private static func choices(of count: Int, from total: Int) -> [[Int]] {
    guard count > 0 else { return [[]] }
    guard total >= count else { return [] }
    return choices(of: count, from: total - 1) + choices(of: count - 1, from: total - 1).map { $0 + [total - 1] }
  }
}
