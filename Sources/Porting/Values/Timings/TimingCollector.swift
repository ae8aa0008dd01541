import SwiftSyntax

/// Collects the calls of a file that create timings, and the names to which such calls may refer.
final class TimingCollector: PathVisitor {
  private let file: UserFile
  private let springNames: Set<String>
  private var calls: [TimingCall] = []
  private var names: [NamedExpression] = []

  private static let functions: Set<String> = [
    "animate", "animateKeyframes", "transition", "UIViewPropertyAnimator", "runningPropertyAnimator", "UISpringTimingParameters",
    "UICubicTimingParameters", "CASpringAnimation", "spring", "Spring", "interactiveSpring", "interpolatingSpring",
  ]

  /// Returns the calls and the names of a file, in its order.
  static func timings(in file: UserFile, _ declarations: Declarations) -> (calls: [TimingCall], names: [NamedExpression]) {
    let collector = TimingCollector(file: file, declarations: declarations)
    collector.walk(file.tree)
    return (collector.calls, collector.names)
  }

  private init(file: UserFile, declarations: Declarations) {
    self.file = file
    springNames = declarations.springNames
  }

  private var site: CodeSite { CodeSite(file: file.index, path: path, typeName: typeName) }

  private func add(_ name: String, _ value: ExprSyntax?, type: String) {
    names.append(NamedExpression(name: name, site: site, value: value, type: type))
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.calledExpression.purpose
    if Self.functions.contains(name) { calls.append(TimingCall(node: node, name: name, site: site)) }
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    if elements.count >= 3, elements[1].is(AssignmentExprSyntax.self), let target = elements[0].as(MemberAccessExprSyntax.self),
      let receiver = target.base?.code, springNames.contains(receiver)
    {
      let value = elements.count == 3 ? elements[2] : nil
      let known = calls.lastIndex { $0.node == nil && $0.name == receiver && $0.site.path == path }
      if known == nil { calls.append(TimingCall(node: nil, name: receiver, site: site)) }
      if let value { calls[known ?? calls.count - 1].members[target.declName.baseName.text] = value }
    }
    return .visitChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { return .visitChildren }
    let value = node.initializer?.value ?? node.accessorBlock.flatMap(\.result)
    let created = value?.as(FunctionCallExprSyntax.self)?.calledExpression.purpose ?? ""
    add(name, value, type: node.typeAnnotation?.type.plainName ?? (created.first?.isUppercase == true ? created : ""))
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    add((node.secondName ?? node.firstName).text, node.defaultValue?.value, type: node.type.plainName)
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name.text, node.body.flatMap { $0.statements.result }, type: node.signature.returnClause?.type.plainName ?? "")
    return super.visit(node)
  }
}

extension CodeBlockItemListSyntax {
  /// The expression that is returned first, or the only one, or nil.
  fileprivate var result: ExprSyntax? {
    if count == 1, let expression = first?.item.as(ExprSyntax.self) { return expression }
    let search = ReturnSearch()
    search.walk(self)
    return search.found
  }
}

extension AccessorBlockSyntax {
  fileprivate var result: ExprSyntax? {
    switch accessors {
    case .getter(let statements): return statements.result
    case .accessors(let list): return list.first { $0.accessorSpecifier.text == "get" }?.body?.statements.result
    default: return nil
    }
  }
}

/// Finds the first return value.
private final class ReturnSearch: PortingVisitor {
  var found: ExprSyntax?

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    found = found ?? node.expression
    return .skipChildren
  }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
