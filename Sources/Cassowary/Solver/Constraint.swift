struct Constraint: Sendable {
  enum State: Sendable {
    /// The constraint isn't applied yet.
    case idle
    /// The constraint defines a variable.
    case definition(of: Int)
    /// The constraint is in the tableau.
    case residual(TableauConstraint)
  }

  let serial: Int
  /// The variables by their first appearance in the expression, without duplicates and coefficients of 0.
  let terms: [SparseVector.Entry]
  var constant: Double
  let relation: Relation
  var strength: Strength
  var state = State.idle

  static let blank = Constraint(serial: -1, terms: [], constant: 0, relation: .equal, strength: .required)

  var isRequiredEquality: Bool { relation == .equal && strength.isRequired }
}

extension Constraint {
  /// Returns the terms of an expression, one per variable, without those that cancel.
  static func normalized(_ terms: [Term]) -> [SparseVector.Entry] {
    var result: [SparseVector.Entry] = []
    for term in terms {
      if let position = result.firstIndex(where: { $0.index == term.variable.index }) {
        result[position].coefficient += term.coefficient
      } else {
        result.append(SparseVector.Entry(index: term.variable.index, coefficient: term.coefficient))
      }
    }
    return result.filter { abs($0.coefficient) > Tolerance.coefficient }
  }
}
