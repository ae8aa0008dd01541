/// The thresholds below which numbers count as zero, because they have been rounded many times.
enum Tolerance {
  /// The coefficient below which a term is the rounding error of a cancellation. Coefficients are of the order of 1.
  static let coefficient = 1e-10
  /// The weight in the objective below which it is zero. Otherwise, at a high priority, it would outvote all lower ones.
  static let weight = 1e-9
  /// The error of a required constraint that is allowed, in points. A thousandth of a pixel is 1e-3.
  static let feasibility = 1e-7
  /// The fraction of the largest coefficient below which a constraint isn't solved for a variable.
  static let pivot = 1e-6
}
