import SwiftSyntax

extension ExprSyntax {
  /// The name that describes a literal next to or in the expression: that of the function, member or variable.
  var purpose: String {
    if let reference = self.as(DeclReferenceExprSyntax.self) { return reference.baseName.text }
    if let member = self.as(MemberAccessExprSyntax.self) {
      let name = member.declName.baseName.text
      // `velocity.y` is a velocity.
      if name.count == 1, let base = member.base?.purpose, !base.isEmpty { return base }
      if name == "init", let base = member.base?.purpose { return base }
      return name
    }
    if let call = self.as(FunctionCallExprSyntax.self) {
      let name = call.calledExpression.purpose
      if ["abs", "min", "max", "fabs", "CGFloat", "Double", "Float"].contains(name), let first = call.arguments.first {
        return first.expression.purpose
      }
      return name
    }
    if let optional = self.as(OptionalChainingExprSyntax.self) { return optional.expression.purpose }
    if let forced = self.as(ForceUnwrapExprSyntax.self) { return forced.expression.purpose }
    if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1 { return tuple.elements.first?.expression.purpose ?? "" }
    if let prefix = self.as(PrefixOperatorExprSyntax.self) { return prefix.expression.purpose }
    if let sequence = self.as(SequenceExprSyntax.self) { return sequence.elements.first?.purpose ?? "" }
    return ""
  }

  /// A Boolean value that indicates whether the expression consists of literals, so that each evaluation has the same result.
  var isLiteral: Bool {
    if self.is(IntegerLiteralExprSyntax.self) || self.is(FloatLiteralExprSyntax.self) || self.is(BooleanLiteralExprSyntax.self) {
      return true
    }
    if let prefix = self.as(PrefixOperatorExprSyntax.self) { return prefix.expression.isLiteral }
    if let tuple = self.as(TupleExprSyntax.self) {
      return tuple.elements.count == 1 && tuple.elements.allSatisfy { $0.expression.isLiteral }
    }
    if let sequence = self.as(SequenceExprSyntax.self) {
      return sequence.elements.allSatisfy { element in
        if let symbol = element.as(BinaryOperatorExprSyntax.self) { return ["+", "-", "*", "/"].contains(symbol.operator.text) }
        return element.isLiteral
      }
    }
    if let member = self.as(MemberAccessExprSyntax.self) {
      let base = member.base?.code
      return (base == nil || base == "CGFloat" || base == "Double") && member.declName.baseName.text == "pi"
    }
    return literalCall != nil
  }

  /// The type that is created by a call with only literals, or nil for any other expression.
  var literalCall: String? {
    guard let call = self.as(FunctionCallExprSyntax.self), let type = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      call.trailingClosure == nil, Self.literalTypes.contains(type), call.arguments.allSatisfy({ $0.expression.isLiteral })
    else { return nil }
    return type
  }

  private static let literalTypes: Set<String> = [
    "CGFloat", "Double", "Float", "TimeInterval", "CGSize", "CGPoint", "CGVector", "CGRect", "UIEdgeInsets", "UIColor",
    "UISpringTimingParameters",
  ]
}

extension VariableDeclSyntax {
  /// A Boolean value that indicates whether the value is computed once for the program: that of a global or static variable.
  var isReadOnce: Bool {
    if modifiers.has("static") || modifiers.has("class") { return true }
    if memberBlock != nil { return false }
    var node = parent
    while let current = node {
      if current.is(CodeBlockSyntax.self) || current.is(ClosureExprSyntax.self) || current.is(AccessorBlockSyntax.self)
        || current.is(SwitchCaseSyntax.self)
      {
        return false
      }
      node = current.parent
    }
    return true
  }

  /// A Boolean value that indicates whether the constant can be computed each time it is read.
  var hasLiteralValue: Bool {
    guard bindingSpecifier.text == "let", attributes.isEmpty, bindings.count == 1, let binding = bindings.first,
      binding.accessorBlock == nil,
      binding.pattern.is(IdentifierPatternSyntax.self), let value = binding.initializer?.value
    else { return false }
    return value.isLiteral && (binding.typeAnnotation != nil || literalType != nil)
  }

  /// The type of a constant that is determined by its literal or call alone, or nil.
  var literalType: String? {
    guard var value = bindings.first?.initializer?.value else { return nil }
    if let call = value.literalCall { return call }
    if let prefix = value.as(PrefixOperatorExprSyntax.self) { value = prefix.expression }
    if value.is(FloatLiteralExprSyntax.self) { return "Double" }
    if value.is(IntegerLiteralExprSyntax.self) { return "Int" }
    if value.is(BooleanLiteralExprSyntax.self) { return "Bool" }
    return nil
  }
}
