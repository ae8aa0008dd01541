/// The thresholds below which numbers count as zero, because of accumulated rounding errors.
enum Tolerance {
  /// The minimum coefficient of a term. Coefficients are of the order of 1.
  static let coefficient = 1e-10
  /// The minimum weight in the objective. At a high priority, a rounding error would outvote all lower ones.
  static let weight = 1e-9
  /// The permitted error of a required constraint, in points. A thousandth of a pixel is 1e-3.
  static let feasibility = 1e-7
  /// The minimum ratio to the largest coefficient for solving a constraint for a variable.
  static let pivot = 1e-6
}
