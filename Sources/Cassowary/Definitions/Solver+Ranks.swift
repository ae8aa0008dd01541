extension Solver {
  /// Ranks a variable after all others of `terms`, or returns false if it defines one of them, directly or indirectly.
  ///
  /// The ranks in between are reassigned (Pearce and Kelly, 2006), visiting only the variables between the two ends.
  mutating func canFollow(_ variable: Int, _ terms: [SparseVector.Entry]) -> Bool {
    if nodes[variable].dependents.isEmpty {
      highestRank += 1
      nodes[variable].rank = highestRank
      return true
    }
    for term in terms where term.index != variable && nodes[term.index].rank > nodes[variable].rank {
      if nodes[term.index].definition?.terms.isEmpty ?? true {
        lowestRank -= 1
        nodes[term.index].rank = lowestRank
      } else if !rank(variable, after: term.index) {
        return false
      }
    }
    return true
  }

  private mutating func rank(_ variable: Int, after other: Int) -> Bool {
    let bottom = nodes[variable].rank
    let top = nodes[other].rank
    // From below first, because few variables define a given one, but a given one may define a whole screen.
    let below = reach(from: other, unless: variable) { node in
      node.definition?.terms.map(\.index) ?? []
    } within: {
      $0 >= bottom
    }
    guard let below, let above = reach(from: variable, unless: other, by: { $0.dependents.elements }, within: { $0 <= top }) else {
      return false
    }
    let order = below.sorted { nodes[$0].rank < nodes[$1].rank } + above.sorted { nodes[$0].rank < nodes[$1].rank }
    let ranks = order.map { nodes[$0].rank }.sorted()
    for (index, rank) in zip(order, ranks) { nodes[index].rank = rank }
    return true
  }

  /// Returns a variable and all that are reachable from it through variables of suitable rank, or nil if `excluded` is among them.
  private func reach(from start: Int, unless excluded: Int, by step: (Node) -> [Int], within isSuitable: (Int) -> Bool) -> Set<Int>? {
    var reached: Set = [start]
    var stack = [start]
    while let index = stack.popLast() {
      for next in step(nodes[index]) where isSuitable(nodes[next].rank) && reached.insert(next).inserted {
        guard next != excluded else { return nil }
        stack.append(next)
      }
    }
    return reached
  }
}
