extension Tableau {
  /// Adds a constraint on external symbols, and repairs the rows. `owner` identifies the constraint in contradictions.
  mutating func add(_ terms: SparseVector, constant: Double, _ relation: Relation, strength: Strength, owner: Int)
    throws(Contradiction) -> TableauConstraint
  {
    // The dual simplex below starts at an optimum.
    optimize()
    let sign: Double = relation == .lessThanOrEqual ? -1 : 1
    let isEquality = relation == .equal
    let marker = makeSymbol(strength.isRequired && isEquality ? .dummy : .restricted, owner: owner)
    let error = strength.isRequired ? nil : makeSymbol(.restricted, owner: owner)
    let constraint = TableauConstraint(
      marker: marker, error: error, sign: sign, constant: constant, isMarkerWeighted: error != nil && isEquality,
      strength: strength, externals: terms.entries.map(\.index))
    for external in constraint.externals { symbols[external].uses += 1 }

    var row = SparseVector()
    var rowConstant = sign * constant
    for term in terms.entries {
      let factor = sign * term.coefficient
      if symbols[term.index].isBasic {
        rowConstant += factor * symbols[term.index].constant
        row.add(symbols[term.index].terms, times: factor)
      } else {
        row.add(factor, at: term.index)
      }
    }
    insert(row, constant: rowConstant, constraint)
    weigh(constraint, times: 1)
    // A preference's errors absorb its violation, so it breaks no row.
    if strength.isRequired { try repair() }
    if symbols[marker].kind == .dummy { try resolveDummy(marker) }
    return constraint
  }

  /// Adds `marker = constant + row + error` to the tableau. If possible, the basic symbol is one that lets the row hold.
  private mutating func insert(_ row: SparseVector, constant: Double, _ constraint: TableauConstraint) {
    var row = row
    if let external = subject(of: row) {
      row.add(-1, at: constraint.marker)
      if let error = constraint.error { row.add(1, at: error) }
      let factor = -1 / row[external]
      row.remove(external)
      row.scale(by: factor)
      enter(external, constant: constant * factor, terms: row)
    } else if let error = constraint.error, constant < 0 {
      row.scale(by: -1)
      row.add(1, at: constraint.marker)
      setRow(error, constant: -constant, terms: row)
    } else {
      if let error = constraint.error { row.add(1, at: error) }
      setRow(constraint.marker, constant: constant, terms: row)
    }
  }

  /// Returns the external symbol to solve a new row for: the one in the fewest rows, because these all get its terms.
  private func subject(of row: SparseVector) -> Int? {
    let largest = row.entries.reduce(0) { max($0, abs($1.coefficient)) }
    var best: Int?
    for entry in row.entries where symbols[entry.index].kind == .external && abs(entry.coefficient) > largest * Tolerance.pivot {
      if let current = best, symbols[current].column.count <= symbols[entry.index].column.count { continue }
      best = entry.index
    }
    return best
  }

  /// Adds `factor` times the cost of a preference's errors to the objective.
  mutating func weigh(_ constraint: TableauConstraint, times factor: Double) {
    guard let error = constraint.error else { return }
    let cost = Cost(1, at: constraint.strength.priority)
    for symbol in constraint.isMarkerWeighted ? [constraint.marker, error] : [error] {
      if symbols[symbol].isBasic {
        for entry in symbols[symbol].terms.entries { addCost(cost, times: factor * entry.coefficient, to: entry.index) }
      } else {
        addCost(cost, times: factor, to: symbol)
      }
    }
  }

  /// Changes a constraint's constant. Rows that depend on it may break, which `repair()` fixes.
  mutating func shift(_ constraint: inout TableauConstraint, to constant: Double) {
    let change = constraint.sign * (constant - constraint.constant)
    constraint.constant = constant
    guard change != 0 else { return }
    if symbols[constraint.marker].isBasic {
      symbols[constraint.marker].constant += change
      noteConstant(of: constraint.marker)
    } else {
      for basic in symbols[constraint.marker].column.elements {
        symbols[basic].constant -= symbols[basic].terms[constraint.marker] * change
        noteConstant(of: basic)
      }
    }
  }

  /// Removes a constraint. `optimize()` then improves what the constraint restricted.
  mutating func remove(_ constraint: TableauConstraint) {
    weigh(constraint, times: -1)
    let marker = constraint.marker
    if !symbols[marker].isBasic, let leaving = leaving(for: marker) { pivot(leaving: leaving, entering: marker) }
    discard(marker)
    if let error = constraint.error { discard(error) }
    for external in constraint.externals { symbols[external].uses -= 1 }
  }

  /// Frees a symbol that no constraint mentions any more.
  mutating func discard(_ symbol: Int) {
    if symbols[symbol].isBasic { _ = takeRow(symbol) }
    // Only rounding errors of cancelled coefficients can be here.
    for basic in symbols[symbol].column.elements { symbols[basic].terms.remove(symbol) }
    symbols.remove(at: symbol, leaving: .blank)
  }

  /// Returns the row to solve for a constraint's marker so that all other rows hold without it.
  private func leaving(for marker: Int) -> Int? {
    var best: (rank: Int, ratio: Double, symbol: Int)?
    for basic in symbols[marker].column.elements {
      let coefficient = symbols[basic].terms[marker]
      let candidate: (rank: Int, ratio: Double, symbol: Int) =
        switch symbols[basic].kind {
        // An equality with the same meaning takes over.
        case .dummy: (0, 0, basic)
        case .restricted: (coefficient < 0 ? 1 : 2, max(0, symbols[basic].constant) / abs(coefficient), basic)
        case .external: (3, 0, basic)
        }
      guard let current = best, current <= candidate else {
        best = candidate
        continue
      }
    }
    return best?.symbol
  }
}
