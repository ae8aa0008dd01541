/// The importance of a constraint: required, or a preference with a priority.
///
/// A higher priority is never sacrificed for any number of lower ones. Among preferences of one priority, the sum of their errors is
/// minimal.
public struct Strength: Comparable, Sendable {
  /// Infinity for a required constraint.
  let priority: Double

  /// The strength of a constraint that must always hold, and otherwise can't be added.
  public static let required = Strength(unchecked: .infinity)

  /// Creates the strength of a preference. UIKit's priorities are above 0 and below 1,000. Infinity is less than `required`, and NaN is 0.
  public init(priority: Double) {
    let greatest = Double.greatestFiniteMagnitude
    self.priority = priority.isNaN ? 0 : min(max(priority, -greatest), greatest)
  }

  private init(unchecked priority: Double) { self.priority = priority }

  /// A Boolean value that indicates whether a constraint of this strength always holds.
  public var isRequired: Bool { priority == .infinity }

  /// Returns whether `rhs` is more important.
  public static func < (lhs: Strength, rhs: Strength) -> Bool { lhs.priority < rhs.priority }
}
