/// A row that no pivot can repair. Its symbols contradict each other, in these proportions.
struct Contradiction: Error {
  let symbols: [SparseVector.Entry]
}

extension Tableau {
  /// Performs the dual simplex: pivots until every row holds again. The tableau is optimal before and after.
  mutating func repair() throws(Contradiction) {
    while let leaving = broken.pop() {
      guard symbols[leaving].isViolated else { continue }
      guard let entering = entering(for: leaving, rising: symbols[leaving].constant < 0) else {
        throw Contradiction(symbols: [SparseVector.Entry(index: leaving, coefficient: -1)] + symbols[leaving].terms.entries)
      }
      pivot(leaving: leaving, entering: entering)
    }
  }

  /// Removes rows from the queue that were broken during a pivot, but hold now or no longer exist.
  mutating func forgetRepaired() {
    if !broken.isEmpty { broken.removeAll { !symbols[$0].isViolated } }
  }

  /// Removes the marker of a required equality from the basis, unless other required equalities have the same meaning.
  mutating func resolveDummy(_ dummy: Int) throws(Contradiction) {
    guard symbols[dummy].isBasic, !symbols[dummy].isViolated else { return }
    if let entering = entering(for: dummy, rising: true) ?? entering(for: dummy, rising: false) {
      pivot(leaving: dummy, entering: entering)
      try repair()
    }
  }

  /// Returns the symbol that raises or lowers a row at the least cost. Uses Bland's rule among equals.
  private func entering(for leaving: Int, rising: Bool) -> Int? {
    var best: SparseVector.Entry?
    for entry in symbols[leaving].terms.entries where (entry.coefficient > 0) == rising && symbols[entry.index].kind != .dummy {
      guard let current = best else {
        best = entry
        continue
      }
      if symbols[entry.index].cost.times(
        1 / abs(entry.coefficient), isLessThan: symbols[current.index].cost, times: 1 / abs(current.coefficient))
      {
        best = entry
      }
    }
    return best?.index
  }
}
