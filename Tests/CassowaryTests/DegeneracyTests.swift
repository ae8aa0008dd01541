import Cassowary
import Testing

@Suite("Degenerate systems")
struct DegeneracyTests {
  @Test("Given Beale's example, on which the textbook's simplex runs in circles, then the optimum is found")
  func beale() throws {
    var solver = Solver()
    let x = (0..<4).map { _ in solver.makeVariable() }
    for variable in x { try solver.add(Expression(variable), .greaterThanOrEqual, strength: .required) }
    try solver.add(0.25 * x[0] - 60 * x[1] - (0.04 * x[2]) + 9 * x[3], .lessThanOrEqual, strength: .required)
    try solver.add(0.5 * x[0] - 90 * x[1] - (0.02 * x[2]) + 3 * x[3], .lessThanOrEqual, strength: .required)
    try solver.add(x[2] - 1, .lessThanOrEqual, strength: .required)
    // Minimizing -¾ x₁ + 150 x₂ - x₃/50 + 6 x₄ ends at -1/20. A preference asks for more than is possible.
    let cost = -0.75 * x[0] + 150 * x[1] - (0.02 * x[2]) + 6 * x[3]
    try solver.add(cost + 10, .equal, strength: Strength(priority: 1))
    let value = -0.75 * solver.value(of: x[0]) + 150 * solver.value(of: x[1]) - 0.02 * solver.value(of: x[2]) + 6 * solver.value(of: x[3])
    #expect(abs(value + 0.05) < 1e-9)
  }

  @Test("Given many limits that meet in one point, when preferences pull through it, then the point is reached")
  func manyLimits() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    for slope in 1...20 {
      try solver.add(y - Double(slope) * x, .lessThanOrEqual, strength: .required)
      try solver.add(Double(-slope) * x - y, .greaterThanOrEqual, strength: .required)
    }
    try solver.add(y - 10, .equal, strength: Strength(priority: 2))
    try solver.add(x - 10, .equal, strength: Strength(priority: 1))
    #expect(abs(solver.value(of: x)) < 1e-9)
    #expect(abs(solver.value(of: y)) < 1e-9)
  }

  @Test("Given limits that leave one point only, then nothing is ambiguous")
  func pinched() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    try solver.add(x - 5, .greaterThanOrEqual, strength: .required)
    #expect(solver.isAmbiguous(x))
    try solver.add(x - 5, .lessThanOrEqual, strength: .required)
    #expect(solver.value(of: x) == 5)
    #expect(!solver.isAmbiguous(x))
  }

  @Test("Given a circle of equalities, when one of them is removed, then the rest hold")
  func circle() throws {
    var solver = Solver()
    let x = (0..<4).map { _ in solver.makeVariable() }
    var links: [ConstraintID] = []
    for index in 0..<4 { links.append(try solver.add(x[index] - x[(index + 1) % 4], .equal, strength: .required)) }
    let pin = try solver.add(x[2] - 3, .equal, strength: .required)
    #expect(x.map { solver.value(of: $0) } == [3, 3, 3, 3])
    solver.remove(links[1])
    #expect(x.map { solver.value(of: $0) } == [3, 3, 3, 3])
    solver.remove(pin)
    try solver.add(x[1] - 8, .equal, strength: .required)
    #expect(x.map { solver.value(of: $0) } == [8, 8, 8, 8])
  }
}
