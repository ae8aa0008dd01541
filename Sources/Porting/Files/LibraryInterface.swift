import SwiftSyntax

/// What the code that imports a library must know of it to be ported: its classes, and its protocols with optional members.
struct LibraryInterface {
  /// Swift code with the declarations, without members except those of protocols.
  let text: String

  init(files: [UserFile]) {
    var declarations: [String] = []
    for file in files {
      let collector = InterfaceCollector()
      collector.walk(file.tree)
      declarations += collector.declarations
    }
    text = declarations.joined(separator: "\n") + "\n"
  }
}

/// Collects the public declarations of a file.
private final class InterfaceCollector: PortingVisitor {
  var declarations: [String] = []

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.modifiers.has("public") || node.modifiers.has("open") else { return .skipChildren }
    declarations.append("public class \(node.name.text)\(node.inheritanceClause?.code ?? "") {}")
    return .skipChildren
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.modifiers.has("public") { declarations.append(node.code) }
    return .skipChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
