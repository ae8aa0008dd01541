import Cassowary
import Testing

/// A solver that is changed at random, with a plain list of the constraints that it should satisfy.
struct RandomSystem {
  static let size = 3

  private(set) var solver = Solver()
  let variables: [Variable]
  private(set) var constraints: [PlainConstraint] = []
  private var ids: [ConstraintID] = []
  private var generator: SeededGenerator
  /// The values as the solver has reported them, change by change.
  private var reported: [Double]

  /// Creates variables between -10 and 10, so that every system has a best point.
  init(seed: Int) {
    generator = SeededGenerator(seed: seed)
    var solver = Solver()
    variables = (0..<Self.size).map { _ in solver.makeVariable() }
    reported = variables.map { _ in 0 }
    self.solver = solver
    for index in 0..<Self.size {
      for (relation, bound) in [(Relation.greaterThanOrEqual, -10.0), (.lessThanOrEqual, 10)] {
        var coefficients = [Double](repeating: 0, count: Self.size)
        coefficients[index] = 1
        add(PlainConstraint(coefficients: coefficients, constant: -bound, relation: relation))
      }
    }
  }

  var point: [Double] { variables.map { solver.value(of: $0) } }

  /// Adds, removes, or changes a constraint at random. A refused change must be impossible, and must leave everything unchanged.
  mutating func change() {
    let bounds = 2 * Self.size
    let chosen = constraints.count > bounds ? Int.random(in: bounds..<constraints.count, using: &generator) : nil
    switch (Int.random(in: 0..<8, using: &generator), chosen) {
    case (0, let index?) where constraints.count > bounds, (1, let index?) where constraints.count > bounds + 4:
      solver.remove(ids.remove(at: index))
      constraints.remove(at: index)
    case (2, let index?), (3, let index?):
      var changed = constraints
      changed[index].constant = Double(Int.random(in: -12...12, using: &generator))
      attempt(changed, blaming: ids[index]) { [id = ids[index]] solver throws(Unsatisfiable) in
        try solver.setConstant(changed[index].constant, of: id)
      }
    case (4, let index?):
      var changed = constraints
      changed[index].priority = [nil, 100, 500].randomElement(using: &generator) ?? nil
      attempt(changed, blaming: ids[index]) { [id = ids[index]] solver throws(Unsatisfiable) in
        try solver.setStrength(changed[index].strength, of: id)
      }
    default:
      add(PlainConstraint.random(variables: Self.size, priorities: [nil, 100, 500, 750], using: &generator))
    }
    for variable in solver.takeChangedVariables() {
      guard let index = variables.firstIndex(of: variable) else { continue }
      reported[index] = solver.value(of: variable)
    }
    #expect(reported == point, "Whatever changes is reported")
  }

  private mutating func add(_ constraint: PlainConstraint) {
    var added: ConstraintID?
    let variables = variables
    attempt(constraints + [constraint], blaming: nil) { solver throws(Unsatisfiable) in
      added = try solver.add(constraint.expression(in: variables), constraint.relation, strength: constraint.strength)
    }
    if let added { ids.append(added) }
  }

  private mutating func attempt(
    _ changed: [PlainConstraint], blaming id: ConstraintID?, _ body: (inout Solver) throws(Unsatisfiable) -> Void
  ) {
    let before = point
    do throws(Unsatisfiable) {
      try body(&solver)
      constraints = changed
    } catch {
      #expect(BruteForce(variables: Self.size, constraints: changed).leastMissed() == nil, "What is possible is not refused")
      #expect(point == before, "What is refused changes nothing")
      expectIrreducible(error.conflict, among: changed, blaming: id)
    }
  }

  /// Checks that the named constraints contradict each other, and that each of them is needed for that.
  private func expectIrreducible(_ conflict: [ConstraintID], among changed: [PlainConstraint], blaming id: ConstraintID?) {
    let named = conflict.map { name in ids.firstIndex(of: name) ?? changed.count - 1 }
    #expect(id.map(conflict.contains) ?? named.contains(changed.count - 1), "The culprit is named")
    #expect(!Self.canHold(named.map { changed[$0] }), "The conflict is one")
    for spared in named { #expect(Self.canHold(named.filter { $0 != spared }.map { changed[$0] }), "Each part is needed") }
  }

  private static func canHold(_ constraints: [PlainConstraint]) -> Bool {
    var solver = Solver()
    let variables = (0..<size).map { _ in solver.makeVariable() }
    do {
      for constraint in constraints {
        try solver.add(constraint.expression(in: variables), constraint.relation, strength: constraint.strength)
      }
      return true
    } catch {
      return false
    }
  }
}
