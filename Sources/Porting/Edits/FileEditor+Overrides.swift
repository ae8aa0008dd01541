import SwiftSyntax

// With Objective-C an extension may override members, and its own members may be overridden. Without, only those of a class's body can.
extension FileEditor {
  /// Moves a member of an extension that overrides or is overridden into the body of its class, or refuses it if that isn't possible.
  func editOverride(_ node: some DeclSyntaxProtocol, named name: String, modifiers: DeclModifierListSyntax) {
    guard let owner = node.memberBlock?.parent?.as(ExtensionDeclSyntax.self) else { return }
    let type = declarations.type(named: typeName)
    let overrides = modifiers.has("override")
    guard overrides || declarations.isOverridden(name, of: type?.name ?? typeName) else { return }
    let isDirect = node.parent?.parent?.parent?.id == owner.memberBlock.id
    if let type, type.kind == .class, type.file == file.index, isDirect, owner.genericWhereClause == nil {
      move(node, to: type)
    } else if overrides {
      refuse(
        "without Objective-C an extension can't override “\(name)”; override it in the body of \(type.map { "the class \($0.name)" } ?? "a subclass")",
        at: node)
    } else {
      refuse("a class overrides “\(name)”, which without Objective-C must be in the body of \(typeName) and not in an extension", at: node)
    }
  }

  private func move(_ node: some DeclSyntaxProtocol, to type: TypeDeclaration) {
    let place = file.location(of: node.positionAfterSkippingLeadingTrivia)
    let end = file.location(of: AbsolutePosition(utf8Offset: type.end))
    func directive(_ line: Int) -> String { "\n#sourceLocation(file: \(file.path.swiftLiteral), line: \(line))\n" }
    edits.move(
      file.range(of: node), to: type.end, opening: directive(place.line) + String(repeating: " ", count: place.column - 1),
      closing: directive(end.line) + String(repeating: " ", count: end.column - 1))
  }
}
