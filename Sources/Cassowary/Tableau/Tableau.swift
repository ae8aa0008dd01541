/// The simplex tableau of Cassowary (Badros, Borning and Stuckey, 2001): feasible, and optimal between any two changes.
///
/// Rows, columns and costs are sparse, and queues contain what might be improved or is broken. So a change costs only as much as its
/// neighborhood, and constraints that share no variable don't affect each other. Pivots follow Bland's rule, which can't cycle.
struct Tableau: Sendable {
  var symbols = SlotArray<Symbol>()
  /// The symbols that have had a negative cost since the last optimum.
  var improvable = IndexHeap()
  /// The symbols with broken rows.
  var broken = IndexHeap()
  /// The variables with values that have changed, in order, possibly with duplicates.
  var moved: [Int] = []

  /// Returns the value of an external symbol.
  func value(of symbol: Int) -> Double { symbols[symbol].isBasic ? symbols[symbol].constant : 0 }

  /// Returns a new symbol that no row mentions yet.
  mutating func makeSymbol(_ kind: Symbol.Kind, owner: Int) -> Int {
    symbols.insert(Symbol(kind: kind, owner: owner))
  }

  mutating func begin() { symbols.begin() }

  mutating func commit() { symbols.commit() }

  /// Undoes everything since `begin()`, when nothing could be improved and nothing was broken.
  mutating func rollback() {
    symbols.rollback()
    improvable.removeAll()
    broken.removeAll()
  }

  /// Records that a row's constant has changed.
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
