/// What counts as nothing, in numbers that have been rounded many times.
enum Tolerance {
  /// A coefficient smaller than this is what rounding left of a cancellation. Coefficients are of the order of 1.
  static let coefficient = 1e-10
  /// A weight in the objective smaller than this is zero: at a high priority it would otherwise outvote all lower ones.
  static let weight = 1e-9
  /// By how many points a required constraint may be missed. A thousandth of a pixel is 1e-3.
  static let feasibility = 1e-7
  /// A variable is not solved for where its coefficient is smaller than this part of the largest one.
  static let pivot = 1e-6
}
