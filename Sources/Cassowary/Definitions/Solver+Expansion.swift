extension Solver {
  /// Returns the constant of the expression after expansion.
  mutating func expandedConstant(of slot: Int) -> Double {
    let constraint = constraints[slot]
    for term in constraint.terms { refresh(term.index, to: .value) }
    return constraint.terms.reduce(constraint.constant) { $0 + $1.coefficient * nodes[$1.index].offset }
  }
}

extension SlotArray<Node> {
  /// Returns the terms in undefined variables. The offsets must be up to date.
  ///
  /// The variable of the highest rank is replaced first, so that the common part of two long chains cancels before it is expanded.
  func expanded(_ terms: [SparseVector.Entry]) -> SparseVector {
    var expanding = ExpandingTerms()
    for term in terms { expanding.add(term, of: self) }
    while let next = expanding.defined.pop() {
      guard let definition = self[next.index].definition else { continue }
      for term in definition.terms { expanding.add(term, times: next.coefficient, of: self) }
    }
    return expanding.undefined
  }

  /// Returns the expansion of a definition. The expansions of its variables must be up to date.
  func expansion(of definition: Definition?) -> Expansion {
    guard let definition else { return .long }
    var sum = SparseVector()
    for term in definition.terms {
      if self[term.index].definition == nil {
        sum.add(term.coefficient, at: term.index)
      } else if case .short(let expansion) = self[term.index].expansion {
        sum.add(expansion, times: term.coefficient)
      } else {
        return .long
      }
      if sum.entries.count > Expansion.limit { return .long }
    }
    return .short(sum)
  }
}

/// Terms during the replacement of defined variables.
private struct ExpandingTerms {
  private(set) var undefined = SparseVector()
  var defined = DefinedTerms()

  /// Adds a term, or its expansion if that is short.
  mutating func add(_ term: SparseVector.Entry, times factor: Double = 1, of nodes: SlotArray<Node>) {
    if nodes[term.index].definition == nil {
      undefined.add(term.coefficient * factor, at: term.index)
    } else if case .short(let expansion) = nodes[term.index].expansion {
      undefined.add(expansion, times: term.coefficient * factor)
    } else {
      defined.add(term, times: factor, of: nodes)
    }
  }
}
