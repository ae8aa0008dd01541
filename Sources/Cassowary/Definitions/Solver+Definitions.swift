extension Solver {
  /// Solves a required equality for one of its variables, if that closes no cycle.
  ///
  /// - Returns: the constraints that had been expanded without the definition, now idle; nil if there is no such variable.
  mutating func define(by slot: Int) -> [Int]? {
    let terms = constraints[slot].terms
    let definable = definableTerms(of: constraints[slot])
    if let free = definable.first(where: { isUnmentioned($0.index) }) {
      _ = canFollow(free.index, terms)
      return define(free.index, by: slot)
    }
    // Better one that the tableau does not know: fewer constraints have to be expanded again.
    let candidates = definable.filter { nodes[$0.index].symbol == nil } + definable.filter { nodes[$0.index].symbol != nil }
    for candidate in candidates where canFollow(candidate.index, terms) { return define(candidate.index, by: slot) }
    return defineByExchange(slot)
  }

  /// The terms whose variables nothing defines, and for which a constraint can be solved without loss of precision.
  func definableTerms(of constraint: Constraint) -> [SparseVector.Entry] {
    let largest = constraint.terms.reduce(0) { max($0, abs($1.coefficient)) }
    return constraint.terms.filter { nodes[$0.index].definition == nil && abs($0.coefficient) >= largest * Tolerance.pivot }
  }

  /// Whether nothing defines a variable, nor is anything defined by it or expanded to it.
  func isUnmentioned(_ variable: Int) -> Bool {
    nodes[variable].symbol == nil && nodes[variable].definition == nil && nodes[variable].dependents.isEmpty
  }

  /// Solves an equality for a variable that another one defines already, and that other one for one of its own.
  private mutating func defineByExchange(_ slot: Int) -> [Int]? {
    for term in constraints[slot].terms {
      guard let old = nodes[term.index].definition else { continue }
      let others = definableTerms(of: constraints[old.constraint])
      for other in others {
        guard let affected = exchange(term.index, from: old, to: slot, instead: other.index) else { continue }
        return affected
      }
    }
    return nil
  }

  private mutating func exchange(_ variable: Int, from old: Definition, to slot: Int, instead other: Int) -> [Int]? {
    undefine(variable)
    if canFollow(variable, constraints[slot].terms) {
      link(variable, by: slot)
      if canFollow(other, constraints[old.constraint].terms) {
        link(other, by: old.constraint)
        return release(Array(Set(invalidate(variable, .structure) + invalidate(other, .structure))))
      }
      undefine(variable)
    }
    _ = canFollow(variable, constraints[old.constraint].terms)
    link(variable, by: old.constraint)
    return nil
  }

  private mutating func define(_ variable: Int, by slot: Int) -> [Int] {
    link(variable, by: slot)
    return release(invalidate(variable, .structure))
  }

  /// Notes a definition. What is known about the variable is left as it was.
  private mutating func link(_ variable: Int, by slot: Int) {
    let constraint = constraints[slot]
    let divisor = constraint.terms.first { $0.index == variable }?.coefficient ?? 1
    var terms: [SparseVector.Entry] = []
    for term in constraint.terms where term.index != variable {
      terms.append(SparseVector.Entry(index: term.index, coefficient: -term.coefficient / divisor))
      nodes[term.index].dependents.insert(variable)
    }
    nodes[variable].definition = Definition(
      constraint: slot, terms: terms, constant: -constraint.constant / divisor, divisor: divisor)
    constraints[slot].state = .definition(of: variable)
  }

  /// Drops a variable's definition. What is known about the variable is left as it was.
  mutating func undefine(_ variable: Int) {
    guard let definition = nodes[variable].definition else { return }
    for term in definition.terms { nodes[term.index].dependents.remove(variable) }
    nodes[variable].definition = nil
  }
}
