import SwiftSyntax

/// A visitor that tracks the names of the types and functions around the visited node.
class PathVisitor: ScopeVisitor {
  /// The names, outermost first.
  private(set) var path: [String] = []

  func push(_ name: String) { path.append(name) }
  func pop() { path.removeLast() }

  override func enter(_ node: some DeclGroupSyntax, named name: String) {
    super.enter(node, named: name)
    push(name)
  }

  override func leave(_ node: some DeclGroupSyntax) {
    super.leave(node)
    pop()
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    push(node.name.text)
    return .visitChildren
  }
  override func visitPost(_ node: FunctionDeclSyntax) { pop() }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    push("init")
    return .visitChildren
  }
  override func visitPost(_ node: InitializerDeclSyntax) { pop() }
}
