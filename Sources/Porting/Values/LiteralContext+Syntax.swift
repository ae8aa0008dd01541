import SwiftSyntax

extension LiteralContext {
  /// Creates the context of a literal, which includes its sign.
  init(of literal: ExprSyntax) {
    decidesType = true
    var child = Syntax(literal)
    while let node = child.parent {
      guard climb(to: node, from: child) else { break }
      child = node
    }
  }

  /// Reads a node around the literal, and returns whether the node's parent is also relevant.
  private mutating func climb(to node: Syntax, from child: Syntax) -> Bool {
    switch node.as(SyntaxEnum.self) {
    case .exprList(let list):
      return list.parent?.as(SequenceExprSyntax.self).map { climb($0, from: child) } ?? true
    case .sequenceExpr, .tupleExpr, .labeledExprList, .arrayExpr, .arrayElementList, .dictionaryElementList, .arrayElement,
      .forceUnwrapExpr,
      .asExpr, .tryExpr, .awaitExpr, .dictionaryExpr, .unresolvedTernaryExpr, .ternaryExpr:
      return true
    case .dictionaryElement(let element): return element.value.id == child.id
    case .prefixOperatorExpr:
      operators += 1
      return true
    case .labeledExpr(let argument): return climb(argument)
    case .initializerClause(let clause): return climb(clause)
    case .returnStmt(let statement):
      return end(.result, at: Syntax(statement))
    case .codeBlockItem(let item):
      // A single statement is the result of its function or closure.
      let isOnly = item.parent?.as(CodeBlockItemListSyntax.self)?.count == 1
      return end(isOnly ? .result : .unlisted, at: Syntax(item))
    case .conditionElement, .ifExpr, .guardStmt, .whileStmt, .repeatStmt:
      return end(.unlisted, at: node)
    case .expressionPattern, .switchCaseItem:
      staticReason = "a pattern must be constant"
      return end(.comparison, at: node)
    default: return end(.unlisted, at: node)
    }
  }

  private mutating func end(_ place: Place, at node: Syntax) -> Bool {
    if self.place == .unlisted { self.place = place }
    statement = statement ?? node
    return false
  }

  private mutating func climb(_ sequence: SequenceExprSyntax, from child: Syntax) -> Bool {
    let elements = Array(sequence.elements)
    guard let index = elements.firstIndex(where: { $0.id == child.id }) else { return true }
    let symbols = elements.map { $0.as(BinaryOperatorExprSyntax.self)?.operator.text ?? ($0.is(AssignmentExprSyntax.self) ? "=" : "") }
    operators += symbols.count { !$0.isEmpty && $0 != "=" && $0 != "??" }
    let near = [index - 1, index + 1].filter { elements.indices.contains($0) }.map { symbols[$0] }
    neighbors.formUnion(near.filter { !$0.isEmpty })
    if scaling == nil, call == nil { scaling = Self.scaling(at: index, of: elements, symbols) }
    if symbols.contains(where: { ["..<", "...", "&", "|", "<<", ">>", "%", "~="].contains($0) }) {
      return end(.unlisted, at: Syntax(sequence))
    }
    if near.contains(where: { ["<", ">", "<=", ">="].contains($0) }) {
      let other = index + 1 < elements.count && ["<", ">", "<=", ">="].contains(symbols[index + 1]) ? index + 2 : index - 2
      if names.isEmpty, elements.indices.contains(other) { names = [elements[other].purpose] }
      if !names.contains(where: { $0.lowercased().contains("threshold") }) { names.append("threshold") }
      decidesType = false
      return end(.comparison, at: Syntax(sequence))
    }
    if near.contains("==") || near.contains("!=") { return end(.unlisted, at: Syntax(sequence)) }
    if !near.isEmpty, !sequence.elements.allSatisfy({ $0.is(BinaryOperatorExprSyntax.self) || $0.isLiteral }) { decidesType = false }
    if let assignment = symbols.firstIndex(where: { ["=", "+=", "-=", "*=", "/="].contains($0) }), assignment < index, assignment > 0 {
      let target = elements[assignment - 1]
      names.insert(target.purpose, at: 0)
      receiver = target.as(MemberAccessExprSyntax.self)?.base?.code ?? ""
      decidesType = false
      if Self.objects.contains(target.purpose) { staticReason = "the array holds objects" }
      if symbols[assignment] != "=" { neighbors.insert(symbols[assignment]) }
      return end(.assignment, at: Syntax(sequence))
    }
    return true
  }

  /// Returns the effect of an operand on the value next to it, or nil if it adds to it, or if that value is also a literal.
  private static func scaling(at index: Int, of elements: [ExprSyntax], _ symbols: [String]) -> Scaling? {
    if index >= 2, !elements[index - 2].isLiteral {
      if symbols[index - 1] == "*" { return .factor }
      if symbols[index - 1] == "/" { return .divisor }
    }
    return index + 2 < elements.count && symbols[index + 1] == "*" && !elements[index + 2].isLiteral ? .factor : nil
  }

