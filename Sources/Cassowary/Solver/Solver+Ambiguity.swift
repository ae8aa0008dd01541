extension Solver {
  /// Returns whether the constraints would hold equally well with another value of a variable.
  public func isAmbiguous(_ variable: Variable) -> Bool {
    var copy = self
    copy.refresh(variable.index, to: .value)
    let expanded = copy.nodes.expanded([SparseVector.Entry(index: variable.index, coefficient: 1)])
    var row = SparseVector()
    for entry in expanded.entries {
      guard let symbol = nodes[entry.index].symbol else { return true }
      if tableau.symbols[symbol].isBasic {
        row.add(tableau.symbols[symbol].terms, times: entry.coefficient)
      } else {
        row.add(entry.coefficient, at: symbol)
      }
    }
    return tableau.canVary(row)
  }
}
