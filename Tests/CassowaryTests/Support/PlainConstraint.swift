import Cassowary

/// A constraint as plain numbers, with one coefficient for each variable of a small system.
struct PlainConstraint {
  var coefficients: [Double]
  var constant: Double
  var relation: Relation
  /// The priority of a preference, or nil for a required constraint.
  var priority: Double?

  var strength: Strength { priority.map(Strength.init(priority:)) ?? .required }

  func expression(in variables: [Variable]) -> Expression {
    Expression(terms: zip(variables, coefficients).map { Term(variable: $0, coefficient: $1) }, constant: constant)
  }

  /// Returns the amount by which a point violates the constraint.
  func violation(at point: [Double]) -> Double {
    let value = zip(point, coefficients).reduce(constant) { $0 + $1.0 * $1.1 }
    return switch relation {
    case .equal: abs(value)
    case .lessThanOrEqual: max(0, value)
    case .greaterThanOrEqual: max(0, -value)
    }
  }

  static func random(variables: Int, priorities: [Double?], using generator: inout SeededGenerator) -> PlainConstraint {
    var coefficients = (0..<variables).map { _ in Bool.random(using: &generator) ? 0 : Double(Int.random(in: -2...2, using: &generator)) }
    if coefficients.allSatisfy({ $0 == 0 }) { coefficients[Int.random(in: 0..<variables, using: &generator)] = 1 }
    return PlainConstraint(
      coefficients: coefficients, constant: Double(Int.random(in: -12...12, using: &generator)),
      relation: [.lessThanOrEqual, .equal, .greaterThanOrEqual].randomElement(using: &generator) ?? .equal,
      priority: priorities.randomElement(using: &generator) ?? nil)
  }
}