  private mutating func climb(_ argument: LabeledExprSyntax) -> Bool {
    guard let owner = argument.parent?.parent else { return false }
    if owner.is(TupleExprSyntax.self) { return true }
    guard let call = owner.as(FunctionCallExprSyntax.self) else { return end(.unlisted, at: owner) }
    let function = call.calledExpression.purpose
    let isConversion = ["CGFloat", "Double", "Float", "TimeInterval", "NSNumber", "Int"].contains(function) && call.arguments.count == 1
    if isConversion, argument.label == nil {
      type = function
      decidesType = false
      place = .unlisted
      return climbThrough(call)
    }
    let label = argument.label?.text ?? ""
    decidesType = false
    if self.call == nil {
      self.call = call
      callee = function
      position = call.arguments.firstIndex(of: argument).map { call.arguments.distance(from: call.arguments.startIndex, to: $0) } ?? 0
      names = Self.names(ofArgument: position, label: label, in: call, function)
    } else {
      outerCalls.append((call, label))
    }
    let isStruct = Self.structures.contains(function) || function == "NSNumber"
    // The values of a point or color are used where the point or color is.
    if isStruct { return climbThrough(call) }
    if outerCalls.last?.call.id == call.id, !label.isEmpty { names.insert(label, at: 0) }
    if names.isEmpty { names = [function] }
    return end(.argument, at: Syntax(call))
  }

  private mutating func climbThrough(_ call: FunctionCallExprSyntax) -> Bool {
    // The purpose of the value may be found outside. If not, it is an argument.
    var outer = self
    var child = Syntax(call)
    while let node = child.parent {
      if let member = node.as(MemberAccessExprSyntax.self), member.parent?.is(FunctionCallExprSyntax.self) != true {
        child = Syntax(member)
        continue
      }
      guard outer.climb(to: node, from: child) else { break }
      child = node
    }
    let wasArgument = self.call != nil
    self = outer
    if place == .unlisted || names.isEmpty, wasArgument {
      place = .argument
      if names.isEmpty { names = [callee] }
    }
    return false
  }

  private mutating func climb(_ clause: InitializerClauseSyntax) -> Bool {
    if let binding = clause.parent?.as(PatternBindingSyntax.self) {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
        let variable = binding.parent?.parent?.as(VariableDeclSyntax.self)
      else { return end(.unlisted, at: Syntax(binding)) }
      names.insert(name, at: 0)
      if type.isEmpty { type = binding.typeAnnotation?.type.code ?? "" }
      if binding.typeAnnotation != nil { decidesType = false }
      if variable.isReadOnce {
        if variable.hasLiteralValue { constant = variable } else { staticReason = "it is read once, when the code is loaded" }
      }
      return end(.declaration, at: Syntax(variable))
    }
    if let parameter = clause.parent?.as(FunctionParameterSyntax.self) {
      names.insert(parameter.firstName.text == "_" ? parameter.secondName?.text ?? "" : parameter.firstName.text, at: 0)
      type = parameter.type.code
      decidesType = false
      return end(.defaultArgument, at: Syntax(parameter))
    }
    if clause.parent?.is(EnumCaseElementSyntax.self) == true { staticReason = "an enumeration's raw value must be constant" }
    if let element = clause.parent?.as(EnumCaseElementSyntax.self) { names.insert(element.name.text, at: 0) }
    return end(staticReason == nil ? .unlisted : .declaration, at: clause.parent ?? Syntax(clause))
  }

  /// Returns the names of an argument. Arguments that share a label get separate names.
  static func names(ofArgument position: Int, label: String, in call: FunctionCallExprSyntax, _ function: String) -> [String] {
    let first = call.arguments.first?.label?.text ?? ""
    switch (function, first, label) {
    case ("CAMediaTimingFunction", "controlPoints", _) where position < 4: return ["controlPoints", ["x1", "y1", "x2", "y2"][position]]
    case ("CGAffineTransform", "scaleX", "y"), ("scaledBy", _, "y"): return ["scaleY"]
    case ("CGAffineTransform", "translationX", "y"), ("translatedBy", _, "y"): return ["translationY"]
    case ("scaledBy", _, "x"): return ["scaleX"]
    case ("translatedBy", _, "x"): return ["translationX"]
    default: break
    }
    switch label {
    case "": return []
    case "withDuration": return ["duration"]
    case "usingSpringWithDamping": return ["dampingRatio"]
    case "withTimeInterval": return ["timeInterval"]
    default: return [label]
    }
  }

  /// Properties whose numbers are instances of `NSNumber`.
  private static let objects: Set<String> = ["keyTimes", "locations", "lineDashPattern", "tensionValues", "continuityValues", "biasValues"]

  /// Structures whose initializers pass on their arguments.
  static let structures: Set<String> = [
    "CGRect", "CGPoint", "CGSize", "CGVector", "UIEdgeInsets", "NSDirectionalEdgeInsets", "UIOffset", "UIColor", "CGAffineTransform",
    "init",
  ]
}
