import SwiftSyntax

/// A visitor that passes over code that isn't compiled.
class PortingVisitor: SyntaxVisitor {
  /// Creates a visitor.
  init() { super.init(viewMode: .sourceAccurate) }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    ActiveCode.mayCompile(node) ? .visitChildren : .skipChildren
  }
}
