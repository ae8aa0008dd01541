import SourceReport
import SwiftSyntax

/// Replaces macros by code that does the same.
struct MacroEditor {
  let file: PortedFile
  let declarations: Declarations

  /// Replaces a macro, and returns whether its content needs no edit.
  func edit(_ node: some FreestandingMacroExpansionSyntax, in typeName: String) -> Bool {
    switch node.macroName.text {
    case "selector":
      guard let argument = node.arguments.first else { return false }
      file.replace(node, with: "Selector(\"\(selector(of: argument, in: typeName))\")")
    case "keyPath":
      guard let path = node.arguments.first?.expression else { return false }
      file.replace(node, with: "\"\(keyPath(path))\"")
    case "imageLiteral":
      guard let name = node.arguments.first?.expression else { return false }
      file.replace(node, with: "(UIImage(named: \(name.code)) ?? UIImage())")
    case "colorLiteral":
      file.replace(from: node, through: node.macroName, with: "UIColor")
      return false
    case "Preview":
      editPreview(node)
      return false
    case "fileLiteral", "Previewable", "Predicate", "Expression":
      file.refuse("#\(node.macroName.text) isn't supported", at: node)
    default: return false
    }
    return true
  }

  /// Returns the kind of an edit of a macro with a name.
  static func editKind(of name: String) -> PortingEdit.Kind {
    switch name {
    case "selector": .selectors
    case "keyPath": .keyPaths
    case "Preview": .previews
    default: .literals
    }
  }

  /// Returns the string of a key path. Types come first in a key path, and aren't part of the string.
  private func keyPath(_ path: ExprSyntax) -> String {
    path.code.split(separator: ".").drop { $0.first?.isUppercase == true || $0 == "self" }
      .map { $0.filter { $0 != "?" && $0 != "!" } }.joined(separator: ".")
  }

  /// Turns a preview into a function that returns its content.
  private func editPreview(_ node: some FreestandingMacroExpansionSyntax) {
    guard let closure = node.previewClosure else { return }
    let function = file.addPreview(node.arguments.first { $0.label == nil }?.expression.plainString, at: node)
    let opening = closure.signature.map { Syntax($0) } ?? Syntax(closure.leftBrace)
    file.replace(from: node, through: opening, with: "@MainActor private func \(function)() -> Any {")
    file.replace(after: closure, through: node, with: "")
    // A block of several statements may end with an expression, which is then the preview.
    let hasReturn = closure.statements.contains { $0.item.is(ReturnStmtSyntax.self) }
    if closure.statements.count > 1, !hasReturn, let last = closure.statements.last, last.item.is(ExprSyntax.self) {
      file.insert("return ", before: last)
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
