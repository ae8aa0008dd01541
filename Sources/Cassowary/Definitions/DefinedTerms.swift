/// A sum of terms in defined variables.
struct DefinedTerms {
  private var coefficients: [Int: Double] = [:]
  private var variables = IndexHeap()

  mutating func add(_ term: SparseVector.Entry, times factor: Double, of nodes: SlotArray<Node>) {
    if let coefficient = coefficients[term.index] {
      coefficients[term.index] = coefficient + term.coefficient * factor
    } else {
      coefficients[term.index] = term.coefficient * factor
      variables.push(term.index, key: -nodes[term.index].rank)
    }
  }

  /// Removes the variable of the highest rank with a nonzero coefficient.
  mutating func pop() -> SparseVector.Entry? {
    while let index = variables.pop() {
      let coefficient = coefficients.removeValue(forKey: index) ?? 0
      if abs(coefficient) > Tolerance.coefficient { return SparseVector.Entry(index: index, coefficient: coefficient) }
    }
    return nil
  }
}
