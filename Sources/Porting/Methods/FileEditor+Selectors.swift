import SwiftSyntax

extension FileEditor {
  /// Returns the name in Objective-C of the member that an argument of `#selector` names.
  func selector(of argument: LabeledExprSyntax) -> String {
    guard let member = argument.expression.selectedMember else { return "" }
    let name = member.baseName.text.filter { $0 != "`" }
    let candidates = declarations.methods(named: name, preferring: selectedType(of: argument.expression))
    switch argument.label?.text {
    case "getter": return candidates.first(where: \.isProperty)?.objectiveCName ?? name
    case "setter": return SelectorName.setter(of: name)
    default: break
    }
    guard let names = member.argumentNames else {
      if let method = candidates.first(where: { !$0.isProperty }) { return method.selector }
      return SelectorName.inherited[name] ?? name
    }
    let labels = names.arguments.map { $0.name.text == "_" ? nil : $0.name.text }
    if let method = candidates.first(where: { !$0.isProperty && $0.labels == labels }) { return method.selector }
    return SelectorName.inherited[member.trimmedDescription] ?? SelectorName.selector(name: name, labels: labels)
  }

  /// Returns the type that the member of a selector belongs to, or nil if the expression doesn't name it.
  private func selectedType(of expression: ExprSyntax) -> String {
    let expression = expression.as(SequenceExprSyntax.self)?.elements.first ?? expression
    guard let base = expression.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription, base.first?.isUppercase == true, base != "Self"
    else { return typeName }
    return declarations.type(named: base, in: typeName)?.name ?? base
  }
}
