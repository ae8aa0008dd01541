/// The symbols that a constraint has added to the tableau.
struct TableauConstraint: Sendable {
  /// The slack, error, or dummy that equals `sign` times the constraint's expression, plus `error` if there is one.
  let marker: Int
  /// The error in the opposite direction, or nil if the constraint must hold.
  let error: Int?
  /// −1 if the expression must be at most zero, otherwise 1.
  let sign: Double
  /// The constant of the expression in the tableau.
  var constant: Double
  /// A Boolean value that indicates whether the marker has a cost. For a preferred equality, it is the error in the direction of the
  /// expression.
  let isMarkerWeighted: Bool
  /// The priority of a required constraint is infinite.
  var strength: Strength
  /// The external symbols in the expression.
  let externals: [Int]
}
