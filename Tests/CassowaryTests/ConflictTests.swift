import Cassowary
import Testing

@Suite("Contradictions")
struct ConflictTests {
  @Test("Given two widths, when both are required, then the second is refused and both are named")
  func twoWidths() throws {
    var solver = Solver()
    let (width, height) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(height - 7, .equal, strength: .required)
    let first = try solver.add(width - 44, .equal, strength: .required)
    let error = try #require(throws: Unsatisfiable.self) { try solver.add(width - 50, .equal, strength: .required) }
    #expect(error.conflict.count == 2)
    #expect(error.conflict.first == first)
    #expect(solver.value(of: width) == 44)
    #expect(solver.value(of: height) == 7)
  }

  @Test("Given a chain of definitions, when its end is required elsewhere, then the whole chain is named and nothing beside it")
  func chain() throws {
    var solver = Solver()
    let edges = (0..<5).map { _ in solver.makeVariable() }
    var links = [try solver.add(Expression(edges[0]), .equal, strength: .required)]
    for (previous, next) in zip(edges, edges.dropFirst()) {
      links.append(try solver.add(next - previous - 10, .equal, strength: .required))
      try solver.add(next - 5, .greaterThanOrEqual, strength: .required)
    }
    let error = try #require(throws: Unsatisfiable.self) { try solver.add(edges[3] - 31, .equal, strength: .required) }
    #expect(Array(error.conflict.dropLast()) == Array(links.prefix(4)))
    #expect(error.conflict.count == 5)
  }

  @Test("Given a least and a most size, when they cross, then the change is refused and the old sizes stay")
  func crossing() throws {
    var solver = Solver()
    let width = solver.makeVariable()
    let least = try solver.add(width - 40, .greaterThanOrEqual, strength: .required)
    let most = try solver.add(width - 60, .lessThanOrEqual, strength: .required)
    try solver.add(width - 100, .equal, strength: Strength(priority: 500))
    let error = try #require(throws: Unsatisfiable.self) { try solver.setConstant(-30, of: most) }
    #expect(error.conflict == [least, most])
    #expect(solver.value(of: width) == 60)
    #expect(solver.takeChangedVariables() == [width])
    try solver.setConstant(-50, of: most)
    #expect(solver.value(of: width) == 50)
  }

  @Test("Given a refused constraint, when the same calls follow as without it, then the values are the same to the last bit")
  func unchanged() throws {
    var solver = Solver()
    let (a, b, c) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    try solver.add(a + b + c - 100, .equal, strength: .required)
    try solver.add(a - b - 1, .greaterThanOrEqual, strength: .required)
    try solver.add(b - c - 1, .greaterThanOrEqual, strength: .required)
    try solver.add(Expression(c), .greaterThanOrEqual, strength: .required)
    var twin = solver
    #expect(throws: Unsatisfiable.self) { try solver.add(c - 34, .equal, strength: .required) }
    for constant in [3.0, 7, 11] {
      try solver.add(a - 2 * b - Expression(constant: constant), .equal, strength: Strength(priority: constant))
      try twin.add(a - 2 * b - Expression(constant: constant), .equal, strength: Strength(priority: constant))
      for variable in [a, b, c] { #expect(solver.value(of: variable) == twin.value(of: variable)) }
    }
    #expect(solver.takeChangedVariables() == twin.takeChangedVariables())
  }

  @Test("Given a preference that is impossible, when it is made required, then that is refused and it stays a preference")
  func impossiblePreference() throws {
    var solver = Solver()
    let width = solver.makeVariable()
    let limit = try solver.add(width - 60, .lessThanOrEqual, strength: .required)
    let wish = try solver.add(width - 100, .equal, strength: Strength(priority: 500))
    let error = try #require(throws: Unsatisfiable.self) { try solver.setStrength(.required, of: wish) }
    #expect(error.conflict == [limit, wish])
    solver.remove(limit)
    #expect(solver.value(of: width) == 100)
  }

  @Test("Given a constraint without variables, then it is refused exactly if it is wrong")
  func constants() throws {
    var solver = Solver()
    try solver.add(0, .equal, strength: .required)
    try solver.add(1, .greaterThanOrEqual, strength: .required)
    let error = try #require(throws: Unsatisfiable.self) { try solver.add(1, .lessThanOrEqual, strength: .required) }
    #expect(error.conflict.count == 1)
  }
}
