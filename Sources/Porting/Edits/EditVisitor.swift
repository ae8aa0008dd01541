import SwiftSyntax

/// Walks through a file, and lets an editor edit each node that needs it.
final class EditVisitor: PortingVisitor {
  private let editor: FileEditor

  init(_ editor: FileEditor) { self.editor = editor }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    editor.editCondition(of: node)
    return ActiveCode.mayCompile(node) && node.elements != nil ? .visitChildren : .skipChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    editor.editImport(node)
    return .visitChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    editor.editAttribute(node)
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    editor.editInitializer(node)
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    editor.editOverride(node, named: node.memberName, modifiers: node.modifiers)
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    editor.editObservedProperty(node)
    if let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text {
      editor.editOverride(node, named: name, modifiers: node.modifiers)
    }
    return .visitChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    editor.editModifier(node)
    return .skipChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    editor.editMacro(node) ? .skipChildren : .visitChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    editor.editMacro(node) ? .skipChildren : .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if editor.editInitializerCall(node) { return .skipChildren }
    editor.editTypeDescription(node)
    editor.editDynamicInitializer(node)
    editor.editCall(node)
    return .visitChildren
  }

  override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
    editor.editOptionalMember(node)
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    editor.editMember(node)
    editor.editModule(of: node)
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    editor.editModule(of: node)
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    editor.editName(node.name)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    editor.editName(node.baseName)
    editor.editUnqualifiedMember(node.baseName)
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    editor.editConversions(in: node)
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    editor.enter(node.name.text)
    return .visitChildren
  }
  override func visitPost(_ node: ClassDeclSyntax) { editor.leave(node.memberBlock, inheritance: node.inheritanceClause) }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    editor.enter(node.extendedType.plainName)
    editor.editExtension(node)
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { editor.leave(node.memberBlock, inheritance: node.inheritanceClause) }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    editor.enter(node.name.text)
    return .visitChildren
  }
  override func visitPost(_ node: StructDeclSyntax) { editor.leave(node.memberBlock, inheritance: node.inheritanceClause) }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    editor.enter(node.name.text)
    return .visitChildren
  }
  override func visitPost(_ node: EnumDeclSyntax) { editor.leave(node.memberBlock, inheritance: node.inheritanceClause) }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    editor.editProtocol(node)
    editor.editInitializerRequirement(of: node)
    editor.editOptionalMembers(of: node)
    return .visitChildren
  }
}
