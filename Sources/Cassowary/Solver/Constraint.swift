/// A constraint as it was added.
struct Constraint: Sendable {
  /// What makes it hold.
  enum State: Sendable {
    /// Nothing yet.
    case idle
    /// This variable is defined by it.
    case definition(of: Int)
    /// The tableau.
    case residual(TableauConstraint)
  }

  let serial: Int
  /// Variables by their first appearance in the expression, each once, none with the coefficient 0.
  let terms: [SparseVector.Entry]
  var constant: Double
  let relation: Relation
  var strength: Strength
  var state = State.idle

  static let blank = Constraint(serial: -1, terms: [], constant: 0, relation: .equal, strength: .required)

  var isRequiredEquality: Bool { relation == .equal && strength.isRequired }
}

extension Constraint {
  /// The terms of an expression, one for each variable, those that cancel left out.
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
