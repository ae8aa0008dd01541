extension Expression: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// A constant.
  public init(floatLiteral value: Double) { self.init(constant: value) }
  /// A constant.
  public init(integerLiteral value: Int) { self.init(constant: Double(value)) }

  /// The sum of two expressions.
  public static func + (lhs: Expression, rhs: Expression) -> Expression {
    Expression(terms: lhs.terms + rhs.terms, constant: lhs.constant + rhs.constant)
  }

  /// The difference of two expressions.
  public static func - (lhs: Expression, rhs: Expression) -> Expression { lhs + -1 * rhs }

  /// An expression, each of its terms and its constant times `factor`.
  public static func * (factor: Double, expression: Expression) -> Expression {
    Expression(
      terms: expression.terms.map { Term(variable: $0.variable, coefficient: $0.coefficient * factor) },
      constant: expression.constant * factor)
  }
}

extension Variable {
  /// The sum of a variable and an expression.
  public static func + (lhs: Variable, rhs: Expression) -> Expression { Expression(lhs) + rhs }
  /// The difference of a variable and an expression.
  public static func - (lhs: Variable, rhs: Expression) -> Expression { Expression(lhs) - rhs }
  /// The sum of two variables.
  public static func + (lhs: Variable, rhs: Variable) -> Expression { Expression(lhs) + Expression(rhs) }
  /// The difference of two variables.
  public static func - (lhs: Variable, rhs: Variable) -> Expression { Expression(lhs) - Expression(rhs) }
  /// A variable times `factor`.
  public static func * (factor: Double, variable: Variable) -> Expression {
    Expression(terms: [Term(variable: variable, coefficient: factor)])
  }
}

extension Expression {
  /// The sum of an expression and a variable.
  public static func + (lhs: Expression, rhs: Variable) -> Expression { lhs + Expression(rhs) }
  /// The difference of an expression and a variable.
  public static func - (lhs: Expression, rhs: Variable) -> Expression { lhs - Expression(rhs) }
}
