import SwiftSyntax

/// Finds the literal that gives an expression its value, through constants, properties, default values, arguments and results.
struct NameResolver {
  private let names: [String: [NamedExpression]]
  private let declarations: Declarations
  private let literals: [Literal]
  /// The indexes of the literals by their files and offsets.
  private let indexes: [[Int: Int]]
  /// The last names of the user's types.
  private let typeNames: Set<String>
  /// The indexes of the literals that are arguments or default values, by the names of these.
  private let givenLiterals: [String: [Int]]

  /// The maximum number of names between an expression and its literal.
  private static let limit = 8

  init(_ names: [NamedExpression], literals: [Literal], files: Int, declarations: Declarations) {
    self.names = Dictionary(grouping: names, by: \.name)
    self.declarations = declarations
    self.literals = literals
    var indexes = Array(repeating: [Int: Int](), count: files)
    for (index, literal) in literals.enumerated() {
      indexes[literal.file][literal.range.lowerBound] = index
      indexes[literal.file][literal.wrapped.lowerBound] = index
    }
    self.indexes = indexes
    typeNames = Set(declarations.typeNames.map(\.lastName))
    givenLiterals = Dictionary(
      grouping: literals.indices.filter { [.argument, .defaultArgument].contains(literals[$0].context.place) },
      by: { literals[$0].context.name })
  }

  /// Returns the index of the literal that is the value of an expression, or nil if there is none or the value is computed. If a condition
  /// chooses between two values, it is that of the first.
  func literal(of expression: ExprSyntax, at site: CodeSite, depth: Int = 0) -> Int? {
    guard depth < Self.limit else { return nil }
    func next(_ expression: ExprSyntax) -> Int? { literal(of: expression, at: site, depth: depth + 1) }
    switch expression.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr, .floatLiteralExpr, .prefixOperatorExpr: return index(at: expression, in: site.file)
    case .tupleExpr(let tuple) where tuple.elements.count == 1: return tuple.elements.first.flatMap { next($0.expression) }
    case .sequenceExpr(let sequence):
      let elements = Array(sequence.elements)
      guard elements.count == 3, let choice = elements[1].as(UnresolvedTernaryExprSyntax.self) else {
        return index(at: expression, in: site.file)
      }
      return next(choice.thenExpression) ?? next(elements[2])
    case .arrayExpr(let array): return array.elements.lazy.compactMap { next($0.expression) }.first
    case .functionCallExpr(let call):
      let name = call.calledExpression.purpose
      if ["CGFloat", "Double", "Float", "TimeInterval"].contains(name), let argument = call.arguments.first {
        return next(argument.expression)
      }
      return value(named: name, of: call.calledExpression.as(MemberAccessExprSyntax.self)?.base, at: site, depth)
    case .declReferenceExpr(let reference): return value(named: reference.baseName.text, of: nil, at: site, depth)
    case .memberAccessExpr(let member):
      if let index = index(at: expression, in: site.file) { return index }
      return value(named: member.declName.baseName.text, of: member.base, at: site, depth)
    default: return nil
    }
  }

  /// Returns the expression behind a name, with its place, or any other expression unchanged.
  func expanded(_ expression: ExprSyntax, at site: CodeSite) -> (ExprSyntax, CodeSite) {
    guard let reference = expression.as(DeclReferenceExprSyntax.self),
      let found = candidates(named: reference.baseName.text, of: nil, at: site).first(where: { $0.value != nil }), let value = found.value
    else { return (expression, site) }
    return (value, found.site)
  }

  /// Returns the literals of the names in an expression, in their order.
  func literalsOfNames(in expression: ExprSyntax, at site: CodeSite) -> [Int] {
    if expression.is(DeclReferenceExprSyntax.self) || expression.is(MemberAccessExprSyntax.self) {
      return literal(of: expression, at: site).map { [$0] } ?? []
    }
    return expression.children(viewMode: .sourceAccurate).flatMap { child in literalsOfNames(below: child, at: site) }
  }

  private func literalsOfNames(below node: Syntax, at site: CodeSite) -> [Int] {
    if let expression = node.as(ExprSyntax.self) { return literalsOfNames(in: expression, at: site) }
    return node.children(viewMode: .sourceAccurate).flatMap { literalsOfNames(below: $0, at: site) }
  }

  private func index(at expression: ExprSyntax, in file: Int) -> Int? {
    indexes[file][expression.positionAfterSkippingLeadingTrivia.utf8Offset].flatMap { index in
      // The first of several operands is at the same place as the whole.
      let end = expression.endPositionBeforeTrailingTrivia.utf8Offset
      return literals[index].wrapped.upperBound == end ? index : nil
    }
  }

  private func value(named name: String, of base: ExprSyntax?, at site: CodeSite, _ depth: Int) -> Int? {
    for candidate in candidates(named: name, of: base, at: site) {
      if let value = candidate.value {
        if let index = literal(of: value, at: candidate.site, depth: depth + 1) { return index }
      } else if let index = argument(named: name, ofTypeAt: candidate.site) {
        return index
      }
    }
    return nil
  }

  /// Returns the declarations that a name may refer to, the nearest first.
  private func candidates(named name: String, of base: ExprSyntax?, at site: CodeSite) -> [NamedExpression] {
    let all = names[name] ?? []
    guard let base, base.code != "self", base.code != "Self" else {
      let line = [site.typeName] + declarations.ancestors(of: site.typeName)
      let inside = all.filter { $0.site.path == site.path && $0.site.file == site.file }
      let members = all.filter { candidate in
        line.contains(candidate.site.typeName) || site.typeName.hasPrefix("\(candidate.site.typeName).") || candidate.site.typeName.isEmpty
      }
      return inside + members.sorted { $0.site.typeName.count > $1.site.typeName.count }
    }
    let owner = type(of: base, at: site)
    return all.filter { $0.site.typeName.lastName == owner }
  }

  /// Returns the last name of the type of an expression, or of the type that it names.
  private func type(of base: ExprSyntax, at site: CodeSite) -> String {
    let name = base.purpose
    if typeNames.contains(name) { return name }
    let known = candidates(named: name, of: base.as(MemberAccessExprSyntax.self)?.base, at: site)
    return known.first { !$0.type.isEmpty }?.type.lastName ?? name
  }

  /// Returns the argument of that name with which the code creates the type around a place, or that is its initializer's default value.
  private func argument(named name: String, ofTypeAt site: CodeSite) -> Int? {
    let type = site.typeName.lastName
    return givenLiterals[name]?.first { index in
      let literal = literals[index]
      let isArgument = literal.context.place == .argument && literal.context.callee == type
      let isDefault = literal.context.place == .defaultArgument && literal.typeName == site.typeName && literal.path.last == "init"
      return isArgument || isDefault
    }
  }
}

extension String {
  /// The last part of a qualified name.
  fileprivate var lastName: String { split(separator: ".").last.map(String.init) ?? self }
}
