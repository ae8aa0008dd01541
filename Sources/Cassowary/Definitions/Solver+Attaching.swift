extension Solver {
  /// Applies an idle constraint: as a definition if possible, otherwise in the tableau.
  mutating func attach(_ slot: Int) throws(Unsatisfiable) {
    if constraints[slot].isRequiredEquality, let affected = define(by: slot) {
      for residual in affected { try attach(residual) }
    } else {
      try attachToTableau(slot)
    }
  }

  /// Makes a constraint idle, and all that were expanded with its help. Returns the latter, the oldest first.
  mutating func detach(_ slot: Int) -> [Int] {
    switch constraints[slot].state {
    case .idle:
      return []
    case .residual:
      detachFromTableau(slot)
      return []
    case .definition(let variable):
      constraints[slot].state = .idle
      let affected = release(invalidate(variable, .structure))
      undefine(variable)
      return affected
    }
  }

  /// Removes constraints from the tableau. Returns them in the order in which to attach them again.
  mutating func release(_ residuals: [Int]) -> [Int] {
    for slot in residuals { detachFromTableau(slot) }
    return residuals.sorted { constraints[$0].serial < constraints[$1].serial }
  }

  /// Updates the constant of a constraint in the tableau from the definitions of its variables.
  mutating func updateConstant(_ slot: Int) {
    guard case .residual(var row) = constraints[slot].state else { return }
    tableau.shift(&row, to: expandedConstant(of: slot))
    constraints[slot].state = .residual(row)
  }

  private mutating func attachToTableau(_ slot: Int) throws(Unsatisfiable) {
    let constraint = constraints[slot]
    let constant = expandedConstant(of: slot)
    let expanded = nodes.expanded(constraint.terms)
    var terms: [SparseVector.Entry] = []
    for entry in expanded.entries {
      terms.append(SparseVector.Entry(index: symbol(of: entry.index), coefficient: entry.coefficient))
    }
    terms.sort { $0.index < $1.index }
    for term in constraint.terms { nodes[term.index].residuals.insert(slot) }
    do {
      let row = try tableau.add(
        SparseVector(ascending: terms), constant: constant, constraint.relation, strength: constraint.strength, owner: slot)
      constraints[slot].state = .residual(row)
    } catch {
      throw explain(error, adding: slot)
    }
  }

  private mutating func detachFromTableau(_ slot: Int) {
    guard case .residual(let row) = constraints[slot].state else { return }
    tableau.remove(row)
    constraints[slot].state = .idle
    for term in constraints[slot].terms { nodes[term.index].residuals.remove(slot) }
    for external in row.externals where tableau.symbols[external].uses == 0 {
      let variable = tableau.symbols[external].owner
      tableau.discard(external)
      nodes[variable].symbol = nil
      _ = invalidate(variable, .value)
    }
  }

  private mutating func symbol(of variable: Int) -> Int {
    if let symbol = nodes[variable].symbol { return symbol }
    let symbol = tableau.makeSymbol(.external, owner: variable)
    nodes[variable].symbol = symbol
    return symbol
  }
}
