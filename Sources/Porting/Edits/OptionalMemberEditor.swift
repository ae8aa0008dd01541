import SwiftSyntax

/// Edits the optional members of protocols, and their uses.
///
/// Without Objective-C a protocol has no optional members. Each becomes a separate requirement: a property that holds a closure, or nil in
/// types that leave the member out. Thus `delegate?.card?(self, didMoveTo: 3)` calls the closure, unless the member is missing.
struct OptionalMemberEditor {
  let file: PortedFile
  let declarations: Declarations

  func editMembers(of node: ProtocolDeclSyntax) {
    let members = node.optionalMembers
    guard !members.isEmpty else { return }
    for item in node.memberBlock.members where item.decl.asOptional {
      let name = item.decl.as(FunctionDeclSyntax.self)?.name.text
      let labels = item.decl.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters.labels ?? []
      let names = item.decl.as(VariableDeclSyntax.self)?.bindings.map(\.pattern.code) ?? []
      let requirements = members.filter { $0.isProperty ? names.contains($0.name) : $0.name == name && $0.labels == labels }
      file.replace(item.decl, with: requirements.map { "var \($0.property): \($0.type)? { get }" }.joined(separator: "; "))
    }
    // A property is read as an optional, as for an object of unknown class.
    let defaults = members.map { member in
      "var \(member.property): \(member.type)? { nil }"
        + (member.isProperty ? "; var \(member.name): \(member.type)? { \(member.property) }" : "")
    }.joined(separator: "; ")
    file.appendix.append("\(members[0].isPublic ? "public " : "")extension \(node.name.text) { \(defaults) }")
  }

  /// Adds the closures of the optional members that a type implements.
  func implementMembers(in node: some DeclGroupSyntax, of typeName: String) {
    let direct = node.inheritanceClause?.inheritedTypes.map(\.type.plainName) ?? []
    let protocols = direct + direct.filter { declarations.type(named: $0)?.kind == .protocol }.flatMap { declarations.ancestors(of: $0) }
    let implemented = declarations.optionalMembers.filter { protocols.contains($0.proto) && isImplemented($0, by: typeName) }
    if !implemented.isEmpty { file.add(implemented.map(implementation).joined(separator: "; "), to: node.memberBlock) }
  }

  /// Edits an optional method that isn't called, such as in `delegate?.cardDidMove != nil`.
  func editUncalled(_ node: MemberAccessExprSyntax, in typeName: String) {
    guard !declarations.optionalMembers.isEmpty, node.base != nil else { return }
    let name = node.declName.baseName.text
    let labels = node.declName.argumentNames.map { names in names.arguments.map { $0.name.text == "_" ? nil : $0.name.text } }
    let members = declarations.optionalMembers.filter { $0.name == name && !$0.isProperty && (labels == nil || $0.labels == labels) }
    guard members.count == 1, let member = members.first, !declarations.variableNames.contains(name), !node.isCalledOrSelected,
      !declarations.methods(named: name).contains(where: { $0.type == typeName }) || node.base?.code != "self"
    else { return }
    file.replace(node.declName, with: member.property)
  }

  private func isImplemented(_ member: OptionalMember, by typeName: String) -> Bool {
    let line = [typeName] + declarations.ancestors(of: typeName)
    return declarations.methods.contains {
      $0.name == member.name && $0.labels == member.labels && $0.isProperty == member.isProperty && line.contains($0.type)
        && $0.type != member.proto
    }
  }

  private func implementation(of member: OptionalMember) -> String {
    let access = member.isPublic ? "public " : ""
    if member.isProperty { return "\(access)var \(member.property): \(member.type)? { \(member.name) }" }
    let names = member.labels.indices.map { "a\($0)" }
    let arguments = zip(member.labels, names).map { label, name in label.map { "\($0): \(name)" } ?? name }.joined(separator: ", ")
    let opening = names.isEmpty ? "" : "\(names.joined(separator: ", ")) in "
    return "\(access)var \(member.property): \(member.type)? { { \(opening)self.\(member.name)(\(arguments)) } }"
  }

  /// Edits a use of an optional member, such as `delegate?.cardDidMove?(card)`.
  func editUse(_ node: OptionalChainingExprSyntax) {
    guard let call = node.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == node.id,
      let member = node.expression.as(MemberAccessExprSyntax.self)
    else { return }
    let name = member.declName.baseName.text
    let labels = call.arguments.map { $0.label?.text }
    if let optional = declarations.optionalMembers.first(where: { $0.name == name && $0.labels == labels && !$0.isProperty }) {
      file.replace(member.declName, with: optional.property)
      // A closure takes no labels.
      for argument in call.arguments where argument.label != nil { file.removeLabel(of: argument) }
    } else if !declarations.variableNames.contains(name), UIKitDelegates.members.contains(name) {
      // UIKit's optional members have default implementations here, and so aren't optional.
      file.remove(node.questionMark)
    }
  }
}

extension MemberAccessExprSyntax {
  /// A Boolean value that indicates whether the member is called, perhaps as an optional one, or named by `#selector`.
  fileprivate var isCalledOrSelected: Bool {
    guard let parent else { return false }
    if parent.is(FunctionCallExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self) { return true }
    if let chain = parent.as(OptionalChainingExprSyntax.self) { return chain.parent?.is(FunctionCallExprSyntax.self) ?? false }
    var node: Syntax? = parent
    while let current = node, !current.is(CodeBlockItemSyntax.self) {
      if let macro = current.as(MacroExpansionExprSyntax.self), macro.macroName.text == "selector" { return true }
      node = current.parent
    }
    return false
  }
}

extension DeclSyntax {
  fileprivate var asOptional: Bool {
    self.as(FunctionDeclSyntax.self)?.modifiers.has("optional") == true
      || self.as(VariableDeclSyntax.self)?.modifiers.has("optional") == true
  }
}
