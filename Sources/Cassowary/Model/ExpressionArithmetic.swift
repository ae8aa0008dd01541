extension Expression: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Creates a constant.
  public init(floatLiteral value: Double) { self.init(constant: value) }
  /// Creates a constant.
  public init(integerLiteral value: Int) { self.init(constant: Double(value)) }

  /// Returns the sum of two expressions.
  public static func + (lhs: Expression, rhs: Expression) -> Expression {
    Expression(terms: lhs.terms + rhs.terms, constant: lhs.constant + rhs.constant)
  }

  /// Returns the difference of two expressions.
  public static func - (lhs: Expression, rhs: Expression) -> Expression { lhs + -1 * rhs }

  /// Returns an expression with its terms and its constant multiplied by `factor`.
  public static func * (factor: Double, expression: Expression) -> Expression {
    Expression(
      terms: expression.terms.map { Term(variable: $0.variable, coefficient: $0.coefficient * factor) },
      constant: expression.constant * factor)
  }
}

extension Variable {
  /// Returns the sum of a variable and an expression.
  public static func + (lhs: Variable, rhs: Expression) -> Expression { Expression(lhs) + rhs }
  /// Returns the difference of a variable and an expression.
  public static func - (lhs: Variable, rhs: Expression) -> Expression { Expression(lhs) - rhs }
  /// Returns the sum of two variables.
  public static func + (lhs: Variable, rhs: Variable) -> Expression { Expression(lhs) + Expression(rhs) }
  /// Returns the difference of two variables.
  public static func - (lhs: Variable, rhs: Variable) -> Expression { Expression(lhs) - Expression(rhs) }
  /// Returns the product of a variable and `factor`.
  public static func * (factor: Double, variable: Variable) -> Expression {
    Expression(terms: [Term(variable: variable, coefficient: factor)])
  }
}

extension Expression {
  /// Returns the sum of an expression and a variable.
  public static func + (lhs: Expression, rhs: Variable) -> Expression { lhs + Expression(rhs) }
  /// Returns the difference of an expression and a variable.
  public static func - (lhs: Expression, rhs: Variable) -> Expression { lhs - Expression(rhs) }
}
