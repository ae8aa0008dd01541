/// The extent to which the stored facts about a variable are out of date. Variables that it defines are at least as stale.
enum Staleness: Int, Comparable, Sendable {
  case fresh
  /// The value is stale.
  case value
  /// The offset is stale, too.
  case offset
  /// The expansion is stale, too.
  case structure

  static func < (lhs: Staleness, rhs: Staleness) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// A required equality, solved for one of its variables: variable = constant + the sum of the terms.
struct Definition: Sendable {
  let constraint: Int
  let terms: [SparseVector.Entry]
  var constant: Double
  /// The coefficient of the variable in the constraint.
  let divisor: Double
}

/// A definition in terms of undefined variables, without its constant.
enum Expansion: Sendable {
  case short(SparseVector)
  /// The expansion is too long to store for each variable, which would take quadratic memory for a chain.
  case long

  /// The maximum number of terms to store.
  static let limit = 4
}

/// The stored facts about a variable.
struct Node: Sendable {
  var isInUse = true
  /// The position in the order of variables. The variables that define a variable precede it.
  var rank: Int
  var definition: Definition?
  /// The variables with definitions that mention it.
  var dependents = SortedIndices()
  /// The constraints in the tableau that mention it, before expansion.
  var residuals = SortedIndices()
  /// Its symbol in the tableau, while an expanded constraint mentions it there.
  var symbol: Int?

  var staleness = Staleness.fresh
  /// Its value if all undefined variables were 0.
  var offset = 0.0
  var expansion = Expansion.long
  var value = 0.0
  /// The value that was last taken from the solver.
  var takenValue = 0.0
}
