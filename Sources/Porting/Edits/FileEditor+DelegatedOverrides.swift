import SwiftSyntax

// An override in an extension may use names that are private to its file, so that it can't move into its class in another file. It stays
// under another name, and the class gets an override that calls it.
extension FileEditor {
  /// Returns whether code contains a name that only this file can use.
  func mentionsHiddenName(_ node: some SyntaxProtocol) -> Bool {
    node.tokens(viewMode: .sourceAccurate).contains { hiddenNames.contains($0.text) }
  }

  /// Renames an override, and adds an override that calls it to its class in another file. Returns false if there can be no such call.
  func delegate(_ node: some DeclSyntaxProtocol, to type: TypeDeclaration, isPublic: Bool) -> Bool {
    let name = "_glissadeOverride_\(file.index)_\(file.range(of: node).lowerBound)"
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
    replace(own.name, with: name)
    let access = ["public", "open"].first(where: own.modifiers.has) ?? (isPublic ? "public" : "")
    for modifier in own.modifiers where ["override", "public", "open", "private", "fileprivate", "final"].contains(modifier.name.text) {
      remove(modifier)
    }
    let line = jump(to: node.positionAfterSkippingLeadingTrivia)
    let text = (access.isEmpty ? "" : access + " ") + "override " + own.text
    departures.append(Move(range: nil, file: type.file, target: type.end, opening: line + text))
    return true
  }

  /// The names that only this file can use.
  private var hiddenNames: Set<String> {
    if let known = knownHiddenNames { return known }
    let collector = HiddenNameCollector()
    collector.walk(file.tree)
    knownHiddenNames = collector.names
    return collector.names
  }
}

extension FunctionDeclSyntax {
  /// Returns a call of the renamed method with the function's own arguments, or nil if some can't be passed on.
  fileprivate func call(of name: String) -> String? {
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

/// Collects the names that are private to a file.
private final class HiddenNameCollector: PortingVisitor {
  private(set) var names: Set<String> = []

  private func note(_ modifiers: DeclModifierListSyntax, _ name: TokenSyntax?) {
    if let name, modifiers.has("private") || modifiers.has("fileprivate") { names.insert(name.text) }
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.modifiers, node.name)
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings { note(node.modifiers, binding.pattern.as(IdentifierPatternSyntax.self)?.identifier) }
    return .skipChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.modifiers, node.name)
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.modifiers, node.name)
    return .visitChildren
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.modifiers, node.name)
    return .visitChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.modifiers, node.name)
    return .skipChildren
  }
}
