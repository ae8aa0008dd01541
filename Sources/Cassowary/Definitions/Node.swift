/// How much of what is known about a variable has to be worked out again. Whatever is defined by it is at least as stale.
enum Staleness: Int, Comparable, Sendable {
  /// Nothing.
  case fresh
  /// Its value.
  case value
  /// Also its offset.
  case offset
  /// Also its expansion.
  case structure

  static func < (lhs: Staleness, rhs: Staleness) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// A required equality, solved for one of its variables: variable = constant + the sum of the terms.
struct Definition: Sendable {
  let constraint: Int
  let terms: [SparseVector.Entry]
  var constant: Double
  /// The coefficient that the variable has in the constraint.
  let divisor: Double
}

/// What a definition comes down to, in undefined variables, apart from its constant.
enum Expansion: Sendable {
  case short(SparseVector)
  /// Too long to be kept for each variable: of a chain that would take the square of its length.
  case long

  /// How many terms are kept at most.
  static let limit = 4
}

/// What the solver knows about a variable.
struct Node: Sendable {
  var isInUse = true
  /// Where it stands among the variables: whatever it is defined by comes before it.
  var rank: Int
  var definition: Definition?
  /// The variables whose definitions mention it.
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
