/// The simplex tableau of Cassowary (Badros, Borning and Stuckey, 2001): feasible, and optimal between any two changes.
///
/// Rows, columns and costs are sparse, and what might be improved or is broken waits in queues. So a change costs what its own
/// neighbourhood costs; constraints that share no variable never see each other. Pivots follow Bland's rule, which cannot cycle.
struct Tableau: Sendable {
  var symbols = SlotArray<Symbol>()
  /// Symbols that were seen with a negative cost since the last optimum.
  var improvable = IndexHeap()
  /// Symbols whose rows were seen broken.
  var broken = IndexHeap()
  /// The variables whose values have changed, in the order of the changes, some more than once.
  var moved: [Int] = []

  /// The value of an external symbol.
  func value(of symbol: Int) -> Double { symbols[symbol].isBasic ? symbols[symbol].constant : 0 }

  /// A new symbol, not yet mentioned by any row.
  mutating func makeSymbol(_ kind: Symbol.Kind, owner: Int) -> Int {
    symbols.insert(Symbol(kind: kind, owner: owner))
  }

  mutating func begin() { symbols.begin() }

  mutating func commit() { symbols.commit() }

  /// Takes back everything since `begin()`. There was nothing to improve then, and nothing broken.
  mutating func rollback() {
    symbols.rollback()
    improvable.removeAll()
    broken.removeAll()
  }

  /// Notes that a row's constant has changed.
  mutating func noteConstant(of symbol: Int) {
    if symbols[symbol].kind == .external {
      moved.append(symbols[symbol].owner)
    } else if symbols[symbol].isViolated {
      broken.push(symbol, key: symbol)
    }
  }

  mutating func addCost(_ cost: Cost, times factor: Double, to symbol: Int) {
    symbols[symbol].cost.add(cost, times: factor)
    if symbols[symbol].cost.isNegative, symbols[symbol].kind == .restricted { improvable.push(symbol, key: symbol) }
  }
}
