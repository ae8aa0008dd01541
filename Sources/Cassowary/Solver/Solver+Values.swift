extension Solver {
  /// What the constraints make of a variable.
  ///
  /// After `takeChangedVariables()` this is a look-up; before, what has changed is worked out for this call alone.
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

  /// The variables whose values have changed since the last call, in the order of their making.
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
