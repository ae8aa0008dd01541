import Cassowary
import Testing

@Suite("Lists of rows")
struct ListTests {
  private static let rows = 2000

  @Test("Given 2,000 rows, each below the last one, then every edge is exact")
  func exact() throws {
    let list = try List(rows: Self.rows)
    for (index, top) in list.tops.enumerated() { #expect(list.solver.value(of: top) == Double(index) * 52 + 8) }
  }

  @Test("Given 2,000 rows, when the last one's height changes, then only that is reported")
  func lastHeight() throws {
    var list = try List(rows: Self.rows)
    try list.solver.setConstant(-60, of: list.heightConstraints[Self.rows - 1])
    #expect(list.solver.takeChangedVariables() == [list.heights[Self.rows - 1]])
  }

  @Test("Given 2,000 rows, when the first one's height changes, then it and all later edges move")
  func firstHeight() throws {
    var list = try List(rows: Self.rows)
    try list.solver.setConstant(-60, of: list.heightConstraints[0])
    #expect(list.solver.takeChangedVariables().count == Self.rows)
    #expect(list.solver.value(of: list.tops[Self.rows - 1]) == Double(Self.rows - 1) * 52 + 24)
  }

  @Test("Given rows whose links are added from the last to the first, then every edge is exact")
  func reversed() throws {
    var solver = Solver()
    let tops = (0..<Self.rows).map { _ in solver.makeVariable() }
    for index in (1..<Self.rows).reversed() { try solver.add(tops[index] - tops[index - 1] - 52, .equal, strength: .required) }
    try solver.add(tops[0] - 8, .equal, strength: .required)
    _ = solver.takeChangedVariables()
    for (index, top) in tops.enumerated() { #expect(solver.value(of: top) == Double(index) * 52 + 8) }
  }

  /// Rows of 44 points, 8 points apart.
  private struct List {
    var solver = Solver()
    var tops: [Variable] = []
    var heights: [Variable] = []
    var heightConstraints: [ConstraintID] = []

    init(rows: Int) throws(Unsatisfiable) {
      var bottom = Expression(constant: 0)
      for _ in 0..<rows {
        let (top, height) = (solver.makeVariable(), solver.makeVariable())
        try solver.add(top - bottom - 8, .equal, strength: .required)
        heightConstraints.append(try solver.add(height - 44, .equal, strength: .required))
        bottom = top + height
        tops.append(top)
        heights.append(height)
      }
      _ = solver.takeChangedVariables()
    }
  }
}
