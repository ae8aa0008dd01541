import Cassowary
import Testing

@Suite("Random systems")
struct RandomSystemTests {
  @Test(
    "Given as many independent equations as variables, in any order, when solved, then the values are the known ones", arguments: 0..<60)
  func squareSystems(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...12, using: &generator)
    let known = (0..<count).map { _ in Double(Int.random(in: -100...100, using: &generator)) }
    var equations: [PlainConstraint] = []
    repeat {
      equations = (0..<count).map { _ in Self.equation(through: known, using: &generator) }
    } while LinearSystem(equations.map(\.coefficients), constants: equations.map(\.constant)).solution() == nil
    let inequalities = (0..<count).map { _ in
      var inequality = Self.equation(through: known, using: &generator)
      inequality.relation = .greaterThanOrEqual
      inequality.constant += Double(Int.random(in: 0...5, using: &generator))
      return inequality
    }

    var solver = Solver()
    let variables = known.map { _ in solver.makeVariable() }
    for constraint in (equations + inequalities).shuffled(using: &generator) {
      try solver.add(constraint.expression(in: variables), constraint.relation, strength: .required)
    }

    for (variable, value) in zip(variables, known) {
      #expect(abs(solver.value(of: variable) - value) < 1e-6)
      #expect(!solver.isAmbiguous(variable))
    }
  }

  @Test("Given random constraints and preferences, when added, changed and removed, then no point is better", arguments: 0..<40)
  func optima(seed: Int) throws {
    var system = RandomSystem(seed: seed)
    for _ in 0..<25 {
      system.change()
      let best = try #require(BruteForce(variables: RandomSystem.size, constraints: system.constraints).leastMissed())
      #expect(BruteForce.holdsWhatIsRequired(system.constraints, at: system.point))
      let missed = BruteForce.missed(system.constraints, at: system.point)
      for (reached, possible) in zip(missed, best) { #expect(abs(reached - possible) < 1e-5) }
    }
  }

  @Test("Given a solver that has seen many changes, when a new one gets what is left, then both agree", arguments: 0..<40)
  func history(seed: Int) throws {
    var system = RandomSystem(seed: 1000 + seed)
    for _ in 0..<60 { system.change() }
    var fresh = Solver()
    let variables = (0..<RandomSystem.size).map { _ in fresh.makeVariable() }
    for constraint in system.constraints {
      try fresh.add(constraint.expression(in: variables), constraint.relation, strength: constraint.strength)
    }
    for (old, new) in zip(system.variables, variables) {
      #expect(system.solver.isAmbiguous(old) == fresh.isAmbiguous(new))
      if !fresh.isAmbiguous(new) { #expect(abs(system.solver.value(of: old) - fresh.value(of: new)) < 1e-6) }
    }
  }

  private static func equation(through point: [Double], using generator: inout SeededGenerator) -> PlainConstraint {
    var equation = PlainConstraint.random(variables: point.count, priorities: [nil], using: &generator)
    equation.relation = .equal
    equation.constant = -zip(equation.coefficients, point).reduce(0) { $0 + $1.0 * $1.1 }
    return equation
  }
}
