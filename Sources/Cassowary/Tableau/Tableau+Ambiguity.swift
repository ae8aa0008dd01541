extension Tableau {
  /// Whether an expression in non-basic symbols has several values at the optimum.
  func canVary(_ expression: SparseVector) -> Bool {
    for entry in expression.entries {
      let symbol = symbols[entry.index]
      switch symbol.kind {
      case .external: return true
      case .dummy: continue
      case .restricted: if symbol.cost.isZero, canGrow(entry.index) { return true }
      }
    }
    return false
  }

  /// Whether a non-basic symbol could be more than zero with all rows holding.
  private func canGrow(_ index: Int) -> Bool {
    symbols[index].column.elements.allSatisfy { basic in
      symbols[basic].kind != .restricted || symbols[basic].terms[index] >= 0 || symbols[basic].constant > Tolerance.feasibility
    }
  }
}
