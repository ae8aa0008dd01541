extension Solver {
  /// Solves a required equality for one of its variables, if that creates no cycle.
  ///
  /// Returns the constraints that had been expanded without the definition and are now idle, or nil if there is no suitable variable.
  mutating func define(by slot: Int) -> [Int]? {
    let terms = constraints[slot].terms
    let definable = definableTerms(of: constraints[slot])
    if let free = definable.first(where: { isUnmentioned($0.index) }) {
      _ = ranks.canFollow(free.index, terms, in: &nodes)
      return define(free.index, by: slot)
    }
    // Prefers a variable that isn't in the tableau, so that fewer constraints have to be expanded again.
    let candidates = definable.filter { nodes[$0.index].symbol == nil } + definable.filter { nodes[$0.index].symbol != nil }
    for candidate in candidates where ranks.canFollow(candidate.index, terms, in: &nodes) { return define(candidate.index, by: slot) }
    return defineByExchange(slot)
  }

  /// Returns the terms with undefined variables for which a constraint can be solved without loss of precision.
  func definableTerms(of constraint: Constraint) -> [SparseVector.Entry] {
    let largest = constraint.terms.reduce(0) { max($0, abs($1.coefficient)) }
    return constraint.terms.filter { nodes[$0.index].definition == nil && abs($0.coefficient) >= largest * Tolerance.pivot }
  }

  /// Returns whether a variable is undefined, and no definition and no expansion contains it.
  func isUnmentioned(_ variable: Int) -> Bool {
    nodes[variable].symbol == nil && nodes[variable].definition == nil && nodes[variable].dependents.isEmpty
  }

  /// Solves an equality for a defined variable, and the equality that defined it for another of its variables.
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
    if ranks.canFollow(variable, constraints[slot].terms, in: &nodes) {
      link(variable, by: slot)
      if ranks.canFollow(other, constraints[old.constraint].terms, in: &nodes) {
        link(other, by: old.constraint)
        return release(Array(Set(invalidate(variable, .structure) + invalidate(other, .structure))))
      }
      undefine(variable)
    }
    _ = ranks.canFollow(variable, constraints[old.constraint].terms, in: &nodes)
    link(variable, by: old.constraint)
    return nil
  }

  private mutating func define(_ variable: Int, by slot: Int) -> [Int] {
    link(variable, by: slot)
    return release(invalidate(variable, .structure))
  }

  /// Records a definition, without changing the stored facts about the variable.
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

  /// Removes a definition, without changing the stored facts about the variable.
  mutating func undefine(_ variable: Int) {
    guard let definition = nodes[variable].definition else { return }
    for term in definition.terms { nodes[term.index].dependents.remove(variable) }
    nodes[variable].definition = nil
  }
}
