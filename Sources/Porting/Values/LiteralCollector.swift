import SourceReport
import SwiftSyntax

final class LiteralCollector: PathVisitor {
  private let file: UserFile
  private let filter: LiteralFilter
  private let declarations: Declarations
  private var literals: [Literal] = []
  private static let animatedValues: Set<String> = ["values", "fromValue", "toValue", "byValue"]

  private var animations = 0
  /// The literals that are parts of angles, and not separate values.
  private var consumed: Set<SyntaxIdentifier> = []
  /// The literals that are angles in degrees, which the code converts to radians.
  private var inDegrees: Set<SyntaxIdentifier> = []
  /// The number of global and static variables around the node, whose values are computed once.
  private var readOnce = 0

  /// Returns the literals of a file, in its order.
  static func literals(in file: UserFile, _ declarations: Declarations) -> [Literal] {
    let collector = LiteralCollector(file: file, declarations: declarations)
    collector.walk(file.tree)
    return collector.literals
  }

  private init(file: UserFile, declarations: Declarations) {
    self.file = file
    self.declarations = declarations
    filter = LiteralFilter(declarations: declarations)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    let next = super.visit(node)
    // What is made with SwiftUI isn't shown.
    return declarations.leavesOut(typeName, in: file.index) ? .skipChildren : next
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let next = super.visit(node)
    return declarations.leavesOut(node.extendedType.plainName, in: file.index) ? .skipChildren : next
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    for angle in AngleExpression.angles(in: node) {
      consumed.formUnion(angle.parts)
      guard let whole = angle.radians else {
        inDegrees.formUnion(angle.degrees)
        continue
      }
      addAngle(whole, angle)
    }
    return .visitChildren
  }

