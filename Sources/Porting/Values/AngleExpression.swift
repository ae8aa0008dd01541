import SwiftSyntax

/// A product of numbers and π, such as `.pi / 4` or `45 * .pi / 180`, which is one angle and not several numbers.
struct AngleExpression {
  /// The expression that contains the product.
  let sequence: SequenceExprSyntax
  /// The factors, divisors and operators.
  let elements: [ExprSyntax]
  let parts: Set<SyntaxIdentifier>
  /// The angle in radians, or nil if it is written in degrees.
  let radians: Double?
  /// The literal that is the angle in degrees, or none.
  let degrees: Set<SyntaxIdentifier>

  /// A Boolean value that indicates whether the product is the whole expression.
  var isWhole: Bool { sequence.elements.count == elements.count }

  /// Returns the angles in an expression. Quarters and halves of a turn are left out, as they are shapes and not settings.
  static func angles(in sequence: SequenceExprSyntax) -> [AngleExpression] {
    let runs = Array(sequence.elements).split { element in
      guard let symbol = element.as(BinaryOperatorExprSyntax.self)?.operator.text else {
        return element.is(AssignmentExprSyntax.self) || element.is(UnresolvedTernaryExprSyntax.self)
      }
      return symbol != "*" && symbol != "/"
    }
    return runs.compactMap { AngleExpression(sequence, Array($0)) }
  }

  private init?(_ sequence: SequenceExprSyntax, _ elements: [ExprSyntax]) {
    guard elements.count >= 3, elements.contains(where: \.isPi) else { return nil }
    var (value, literals) = (1.0, [(id: SyntaxIdentifier, number: Double, divides: Bool)]())
    for (index, element) in elements.enumerated() where !element.is(BinaryOperatorExprSyntax.self) {
      let divides = index > 0 && elements[index - 1].as(BinaryOperatorExprSyntax.self)?.operator.text == "/"
      guard let factor = element.factor else { return nil }
      value = divides ? value / factor.number : value * factor.number
      if let id = factor.literal { literals.append((id, abs(factor.number), divides)) }
    }
    self.sequence = sequence
    self.elements = elements
    if literals.contains(where: { $0.number == 180 && $0.divides }) {
      guard literals.count == 2, let angle = literals.first(where: { $0.number != 180 && !$0.divides }) else { return nil }
      parts = Set(literals.map(\.id)).subtracting([angle.id])
      (radians, degrees) = (nil, [angle.id])
    } else {
      guard literals.contains(where: { ![0, 1, 2].contains($0.number) }) else { return nil }
      parts = Set(literals.map(\.id))
      (radians, degrees) = (value, [])
    }
  }
}

extension ExprSyntax {
  /// A Boolean value that indicates whether the expression is π, with or without a sign.
  fileprivate var isPi: Bool {
    if let prefix = self.as(PrefixOperatorExprSyntax.self) { return prefix.expression.isPi }
    return self.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "pi" && isLiteral
  }

  /// The number that the expression multiplies or divides by, with its literal if it isn't π, or nil for anything else.
  fileprivate var factor: (number: Double, literal: SyntaxIdentifier?)? {
    if let prefix = self.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "-" {
      return prefix.expression.factor.map { (-$0.number, $0.literal) }
    }
    if isPi { return (.pi, nil) }
    if let literal = self.as(IntegerLiteralExprSyntax.self) {
      return Double(literal.literal.text.filter { $0 != "_" }).map { ($0, literal.id) }
    }
    if let literal = self.as(FloatLiteralExprSyntax.self) {
      return Double(literal.literal.text.filter { $0 != "_" }).map { ($0, literal.id) }
    }
    return nil
  }
}
