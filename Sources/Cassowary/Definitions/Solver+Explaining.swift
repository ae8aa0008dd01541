extension Solver {
  /// Returns the constraints that contradict each other, given the symbols that do.
  ///
  /// In the proportions of the contradiction, their expressions cancel. The result contains the definitions that this requires.
  func explain(_ contradiction: Contradiction, adding added: Int? = nil) -> Unsatisfiable {
    var slots: Set<Int> = added.map { [$0] } ?? []
    var sum = DefinedTerms()
    for entry in contradiction.symbols {
      let slot = tableau.symbols[entry.index].owner
      let constraint = constraints[slot]
      guard constraint.strength.isRequired else { continue }
      slots.insert(slot)
      let sign: Double = constraint.relation == .lessThanOrEqual ? -1 : 1
      for term in constraint.terms where nodes[term.index].definition != nil { sum.add(term, times: sign * entry.coefficient, of: nodes) }
    }
    while let next = sum.pop() {
      guard let definition = nodes[next.index].definition else { continue }
      slots.insert(definition.constraint)
      for term in definition.terms where nodes[term.index].definition != nil { sum.add(term, times: next.coefficient, of: nodes) }
    }
    let conflict = slots.map { ConstraintID(slot: $0, serial: constraints[$0].serial) }
    return Unsatisfiable(conflict: conflict.sorted { $0.serial < $1.serial })
  }
}