  override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    if consumed.contains(node.id) { return .skipChildren }
    let text = node.literal.text.filter { $0 != "_" }
    guard let value = Double(text), text.allSatisfy(\.isNumber) else { return .skipChildren }
    add(ExprSyntax(node)) { .number($0 * value, isInteger: true) }
    return .skipChildren
  }

  override func visit(_ node: FloatLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    if consumed.contains(node.id) { return .skipChildren }
    guard let value = Double(node.literal.text.filter { $0 != "_" }) else { return .skipChildren }
    add(ExprSyntax(node)) { .number($0 * value, isInteger: false) }
    return .skipChildren
  }

  override func visit(_ node: BooleanLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    let value = node.literal.tokenKind == .keyword(.true)
    add(ExprSyntax(node)) { _ in .boolean(value) }
    return .skipChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard LiteralOptions.allNames.contains(node.declName.baseName.text) else { return .visitChildren }
    let context = LiteralContext(of: ExprSyntax(node))
    guard let options = LiteralOptions.options(for: node, context: context), context.place != .unlisted else { return .visitChildren }
    let whole = file.range(of: node)
    let start = file.range(of: node.period).lowerBound
    append(
      .option(node.declName.baseName.text, options), range: start..<whole.upperBound, wrapped: whole,
      token: file.range(of: node.declName.baseName).lowerBound, node: Syntax(node), context: context)
    return .skipChildren
  }

  private func add(_ node: ExprSyntax, kind: (Double) -> Literal.Kind) {
    var expression = node
    var sign = 1.0
    if let prefix = node.parent?.as(PrefixOperatorExprSyntax.self), ["-", "+"].contains(prefix.operator.text) {
      expression = ExprSyntax(prefix)
      sign = prefix.operator.text == "-" ? -1 : 1
    }
    var context = LiteralContext(of: expression)
    context.function = path.last ?? ""
    if context.place == .assignment, Self.animatedValues.contains(context.name) {
      context.keyPath = filter.declarations.keyPaths[context.receiver]
    }
    if inDegrees.contains(node.id) { context.angle = .degrees }
    let kind = kind(sign)
    guard filter.lists(kind, in: context, path: path) else { return }
    let range = file.range(of: expression)
    append(kind, range: range, wrapped: range, token: file.range(of: node).lowerBound, node: Syntax(expression), context: context)
  }

  private func addAngle(_ radians: Double, _ angle: AngleExpression) {
    guard let first = angle.elements.first, let last = angle.elements.last else { return }
    var context = LiteralContext(of: angle.isWhole ? ExprSyntax(angle.sequence) : first)
    context.function = path.last ?? ""
    context.angle = .radians
    guard filter.lists(.number(radians, isInteger: false), in: context, path: path) else { return }
    let range = file.range(of: first).lowerBound..<file.range(of: last).upperBound
    let tokens = angle.elements.flatMap { $0.tokens(viewMode: .sourceAccurate).map { file.range(of: $0).lowerBound } }
    append(
      .number(radians, isInteger: false), range: range, wrapped: range, token: range.lowerBound, node: Syntax(first), context: context,
      others: Array(tokens.dropFirst()))
  }

  private func append(
    _ kind: Literal.Kind, range: Range<Int>, wrapped: Range<Int>, token: Int, node: Syntax, context: LiteralContext,
    others: [Int] = []
  ) {
    var context = context
    if readOnce > 0, context.constant == nil {
      context.staticReason = context.staticReason ?? "it is read once, when the code is loaded"
    }
    literals.append(
      Literal(
        kind: kind, file: file.index, range: range, wrapped: wrapped, token: token, line: file.line(of: node), path: path,
        typeName: typeName,
        context: context, isAnimated: animations > 0, otherTokens: others))
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    guard ActiveCode.mayCompile(node), let elements = node.elements else { return .skipChildren }
    // The condition also has literals.
    walk(elements)
    return .skipChildren
  }
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { visitMacro(node) }
  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind { visitMacro(node) }

  /// Visits the content of a preview. The numbers of its traits can't be tuned.
  private func visitMacro(_ node: some FreestandingMacroExpansionSyntax) -> SyntaxVisitorContinueKind {
    if node.macroName.text == "Preview", let closure = node.previewClosure { walk(closure) }
    return .skipChildren
  }
  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    // In the value of a property, the property's name is part of the path.
    if let name = node.member { push(name) }
    if node.isReadOnce { readOnce += 1 }
    return .visitChildren
  }
  override func visitPost(_ node: PatternBindingSyntax) {
    if node.member != nil { pop() }
    if node.isReadOnce { readOnce -= 1 }
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    if node.isAnimated { animations += 1 }
    return .visitChildren
  }
  override func visitPost(_ node: ClosureExprSyntax) { if node.isAnimated { animations -= 1 } }
}

extension PatternBindingSyntax {
  /// A Boolean value that indicates whether the value is computed once, and isn't a closure that may be called later.
  fileprivate var isReadOnce: Bool {
    guard let initializer, accessorBlock == nil, !initializer.value.is(ClosureExprSyntax.self) else { return false }
    return parent?.parent?.as(VariableDeclSyntax.self)?.isReadOnce == true
  }

  /// The name of the property or global variable whose value isn't a literal itself, or nil.
  fileprivate var member: String? {
    guard let variable = parent?.parent?.as(VariableDeclSyntax.self), variable.memberBlock != nil || variable.isReadOnce,
      let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { return nil }
    if let value = initializer?.value, accessorBlock == nil, !value.is(FunctionCallExprSyntax.self), !value.is(ClosureExprSyntax.self) {
      return nil
    }
    return name
  }
}

extension ClosureExprSyntax {
  /// A Boolean value that indicates whether UIKit animates the changes in the closure.
  fileprivate var isAnimated: Bool {
    let call = parent?.as(FunctionCallExprSyntax.self) ?? parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
    let names: Set<String> = [
      "animate", "addAnimations", "addKeyframe", "animateKeyframes", "UIViewPropertyAnimator", "runningPropertyAnimator", "transition",
      "perform", "performWithoutAnimation",
    ]
    return call.map { names.contains($0.calledExpression.purpose) } ?? false
  }
}
