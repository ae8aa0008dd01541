extension Tableau {
  /// Performs the primal simplex: pivots until nothing can be improved. The rows hold before and after.
  mutating func optimize() {
    while let entering = improvable.pop() {
      let symbol = symbols[entering]
      guard symbol.kind == .restricted, !symbol.isBasic, symbol.cost.isNegative else { continue }
      var leaving: Int?
      var limit = Double.infinity
      for basic in symbol.column.elements where symbols[basic].kind == .restricted {
        let coefficient = symbols[basic].terms[entering]
        guard coefficient < 0 else { continue }
        // Bland's rule: the first of the rows that limit it equally.
        let ratio = max(0, symbols[basic].constant) / -coefficient
        if ratio < limit {
          limit = ratio
          leaving = basic
        }
      }
      // Preferences have bounded errors, so there is always a limit.
      if let leaving { pivot(leaving: leaving, entering: entering) }
    }
  }
}
