/// An unknown of the tableau, with its row while it is basic, otherwise its column and cost.
struct Symbol: Sendable {
  enum Kind: Sendable {
    /// A variable of the solver, with any sign.
    case external
    /// A slack or an error, which is never negative.
    case restricted
    /// The marker of a required equality, which is always zero.
    case dummy
  }

  let kind: Kind
  /// The variable of an external symbol, otherwise the constraint.
  let owner: Int
  /// The number of constraints that mention an external symbol.
  var uses = 0

  /// A Boolean value that indicates whether the symbol has a row: symbol = constant + the sum of its terms.
  var isBasic = false
  var constant = 0.0
  var terms = SparseVector()

  /// The basic symbols with rows that mention it, while it isn't basic. Its value is then 0.
  var column = SortedIndices()
  /// The amount that one unit adds to the objective, while it isn't basic.
  var cost = Cost()

  static let blank = Symbol(kind: .dummy, owner: -1)

  /// A Boolean value that indicates whether the row violates the restriction of its symbol.
  var isViolated: Bool {
    guard isBasic else { return false }
    switch kind {
    case .external: return false
    case .restricted: return constant < -Tolerance.feasibility
    case .dummy: return abs(constant) > Tolerance.feasibility
    }
  }
}
