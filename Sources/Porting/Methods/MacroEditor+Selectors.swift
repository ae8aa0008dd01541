import SwiftSyntax

extension MacroEditor {
  /// Returns the name in Objective-C of the member that an argument of `#selector` names.
  func selector(of argument: LabeledExprSyntax, in typeName: String) -> String {
    guard let member = argument.expression.selectedMember else { return "" }
    let name = member.baseName.text.filter { $0 != "`" }
    let candidates = declarations.methods(named: name, preferring: selectedType(of: argument.expression, in: typeName))
    switch argument.label?.text {
    case "getter": return candidates.first(where: \.isProperty)?.objectiveCName ?? name
    case "setter": return SelectorName.setter(of: name)
    default: break
    }
    let labels = member.argumentNames?.arguments.map { $0.name.text == "_" ? nil : $0.name.text }
    let methods = candidates.filter { !$0.isProperty && (labels == nil || $0.labels == labels) }
    let types = argument.expression.selectedParameterTypes
    if let method = methods.first(where: { $0.parameterTypes == types }) ?? methods.first { return method.selector }
    if let inherited = SelectorName.inherited[labels == nil ? name : member.code] { return inherited }
    if declarations.typeMethodNames.contains(name) {
      file.refuse(
        "a selector can't name “\(name)”, because it belongs to the type; without Objective-C it must be an instance method", at: argument)
    }
    return labels.map { SelectorName.selector(name: name, labels: $0) } ?? name
  }

  /// Returns the type that the member of a selector belongs to: the named one, or else the one around it.
  private func selectedType(of expression: ExprSyntax, in typeName: String) -> String {
    let expression = expression.as(SequenceExprSyntax.self)?.elements.first ?? expression
    guard let base = expression.as(MemberAccessExprSyntax.self)?.base?.code, base.first?.isUppercase == true, base != "Self"
    else { return typeName }
    return declarations.type(named: base, in: typeName)?.name ?? base
  }
}

extension ExprSyntax {
  /// The types of the parameters, as written, by which a conversion with `as` selects an overload, or nil.
  fileprivate var selectedParameterTypes: [String]? {
    if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first?.expression.selectedParameterTypes
    }
    guard var function = self.as(SequenceExprSyntax.self)?.elements.last?.as(TypeExprSyntax.self)?.type.as(FunctionTypeSyntax.self) else {
      return nil
    }
    // A method of a type takes the instance first, and returns a function.
    while let inner = function.returnClause.type.as(FunctionTypeSyntax.self) { function = inner }
    return function.parameters.map(\.type.code)
  }
}
