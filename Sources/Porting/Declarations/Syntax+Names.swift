import SwiftSyntax

extension SyntaxProtocol {
  /// The code without the trivia around it. It equals `trimmedDescription`, but for names it needs no copy of the tree.
  var code: String {
    switch Syntax(self).as(SyntaxEnum.self) {
    case .declReferenceExpr(let node) where node.argumentNames == nil: node.baseName.text
    case .memberAccessExpr(let node) where node.base != nil && node.declName.argumentNames == nil:
      "\(node.base?.code ?? "").\(node.declName.baseName.text)"
    case .identifierType(let node) where node.genericArgumentClause == nil: node.name.text
    case .optionalType(let node): "\(node.wrappedType.code)?"
    case .implicitlyUnwrappedOptionalType(let node): "\(node.wrappedType.code)!"
    case .token(let node): node.text
    default: trimmedDescription
    }
  }
}

extension TypeSyntax {
  /// The name of the type without attributes, generic arguments and question marks.
  var plainName: String {
    if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.plainName }
    if let identifier = self.as(IdentifierTypeSyntax.self) { return identifier.name.text }
    if let member = self.as(MemberTypeSyntax.self) { return "\(member.baseType.plainName).\(member.name.text)" }
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.plainName }
    if let optional = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return optional.wrappedType.plainName }
    if let some = self.as(SomeOrAnyTypeSyntax.self) { return some.constraint.plainName }
    return code
  }
}

extension ExprSyntax {
  /// The member that the argument of `#selector` or a similar macro names.
  var selectedMember: DeclReferenceExprSyntax? {
    if let reference = self.as(DeclReferenceExprSyntax.self) { return reference }
    if let member = self.as(MemberAccessExprSyntax.self) { return member.declName }
    if let sequence = self.as(SequenceExprSyntax.self) { return sequence.elements.first?.selectedMember }
    if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1 { return tuple.elements.first?.expression.selectedMember }
    if let optional = self.as(OptionalChainingExprSyntax.self) { return optional.expression.selectedMember }
    if let forced = self.as(ForceUnwrapExprSyntax.self) { return forced.expression.selectedMember }
    return nil
  }

  /// The key path of the animation that a call creates, such as "transform.scale", or nil.
  var animatedKeyPath: String? {
    guard let argument = self.as(FunctionCallExprSyntax.self)?.arguments.first, argument.label?.text == "keyPath" else { return nil }
    if let text = argument.expression.plainString { return text }
    let path = argument.expression.as(MacroExpansionExprSyntax.self)?.arguments.first?.expression.code
    return path.map { $0.split(separator: ".").dropFirst().joined(separator: ".") }
  }

  /// The text of a string literal without interpolations, or nil.
  var plainString: String? {
    guard let literal = self.as(StringLiteralExprSyntax.self), literal.segments.count == 1 else { return nil }
    return literal.segments.first?.as(StringSegmentSyntax.self)?.content.text
  }
}

extension AttributeListSyntax {
  func attribute(named name: String) -> AttributeSyntax? {
    for case .attribute(let attribute) in self where attribute.attributeName.code == name { return attribute }
    return nil
  }
}

extension DeclModifierListSyntax {
  func has(_ name: String) -> Bool { contains { $0.name.text == name } }
}

extension DeclSyntaxProtocol {
  /// The member block that directly contains the declaration, or nil.
  var memberBlock: MemberBlockSyntax? {
    var node = parent
    while let current = node, !current.is(MemberBlockSyntax.self) {
      // Declarations in `#if` are members as well.
      let isWrapper =
        current.is(MemberBlockItemSyntax.self) || current.is(MemberBlockItemListSyntax.self) || current.is(IfConfigClauseSyntax.self)
        || current.is(IfConfigClauseListSyntax.self) || current.is(IfConfigDeclSyntax.self)
      guard isWrapper else { return nil }
      node = current.parent
    }
    return node?.as(MemberBlockSyntax.self)
  }
}

extension DeclSyntaxProtocol {
  /// The name of a method, or of a property that is declared alone.
  var memberNameToken: TokenSyntax? {
    if let function = self.as(FunctionDeclSyntax.self) { return function.name }
    guard let variable = self.as(VariableDeclSyntax.self), variable.bindings.count == 1 else { return nil }
    return variable.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier
  }
}

extension FunctionParameterListSyntax {
  /// The argument labels, nil for a missing one.
  var labels: [String?] { map { $0.firstName.text == "_" ? nil : $0.firstName.text } }
}
