import SwiftSyntax

extension FileEditor {
  /// Edits a macro, and returns whether its content needs no edit.
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

  /// Returns the string of a key path. Types come first in a key path, and aren't part of the string.
  private func keyPath(_ path: ExprSyntax) -> String {
    path.code.split(separator: ".").drop { $0.first?.isUppercase == true || $0 == "self" }
      .map { $0.filter { $0 != "?" && $0 != "!" } }.joined(separator: ".")
  }
}
