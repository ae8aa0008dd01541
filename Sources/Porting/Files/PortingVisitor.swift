import SwiftSyntax

/// A visitor that skips code that isn't compiled.
class PortingVisitor: SyntaxVisitor {
  init() { super.init(viewMode: .sourceAccurate) }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    ActiveCode.mayCompile(node) ? .visitChildren : .skipChildren
  }
}
