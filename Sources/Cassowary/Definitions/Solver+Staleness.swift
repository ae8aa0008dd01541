extension Solver {
  /// Marks a variable and all that is defined by it as stale.
  ///
  /// - Returns: the constraints in the tableau that this concerns. A stale offset has none that depend on it, as they would have
  ///   asked for it, so the walk may end there.
  mutating func invalidate(_ variable: Int, _ staleness: Staleness) -> [Int] {
    var residuals: [Int] = []
    var stack = [variable]
    while let index = stack.popLast() {
      let known = nodes[index].staleness
      guard known < staleness else { continue }
      if known == .fresh { unsettled.append(index) }
      if known < .offset, staleness >= .offset { residuals += nodes[index].residuals.elements }
      nodes[index].staleness = staleness
      stack += nodes[index].dependents.elements
    }
    return Array(Set(residuals)).sorted()
  }

  /// Works out what is stale about a variable and all that it is defined by, down to the given staleness.
  mutating func refresh(_ variable: Int, to staleness: Staleness) {
    var stack = [variable]
    while let index = stack.last {
      guard nodes[index].staleness > staleness else {
        stack.removeLast()
        continue
      }
      let pending = nodes[index].definition?.terms.filter { nodes[$0.index].staleness > staleness } ?? []
      if pending.isEmpty {
        refreshNode(index, to: staleness)
        stack.removeLast()
      } else {
        stack += pending.map(\.index)
      }
    }
  }

  private mutating func refreshNode(_ index: Int, to staleness: Staleness) {
    let known = nodes[index].staleness
    let definition = nodes[index].definition
    if known >= .structure { nodes[index].expansion = expansion(of: definition) }
    if known >= .offset {
      nodes[index].offset = definition.map { $0.terms.reduce($0.constant) { $0 + $1.coefficient * nodes[$1.index].offset } } ?? 0
    }
    if staleness < .value {
      nodes[index].value =
        definition.map { $0.terms.reduce($0.constant) { $0 + $1.coefficient * nodes[$1.index].value } } ?? undefinedValue(of: index)
    }
    nodes[index].staleness = staleness
  }

  /// The value of a variable that nothing defines.
  func undefinedValue(of index: Int) -> Double { nodes[index].symbol.map { tableau.value(of: $0) } ?? 0 }

  /// Marks what the tableau has moved.
  mutating func noteMoved() {
    for variable in tableau.moved where nodes[variable].definition == nil { _ = invalidate(variable, .value) }
    tableau.moved.removeAll(keepingCapacity: true)
  }
}
