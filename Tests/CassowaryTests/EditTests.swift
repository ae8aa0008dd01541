import Cassowary
import Testing

@Suite("Changes")
struct EditTests {
  @Test("Given a chain of edges, when one constant changes, then what follows moves and nothing else is reported")
  func constantInChain() throws {
    var solver = Solver()
    let edges = (0..<6).map { _ in solver.makeVariable() }
    var links = [try solver.add(Expression(edges[0]), .equal, strength: .required)]
    for (previous, next) in zip(edges, edges.dropFirst()) {
      links.append(try solver.add(next - previous - 10, .equal, strength: .required))
    }
    _ = solver.takeChangedVariables()
    try solver.setConstant(-25, of: links[3])
    #expect(solver.takeChangedVariables() == Array(edges[3...]))
    #expect(solver.value(of: edges[5]) == 65)
  }

  @Test("Given a size from a preference, when its constant changes often, then the size follows exactly")
  func preferenceEdited() throws {
    var solver = Solver()
    let (left, width, right) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    try solver.add(right - left - width, .equal, strength: .required)
    try solver.add(left - 16, .equal, strength: .required)
    try solver.add(right - 400, .lessThanOrEqual, strength: .required)
    let size = try solver.add(Expression(width), .equal, strength: Strength(priority: 750))
    for step in stride(from: 0.0, through: 600, by: 12.5) {
      try solver.setConstant(-step, of: size)
      #expect(solver.value(of: right) == min(400, 16 + step))
    }
  }

  @Test("Given a constraint, when it is removed and added again, then the values come back")
  func removalRestores() throws {
    var solver = Solver()
    let (height, inner) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(inner - height + 20, .equal, strength: .required)
    try solver.add(height - 100, .equal, strength: Strength(priority: 250))
    for _ in 0..<3 {
      let collapsed = try solver.add(height - 30, .equal, strength: .required)
      #expect(solver.value(of: inner) == 10)
      solver.remove(collapsed)
      #expect(solver.value(of: inner) == 80)
      solver.remove(collapsed)
    }
    #expect(solver.value(of: inner) == 80)
  }

  @Test("Given a removed constraint, when another one takes its place, then the old name does not reach it")
  func staleNames() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let old = try solver.add(x - 1, .equal, strength: .required)
    solver.remove(old)
    try solver.add(x - 2, .equal, strength: .required)
    solver.remove(old)
    try solver.setConstant(-3, of: old)
    #expect(solver.value(of: x) == 2)
  }

  @Test("Given a removed variable, when a new one is made, then it starts at 0")
  func reusedVariable() throws {
    var solver = Solver()
    let old = solver.makeVariable()
    let id = try solver.add(old - 9, .equal, strength: .required)
    _ = solver.takeChangedVariables()
    solver.remove(id)
    solver.remove(old)
    let new = solver.makeVariable()
    #expect(solver.value(of: new) == 0)
    #expect(solver.takeChangedVariables().isEmpty)
  }

  @Test("Given a copy of a solver, when one of the two changes, then the other does not")
  func values() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let id = try solver.add(x - 1, .equal, strength: .required)
    let copy = solver
    try solver.setConstant(-2, of: id)
    #expect(solver.value(of: x) == 2)
    #expect(copy.value(of: x) == 1)
  }
}
