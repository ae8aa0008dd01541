import SwiftSyntax

/// Moves overrides from extensions into the bodies of their classes.
///
/// With Objective-C an extension may override members, and its own members may be overridden. Without it, only members in a class's body
/// may.
struct OverrideEditor {
  let file: PortedFile
  let declarations: Declarations

  /// Moves an extension's member that overrides or is overridden into the body of its class, or refuses it if that isn't possible.
  func edit(_ node: some DeclSyntaxProtocol, named name: String, modifiers: DeclModifierListSyntax, in typeName: String) {
    if modifiers.has("override"), let member = declarations.overridableMember(name, of: typeName), let token = node.memberNameToken,
      declarations.type(named: typeName)?.isHidden == false
    {
      return rename(node, member, named: token, in: typeName)
    }
    guard let owner = node.memberBlock?.parent?.as(ExtensionDeclSyntax.self) else { return }
    let type = declarations.type(named: typeName)
    // A member in an extension of a protocol isn't overridden: a class has its own member instead.
    if type?.kind == .protocol { return }
    let overrides = modifiers.has("override")
    guard overrides || declarations.isOverridden(name, of: type?.name ?? typeName) else { return }
    let isDirect = node.parent?.parent?.parent?.id == owner.memberBlock.id
    if let type, type.kind == .class, isDirect, owner.genericWhereClause == nil {
      let isPublic = owner.modifiers.has("public")
      if overrides, type.file != file.source.index, mentionsHiddenName(node), delegate(node, to: type, isPublic: isPublic) { return }
      // A member of a public extension is public by default.
      let hasAccess = ["public", "internal", "fileprivate", "private"].contains(where: modifiers.has)
      if isPublic, !hasAccess { file.insert("public ", before: node) }
      file.move(node, to: type)
    } else if overrides, let token = node.memberNameToken, let modifier = modifiers.first(where: { $0.name.text == "override" }) {
      // The other members of the file can still be used.
      file.remove(modifier)
      file.replace(token, with: "_glissadeUncalled_\(file.suffix)_\(file.range(of: node).lowerBound)")
      let place = type.map { "the class \($0.name)" } ?? "a subclass"
      file.warn(
        "“\(name)” isn't called: without Objective-C an extension can't override it; override it in the body of \(place)", at: node)
    } else if type == nil, makeOverridable(node, OverridableMember(name: name, type: typeName), isPublic: owner.modifiers.has("public")) {
      return
    } else {
      file.refuse(
        "a class overrides “\(name)”, which without Objective-C must be in the body of \(typeName) and not in an extension", at: node)
    }
  }

  /// Edits the method that is called for properties that are observed by key paths: `NSObject` doesn't have it here. Returns whether it was
  /// that method.
  func editObservation(_ node: FunctionDeclSyntax, in typeName: String) -> Bool {
    guard node.isObservation else { return false }
    let isInherited = declarations.ancestors(of: typeName).contains { ancestor in
      declarations.methods(named: "observeValue").contains { $0.type == ancestor }
    }
    if !isInherited, let modifier = node.modifiers.first(where: { $0.name.text == "override" }) { file.remove(modifier) }
    return true
  }

  /// Removes a call of the superclass's method for observed properties, if the superclass is UIKit's. Returns whether it was removed.
  func editObservation(_ node: FunctionCallExprSyntax, in typeName: String) -> Bool {
    guard node.calledExpression.code == "super.observeValue", node.arguments.first?.label?.text == "forKeyPath",
      !declarations.ancestors(of: typeName).contains(where: { declarations.types[$0]?.kind == .class })
    else { return false }
    file.replace(node, with: "()")
    return true
  }

  /// Returns whether code contains a name that only this file can use.
  private func mentionsHiddenName(_ node: some SyntaxProtocol) -> Bool {
    let names = declarations.hiddenNames[file.source.index, default: []]
    return node.tokens(viewMode: .sourceAccurate).contains { names.contains($0.text) }
  }

  /// Renames an override, and adds an override that calls it to its class in another file. Returns false if there can be no such call.
  ///
  /// Thus an override that uses names that are private to its file can stay there.
  private func delegate(_ node: some DeclSyntaxProtocol, to type: TypeDeclaration, isPublic: Bool) -> Bool {
    let name = "_glissadeOverride_\(file.suffix)_\(file.range(of: node).lowerBound)"
    let own: (name: TokenSyntax, modifiers: DeclModifierListSyntax, text: String)
    if let function = node.as(FunctionDeclSyntax.self), let call = function.call(of: name) {
      own = (function.name, function.modifiers, "func \(function.name.text)\(function.signature.code) { \(call) }")
    } else if let variable = node.as(VariableDeclSyntax.self), variable.bindings.count == 1, let binding = variable.bindings.first,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self), let type = binding.typeAnnotation,
      let accessors = binding.accessorBlock,
      !accessors.isObserver
    {
      let body = accessors.isReadOnly ? name : "get { \(name) } set { \(name) = newValue }"
      own = (pattern.identifier, variable.modifiers, "var \(pattern.identifier.text)\(type.code) { \(body) }")
    } else {
      return false
    }
    file.replace(own.name, with: name)
    let access = ["public", "open"].first(where: own.modifiers.has) ?? (isPublic ? "public" : "")
    for modifier in own.modifiers where ["override", "public", "open", "private", "fileprivate", "final"].contains(modifier.name.text) {
      file.remove(modifier)
    }
    let line = file.jump(to: node.positionAfterSkippingLeadingTrivia)
    let text = (access.isEmpty ? "" : access + " ") + "override " + own.text
    file.departures.append(.init(range: nil, file: type.file, target: type.end, opening: line + text))
    return true
  }
}

extension FunctionDeclSyntax {
  /// Returns a call of the renamed method with the function's own arguments, or nil if some can't be passed on.
  func call(of name: String) -> String? {
    let parameters = signature.parameterClause.parameters
    guard genericParameterClause == nil, !parameters.contains(where: { $0.ellipsis != nil }) else { return nil }
    let arguments = parameters.map { parameter in
      let label = parameter.firstName.text == "_" ? "" : "\(parameter.firstName.text): "
      return label + (parameter.type.code.hasPrefix("inout ") ? "&" : "") + (parameter.secondName ?? parameter.firstName).text
    }
    let effects = signature.effectSpecifiers
    let words = (effects?.throwsClause == nil ? "" : "try ") + (effects?.asyncSpecifier == nil ? "" : "await ")
    return "\(words)\(name)(\(arguments.joined(separator: ", ")))"
  }
}
