import SwiftSyntax

extension FileEditor {
  /// Apple's modules that don't exist here, but may qualify names, as in `CoreFoundation.CGFloat`.
  private static let absent: Set<String> = ["CoreFoundation", "Darwin", "ObjectiveC", "os", "OSLog", "MobileCoreServices"]

  func editModule(of node: MemberAccessExprSyntax) {
    guard let base = node.base?.as(DeclReferenceExprSyntax.self), isAbsentModule(base.baseName.text) else { return }
    edits.replace(file.range(of: base).lowerBound..<file.range(of: node.period).upperBound, with: "")
  }

  func editModule(of node: MemberTypeSyntax) {
    guard let base = node.baseType.as(IdentifierTypeSyntax.self), isAbsentModule(base.name.text) else { return }
    edits.replace(file.range(of: base).lowerBound..<file.range(of: node.period).upperBound, with: "")
  }

  private func isAbsentModule(_ name: String) -> Bool {
    Self.absent.contains(name) && declarations.types[name] == nil && !declarations.variableNames.contains(name)
  }
}
