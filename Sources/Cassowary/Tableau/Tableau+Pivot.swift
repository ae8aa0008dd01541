extension Tableau {
  /// Makes `basic` basic with a row in non-basic symbols, excluding itself.
  mutating func setRow(_ basic: Int, constant: Double, terms: SparseVector) {
    for entry in terms.entries { symbols[entry.index].column.insert(basic) }
    symbols[basic].isBasic = true
    symbols[basic].constant = constant
    symbols[basic].terms = terms
    noteConstant(of: basic)
  }

  /// Makes `basic` non-basic, and returns its row.
  mutating func takeRow(_ basic: Int) -> (constant: Double, terms: SparseVector) {
    let row = (symbols[basic].constant, symbols[basic].terms)
    for entry in row.1.entries { symbols[entry.index].column.remove(basic) }
    symbols[basic].isBasic = false
    symbols[basic].constant = 0
    symbols[basic].terms = SparseVector()
    return row
  }

  mutating func pivot(leaving: Int, entering: Int) {
    var (constant, terms) = takeRow(leaving)
    let factor = -1 / terms[entering]
    terms.remove(entering)
    terms.scale(by: factor)
    terms.add(-factor, at: leaving)
    constant *= factor
    enter(entering, constant: constant, terms: terms)
    if symbols[leaving].kind == .external { moved.append(symbols[leaving].owner) }
  }

  /// Makes a non-basic symbol basic, and substitutes its row for it.
  mutating func enter(_ entering: Int, constant: Double, terms: SparseVector) {
    let column = symbols[entering].column
    symbols[entering].column = SortedIndices()
    for basic in column.elements {
      let factor = symbols[basic].terms[entering]
      var changed = symbols[basic].terms
      symbols[basic].terms = SparseVector()
      changed.remove(entering)
      changed.add(
        terms, times: factor, appeared: { symbols[$0].column.insert(basic) }, vanished: { symbols[$0].column.remove(basic) })
      symbols[basic].terms = changed
      if constant != 0 {
        symbols[basic].constant += factor * constant
        noteConstant(of: basic)
      }
    }
    let cost = symbols[entering].cost
    if !cost.isZero {
      symbols[entering].cost = Cost()
      for entry in terms.entries { addCost(cost, times: entry.coefficient, to: entry.index) }
    }
    setRow(entering, constant: constant, terms: terms)
  }
}
