extension Solver {
  /// Returns the constraints that contradict each other, given the symbols that do.
  ///
  /// In the proportions of the contradiction, their expressions cancel. The result contains the definitions that this requires.
  func explain(_ contradiction: Contradiction, adding added: Int? = nil) -> Unsatisfiable {
    var slots: Set<Int> = added.map { [$0] } ?? []
    var sum = CombinedTerms()
    for entry in contradiction.symbols {
      let slot = tableau.symbols[entry.index].owner
      let constraint = constraints[slot]
      guard constraint.strength.isRequired else { continue }
      slots.insert(slot)
      let sign: Double = constraint.relation == .lessThanOrEqual ? -1 : 1
      for term in constraint.terms { sum.add(term, times: sign * entry.coefficient, of: nodes) }
    }
    while let next = sum.popDefined() {
      guard let definition = nodes[next.index].definition else { continue }
      slots.insert(definition.constraint)
      for term in definition.terms { sum.add(term, times: next.coefficient, of: nodes) }
    }
    let conflict = slots.map { ConstraintID(slot: $0, serial: constraints[$0].serial) }
    return Unsatisfiable(conflict: conflict.sorted { $0.serial < $1.serial })
  }
}

/// Defined variables during their replacement, without using short expansions.
private struct CombinedTerms {
  private var coefficients: [Int: Double] = [:]
  private var defined = IndexHeap()

  mutating func add(_ term: SparseVector.Entry, times factor: Double, of nodes: SlotArray<Node>) {
    guard nodes[term.index].definition != nil else { return }
    if let coefficient = coefficients[term.index] {
      coefficients[term.index] = coefficient + term.coefficient * factor
    } else {
      coefficients[term.index] = term.coefficient * factor
      defined.push(term.index, key: -nodes[term.index].rank)
    }
  }

  mutating func popDefined() -> SparseVector.Entry? {
    while let index = defined.pop() {
      let coefficient = coefficients.removeValue(forKey: index) ?? 0
      if abs(coefficient) > Tolerance.coefficient { return SparseVector.Entry(index: index, coefficient: coefficient) }
    }
    return nil
  }
}
