import Cassowary

/// A list with rows of 44 points, 8 points apart, with leading and trailing edges and a centered label. There are five constraints per row,
/// and the label's intrinsic width.
struct ConstraintList {
  private var solver = Solver()
  private var heights: [ConstraintID] = []

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

  /// Changes the height of the last row, in points, and solves the list again.
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
