extension Tableau {
  /// Returns whether an expression in non-basic symbols has several values at the optimum.
  func canVary(_ expression: SparseVector) -> Bool {
    // Symbols with a cost are 0 at every optimum. So only free symbols matter, and only if they don't cancel.
    let free = expression.entries.filter { entry in
      symbols[entry.index].kind == .external || symbols[entry.index].kind == .restricted && symbols[entry.index].cost.isZero
    }
    return free.contains { canGrow($0.index) } || !free.isEmpty && (canFall(expression, times: 1) || canFall(expression, times: -1))
  }

  /// Returns whether a non-basic symbol could be above zero while all rows hold, according to this basis.
  private func canGrow(_ index: Int) -> Bool {
    symbols[index].column.elements.allSatisfy { basic in
      symbols[basic].kind != .restricted || symbols[basic].terms[index] >= 0 || symbols[basic].constant > Tolerance.feasibility
    }
  }

  /// Returns whether an expression that is 0 here could be less at another optimum. Minimizes it below all preferences.
  private func canFall(_ expression: SparseVector, times factor: Double) -> Bool {
    var probe = self
    var terms = expression
    terms.scale(by: factor)
    let gauge = probe.makeSymbol(.restricted, owner: -1)
    probe.setRow(gauge, constant: 1, terms: terms)
    for entry in terms.entries { probe.addCost(Cost(entry.coefficient, at: -.infinity), times: 1, to: entry.index) }
    probe.optimize()
    return probe.value(of: gauge) < 1 - Tolerance.feasibility
  }
}
