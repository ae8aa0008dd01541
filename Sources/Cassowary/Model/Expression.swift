/// A variable times a number.
public struct Term: Sendable {
  /// The variable.
  public var variable: Variable
  /// The factor of the variable.
  public var coefficient: Double

  /// Creates the product of a variable and a coefficient.
  public init(variable: Variable, coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

/// A sum of terms and a constant, which a constraint compares with zero.
///
/// A variable can occur in several terms. The order of the terms doesn't affect a solution that the constraints determine. Long chains are
/// solved fastest if the variable that the constraint places comes first.
public struct Expression: Sendable {
  /// The variables with their coefficients.
  public var terms: [Term]
  /// The constant that is added to the terms.
  public var constant: Double

  /// Creates the sum of terms and a constant.
  public init(terms: [Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  /// Creates the value of a variable.
  public init(_ variable: Variable) {
    self.init(terms: [Term(variable: variable)])
  }
}
