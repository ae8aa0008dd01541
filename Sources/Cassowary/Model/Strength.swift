/// The importance of a constraint: required, or a preference with a priority.
///
/// Preferences are strictly ordered: one with a higher priority is never sacrificed for any number of lower ones. Among
/// preferences of one priority, the sum of their errors is minimal.
public struct Strength: Comparable, Sendable {
  /// The priority, or infinity for a required constraint.
  let priority: Double

  /// The strength of a constraint that must always hold, and otherwise can't be added.
  public static let required = Strength(unchecked: .infinity)

  /// Creates the strength of a preference.
  ///
  /// - Parameter priority: Any finite number. UIKit's are above 0 and below 1,000.
  public init(priority: Double) {
    guard priority.isFinite else {
      fatalError("The priority of a preference is a finite number; what always holds has the strength `required`.")
    }
    self.priority = priority
  }

  private init(unchecked priority: Double) { self.priority = priority }

  /// A Boolean value that indicates whether a constraint of this strength always holds.
  public var isRequired: Bool { priority == .infinity }

  /// Returns a Boolean value that indicates whether `rhs` is more important.
  public static func < (lhs: Strength, rhs: Strength) -> Bool { lhs.priority < rhs.priority }
}
