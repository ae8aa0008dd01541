/// An unknown of the tableau, with its row while it is basic, or its column and cost while it is not.
struct Symbol: Sendable {
  enum Kind: Sendable {
    /// A variable of the solver, of any sign.
    case external
    /// A slack or an error: never negative.
    case restricted
    /// What marks a required equality: always zero.
    case dummy
  }

  let kind: Kind
  /// The variable of an external symbol, the constraint of any other.
  let owner: Int
  /// How many constraints mention an external symbol.
  var uses = 0

  /// Whether it stands for a row: basic = constant + the sum of its terms.
  var isBasic = false
  var constant = 0.0
  var terms = SparseVector()

  /// The basic symbols whose rows mention it, while it is not basic itself. Its value is then 0.
  var column = SortedIndices()
  /// What a unit of it would add to the objective, while it is not basic.
  var cost = Cost()

  static let blank = Symbol(kind: .dummy, owner: -1)

  /// Whether the row breaks what its symbol stands for.
  var isViolated: Bool {
    guard isBasic else { return false }
    switch kind {
    case .external: return false
    case .restricted: return constant < -Tolerance.feasibility
    case .dummy: return abs(constant) > Tolerance.feasibility
    }
  }
}
