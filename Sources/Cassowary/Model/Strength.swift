/// How much a constraint matters: required, or a preference of some priority.
///
/// Preferences are ordered strictly: one of a higher priority is never given up for any number of lower ones. Among those of one
/// priority the sum of what they miss is smallest.
public struct Strength: Comparable, Sendable {
  /// The priority; infinite for what is required.
  let priority: Double

  /// Holds, or else cannot be added.
  public static let required = Strength(unchecked: .infinity)

  /// A preference.
  ///
  /// - Parameter priority: any number; UIKit's are above 0 and below 1,000.
  public init(priority: Double) {
    guard priority.isFinite else {
      fatalError("The priority of a preference is a finite number; what always holds has the strength `required`.")
    }
    self.priority = priority
  }

  private init(unchecked priority: Double) { self.priority = priority }

  /// Whether a constraint of this strength holds always.
  public var isRequired: Bool { priority == .infinity }

  /// Whether `rhs` matters more.
  public static func < (lhs: Strength, rhs: Strength) -> Bool { lhs.priority < rhs.priority }
}
