import SwiftSyntax

extension FileEditor {
  /// Edits a macro, and returns a Boolean value that indicates whether its content needs no edit.
  func editMacro(_ node: some FreestandingMacroExpansionSyntax) -> Bool {
    switch node.macroName.text {
    case "selector":
      guard let argument = node.arguments.first else { return false }
      replace(node, with: "Selector(\"\(selector(of: argument))\")")
    case "keyPath":
      guard let path = node.arguments.first?.expression else { return false }
      replace(node, with: "\"\(keyPath(path))\"")
    case "imageLiteral":
      guard let name = node.arguments.first?.expression else { return false }
      replace(node, with: "(UIImage(named: \(name.code)) ?? UIImage())")
    case "colorLiteral":
      edits.replace(file.range(of: node).lowerBound..<file.range(of: node.macroName).upperBound, with: "UIColor")
      return false
    case "Preview":
      editPreview(node)
      return false
    case "fileLiteral", "Previewable", "Predicate", "Expression":
      refuse("#\(node.macroName.text) isn't supported", at: node)
    default: return false
    }
    return true
  }

  /// Returns the string of a key path. Types come first in a key path, and aren't a part of the string.
  private func keyPath(_ path: ExprSyntax) -> String {
    path.code.split(separator: ".").drop { $0.first?.isUppercase == true || $0 == "self" }
      .map { $0.filter { $0 != "?" && $0 != "!" } }.joined(separator: ".")
  }

  private func editPreview(_ node: some FreestandingMacroExpansionSyntax) {
    guard let closure = node.trailingClosure ?? node.additionalTrailingClosures.first?.closure else { return }
    let title = node.arguments.first { $0.label == nil }?.expression.plainString
    let function = "_glissadePreview_\(file.index)_\(previews.count)"
    previews.append(PreviewBlock(title: title, line: file.line(of: node), function: function))
    let header = file.range(of: node).lowerBound..<file.range(of: closure.leftBrace).lowerBound
    edits.replace(header, with: "@MainActor private func \(function)() -> Any ")
    // A block of several statements may end with an expression, which is then the preview.
    let hasReturn = closure.statements.contains { $0.item.is(ReturnStmtSyntax.self) }
    if closure.statements.count > 1, !hasReturn, let last = closure.statements.last, last.item.is(ExprSyntax.self) {
      edits.insert("return ", at: file.range(of: last).lowerBound)
    }
  }
}
