/// The symbols that a constraint has put into the tableau.
struct TableauConstraint: Sendable {
  /// The slack, error or dummy that equals `sign` times the constraint's expression, plus `error` where there is one.
  let marker: Int
  /// The error against a preference's expression, where the constraint may be missed.
  let error: Int?
  /// -1 where the expression is at most zero.
  let sign: Double
  /// The expression's constant as the tableau knows it.
  var constant: Double
  /// What the marker costs, for a preferred equality: there it is the error in favour of the expression.
  let isMarkerWeighted: Bool
  /// The priority of a preference; infinite for a required constraint.
  var strength: Strength
  /// The external symbols that the expression mentions.
  let externals: [Int]
}
