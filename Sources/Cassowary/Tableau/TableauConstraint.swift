/// The symbols that a constraint has added to the tableau.
struct TableauConstraint: Sendable {
  /// The slack, error, or dummy that equals `sign` times the constraint's expression, plus `error` if there is one.
  let marker: Int
  /// The error against a preference's expression, or nil if the constraint must hold.
  let error: Int?
  /// The sign of the expression: −1 if it must be at most zero, otherwise 1.
  let sign: Double
  /// The expression's constant in the tableau.
  var constant: Double
  /// A Boolean value that indicates whether the marker has a cost. For a preferred equality, it is the error in favor of the expression.
  let isMarkerWeighted: Bool
  /// The importance of the constraint. The priority of a required constraint is infinite.
  var strength: Strength
  /// The external symbols that the expression mentions.
  let externals: [Int]
}
