/// The order of the variables, in which each comes after those that define it.
struct RankOrder: Sendable {
  private var highest = 0
  private var lowest = 0

  /// Returns a rank above all others.
  mutating func next() -> Int {
    highest += 1
    return highest
  }

  /// Ranks a variable after all others of `terms`, or returns false if it defines one of them, directly or indirectly.
  ///
  /// The ranks in between are reassigned (Pearce and Kelly, 2006), visiting only the variables between the two ends.
  mutating func canFollow(_ variable: Int, _ terms: [SparseVector.Entry], in nodes: inout SlotArray<Node>) -> Bool {
    if nodes[variable].dependents.isEmpty {
      nodes[variable].rank = next()
      return true
    }
    for term in terms where term.index != variable && nodes[term.index].rank > nodes[variable].rank {
      if nodes[term.index].definition?.terms.isEmpty ?? true {
        lowest -= 1
        nodes[term.index].rank = lowest
      } else if !nodes.rank(variable, after: term.index) {
        return false
      }
    }
    return true
  }
}

extension SlotArray<Node> {
  fileprivate mutating func rank(_ variable: Int, after other: Int) -> Bool {
    let bottom = self[variable].rank
    let top = self[other].rank
    // From below first, because few variables define a given one, but a given one may define a whole screen.
    let below = reach(from: other, unless: variable) { node in
      node.definition?.terms.map(\.index) ?? []
    } within: {
      $0 >= bottom
    }
    guard let below, let above = reach(from: variable, unless: other, by: { $0.dependents.elements }, within: { $0 <= top }) else {
      return false
    }
    let order = below.sorted { self[$0].rank < self[$1].rank } + above.sorted { self[$0].rank < self[$1].rank }
    let ranks = order.map { self[$0].rank }.sorted()
    for (index, rank) in zip(order, ranks) { self[index].rank = rank }
    return true
  }

  /// Returns a variable and all that are reachable from it through variables of suitable rank, or nil if `excluded` is among them.
  private func reach(from start: Int, unless excluded: Int, by step: (Node) -> [Int], within isSuitable: (Int) -> Bool) -> Set<Int>? {
    var reached: Set = [start]
    var stack = [start]
    while let index = stack.popLast() {
      for next in step(self[index]) where isSuitable(self[next].rank) && reached.insert(next).inserted {
        guard next != excluded else { return nil }
        stack.append(next)
      }
    }
    return reached
  }
}
