import SwiftSyntax

/// A visitor that tracks the names of the types and functions around the visited node.
class PathVisitor: PortingVisitor {
  /// The names, outermost first.
  private(set) var path: [String] = []
  /// For each entry of `path`, a Boolean value that indicates whether it is a type.
  private var types: [Bool] = []

  /// The qualified name of the type around the node, or "".
  var typeName: String { zip(path, types).filter(\.1).map(\.0).joined(separator: ".") }

  func push(_ name: String, isType: Bool) {
    path.append(name)
    types.append(isType)
  }

  func pop() {
    path.removeLast()
    types.removeLast()
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    push(node.name.text, isType: true)
    return .visitChildren
  }
  override func visitPost(_ node: ClassDeclSyntax) { pop() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    push(node.name.text, isType: true)
    return .visitChildren
  }
  override func visitPost(_ node: StructDeclSyntax) { pop() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    push(node.name.text, isType: true)
    return .visitChildren
  }
  override func visitPost(_ node: EnumDeclSyntax) { pop() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    push(node.name.text, isType: true)
    return .visitChildren
  }
  override func visitPost(_ node: ActorDeclSyntax) { pop() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    push(node.extendedType.plainName, isType: true)
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { pop() }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    push(node.name.text, isType: false)
    return .visitChildren
  }
  override func visitPost(_ node: FunctionDeclSyntax) { pop() }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    push("init", isType: false)
    return .visitChildren
  }
  override func visitPost(_ node: InitializerDeclSyntax) { pop() }
}
