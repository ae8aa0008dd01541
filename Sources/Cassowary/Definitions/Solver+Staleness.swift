extension Solver {
  /// Marks a variable and all that it defines as stale, and returns the affected constraints in the tableau.
  ///
  /// A stale offset has no dependents, because they would have requested it. So the search ends there.
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

  /// Updates a variable and all that define it, until they are at most as stale as given.
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
    if known >= .structure { nodes[index].expansion = nodes.expansion(of: definition) }
    if known >= .offset {
      nodes[index].offset = definition.map { $0.terms.reduce($0.constant) { $0 + $1.coefficient * nodes[$1.index].offset } } ?? 0
    }
    if staleness < .value {
      nodes[index].value =
        definition.map { $0.terms.reduce($0.constant) { $0 + $1.coefficient * nodes[$1.index].value } } ?? undefinedValue(of: index)
    }
    nodes[index].staleness = staleness
  }

  /// Returns the value of a variable without a definition.
  func undefinedValue(of index: Int) -> Double { nodes[index].symbol.map { tableau.value(of: $0) } ?? 0 }

  /// Marks the variables that the tableau has changed.
  mutating func noteMoved() {
    for variable in tableau.moved where nodes[variable].definition == nil { _ = invalidate(variable, .value) }
    tableau.moved.removeAll(keepingCapacity: true)
  }
}
