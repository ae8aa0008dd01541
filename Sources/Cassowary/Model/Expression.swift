/// A variable times a number.
public struct Term: Sendable {
  /// The unknown.
  public var variable: Variable
  /// What it is multiplied by.
  public var coefficient: Double

  /// A variable times `coefficient`.
  public init(variable: Variable, coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

/// A sum of terms and a constant: what a constraint compares with zero.
///
/// A variable may occur in several terms. The order of the terms says nothing about the solution where the constraints determine it;
/// put the variable that the constraint places first, and long chains are solved fastest.
public struct Expression: Sendable {
  /// The variables, each times a number.
  public var terms: [Term]
  /// What is added to them.
  public var constant: Double

  /// The sum of `terms` and `constant`.
  public init(terms: [Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  /// The value of a variable.
  public init(_ variable: Variable) {
    self.init(terms: [Term(variable: variable)])
  }
}
