extension Solver {
  /// Returns the value of a variable according to the constraints.
  ///
  /// After `takeChangedVariables()`, this is a lookup. Before, it computes the changes, without storing them.
  public func value(of variable: Variable) -> Double {
    guard nodes[variable.index].staleness > .fresh else { return nodes[variable.index].value }
    var values: [Int: Double] = [:]
    var stack = [variable.index]
    while let index = stack.last {
      let terms = nodes[index].definition?.terms ?? []
      let pending = terms.filter { nodes[$0.index].staleness > .fresh && values[$0.index] == nil }
      guard pending.isEmpty else {
        stack += pending.map(\.index)
        continue
      }
      stack.removeLast()
      values[index] =
        nodes[index].definition.map { definition in
          definition.terms.reduce(definition.constant) { $0 + $1.coefficient * (values[$1.index] ?? nodes[$1.index].value) }
        } ?? undefinedValue(of: index)
    }
    return values[variable.index] ?? 0
  }

  /// Returns the variables with values that have changed since the last call, in the order of their creation.
  public mutating func takeChangedVariables() -> [Variable] {
    var changed: [Variable] = []
    for index in Set(unsettled).sorted() where nodes[index].isInUse {
      refresh(index, to: .fresh)
      guard nodes[index].value != nodes[index].takenValue else { continue }
      nodes[index].takenValue = nodes[index].value
      changed.append(Variable(index: index))
    }
    unsettled.removeAll(keepingCapacity: true)
    return changed
  }
}
