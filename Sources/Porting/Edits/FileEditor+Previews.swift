import SwiftSyntax

extension FileEditor {
  /// Turns a preview into a function that returns its content.
  func editPreview(_ node: some FreestandingMacroExpansionSyntax) {
    guard let closure = node.previewClosure else { return }
    let title = node.arguments.first { $0.label == nil }?.expression.plainString
    let function = "_glissadePreview_\(file.index)_\(previews.count)"
    previews.append(PreviewBlock(title: title, line: file.line(of: node), function: function))
    let whole = file.range(of: node)
    let opening = closure.signature.map { file.range(of: $0).upperBound } ?? file.range(of: closure.leftBrace).upperBound
    edits.replace(whole.lowerBound..<opening, with: "@MainActor private func \(function)() -> Any {")
    edits.replace(file.range(of: closure).upperBound..<whole.upperBound, with: "")
    // A block of several statements may end with an expression, which is then the preview.
    let hasReturn = closure.statements.contains { $0.item.is(ReturnStmtSyntax.self) }
    if closure.statements.count > 1, !hasReturn, let last = closure.statements.last, last.item.is(ExprSyntax.self) {
      edits.insert("return ", at: file.range(of: last).lowerBound)
    }
  }
}

extension FreestandingMacroExpansionSyntax {
  /// The closure with a preview's content: behind the macro, or its argument `body`.
  var previewClosure: ClosureExprSyntax? {
    trailingClosure ?? additionalTrailingClosures.first?.closure
      ?? arguments.first { $0.label?.text == "body" }?.expression.as(ClosureExprSyntax.self)
  }
}
