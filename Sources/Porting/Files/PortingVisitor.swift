import SwiftSyntax

/// A visitor that skips code that isn't compiled.
class PortingVisitor: SyntaxVisitor {
  init() { super.init(viewMode: .sourceAccurate) }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    ActiveCode.mayCompile(node) ? .visitChildren : .skipChildren
  }
}

/// A visitor that tracks the types and extensions around the visited node.
class ScopeVisitor: PortingVisitor {
  /// The names of the types, outermost first.
  private(set) var scope: [String] = [] { didSet { typeName = scope.joined(separator: ".") } }
  /// The qualified name of the type around the visited node, or "".
  private(set) var typeName = ""

  /// Enters the body of a type or an extension.
  func enter(_ node: some DeclGroupSyntax, named name: String) { scope.append(name) }

  /// Leaves it.
  func leave(_ node: some DeclGroupSyntax) { scope.removeLast() }

  private func visitMembers(of node: some DeclGroupSyntax, named name: String) -> SyntaxVisitorContinueKind {
    enter(node, named: name)
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { visitMembers(of: node, named: node.name.text) }
  override func visitPost(_ node: ClassDeclSyntax) { leave(node) }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { visitMembers(of: node, named: node.name.text) }
  override func visitPost(_ node: StructDeclSyntax) { leave(node) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { visitMembers(of: node, named: node.name.text) }
  override func visitPost(_ node: EnumDeclSyntax) { leave(node) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { visitMembers(of: node, named: node.name.text) }
  override func visitPost(_ node: ActorDeclSyntax) { leave(node) }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    visitMembers(of: node, named: node.extendedType.plainName)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { leave(node) }
}
