import Cassowary

/// Rows of 44 points, 8 points apart, with leading and trailing edges and a centred label: five constraints a row, and the label's
/// intrinsic width.
struct ConstraintList {
  private var solver = Solver()
  private var heights: [ConstraintID] = []

  /// Adds all constraints and works out all values.
  init(rows: Int) throws(Unsatisfiable) {
    let listWidth = solver.makeVariable()
    try require(listWidth - 390)
    var bottom = Expression(constant: 0)
    for _ in 0..<rows {
      let (left, top) = (solver.makeVariable(), solver.makeVariable())
      let (width, height) = (solver.makeVariable(), solver.makeVariable())
      let (label, labelWidth) = (solver.makeVariable(), solver.makeVariable())
      try require(top - bottom - 8)
      heights.append(try require(height - 44))
      try require(left - 16)
      try require(left + width - listWidth + 16)
      try require(label + 0.5 * labelWidth - left - 0.5 * width)
      try solver.add(labelWidth - 80, .lessThanOrEqual, strength: Strength(priority: 250))
      try solver.add(labelWidth - 80, .greaterThanOrEqual, strength: Strength(priority: 750))
      bottom = top + height
    }
    _ = solver.takeChangedVariables()
  }

  /// Gives the last row another height, in points, and works out what that moves.
  mutating func setLastHeight(_ height: Double) throws(Unsatisfiable) {
    guard let last = heights.last else { return }
    try solver.setConstant(-height, of: last)
    _ = solver.takeChangedVariables()
  }

  @discardableResult
  private mutating func require(_ expression: Expression) throws(Unsatisfiable) -> ConstraintID {
    try solver.add(expression, .equal, strength: .required)
  }
}
