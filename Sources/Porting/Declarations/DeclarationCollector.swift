import SwiftSyntax

/// Collects the declarations and names in a file.
final class DeclarationCollector: ScopeVisitor {
  private let file: UserFile
  private var declarations = Declarations()
  /// The number of functions and closures around the visited node.
  private var depth = 0

  private init(file: UserFile) { self.file = file }

  /// Returns the declarations in files.
  static func declarations(in files: [UserFile]) -> Declarations {
    let found = files.concurrentMap { file in
      let collector = DeclarationCollector(file: file)
      collector.walk(file.tree)
      return collector.declarations
    }
    return found.dropFirst().reduce(into: found.first ?? Declarations()) { $0.add($1) }
  }

  override func enter(_ node: some DeclGroupSyntax, named name: String) {
    let outer = declarations.types[typeName]
    super.enter(node, named: name)
    let inherited = node.inheritanceClause?.inheritedTypes.map(\.type.plainName) ?? []
    guard let kind = TypeDeclaration.Kind(node.kind), let token = node.asProtocol((any NamedDeclSyntax).self)?.name else {
      declarations.inheritedByExtension[name, default: []] += inherited
      return
    }
    var type = TypeDeclaration(
      kind: kind, name: typeName, inherited: inherited, file: file.index,
      line: file.line(of: token), end: file.range(of: node.memberBlock.rightBrace).lowerBound,
      isGeneric: node.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause != nil || outer?.isGeneric == true,
      isHidden: depth > 0 || outer?.isHidden == true || (scope.count > 1 && node.modifiers.has("private")))
    type.addMembers(of: node)
    if declarations.types.updateValue(type, forKey: typeName) == nil { declarations.typeNames.append(typeName) }
    if kind != .protocol { noteIfHidden(token, node.modifiers) }
  }

  private func noteIfHidden(_ name: TokenSyntax, _ modifiers: DeclModifierListSyntax) {
    if modifiers.has("private") || modifiers.has("fileprivate") { declarations.hiddenNames[file.index, default: []].insert(name.text) }
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.path.first?.name.text == "SwiftUI" { declarations.swiftUIFiles.insert(file.index) }
    return .skipChildren
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, named: node.name.text)
    declarations.optionalMembers += node.optionalMembers
    return .visitChildren
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { leave(node) }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    noteIfHidden(node.name, node.modifiers)
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if let block = node.memberBlock {
      if let method = MethodDeclaration(node, of: typeName, in: block) { declarations.add(method) }
      if node.modifiers.has("static") || node.modifiers.has("class") { declarations.typeMethodNames.insert(node.name.text) }
      noteOverriding(node.memberName, node.modifiers, in: block)
    } else if depth == 0 {
      declarations.functionNames.insert(node.name.text)
    }
    noteIfHidden(node.name, node.modifiers)
    depth += 1
    return .visitChildren
  }
  override func visitPost(_ node: FunctionDeclSyntax) { depth -= 1 }

  private func noteOverriding(_ member: String, _ modifiers: DeclModifierListSyntax, in block: MemberBlockSyntax) {
    if modifiers.has("override") {
      declarations.overrides[member, default: []].insert(typeName)
    } else if block.parent?.is(ExtensionDeclSyntax.self) == true, !modifiers.has("static") {
      declarations.overridableTypes[member, default: []].insert(typeName)
    }
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    depth += 1
    return .visitChildren
  }
  override func visitPost(_ node: InitializerDeclSyntax) { depth -= 1 }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      guard let identifier = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { continue }
      let name = identifier.text
      declarations.variableNames.insert(name)
      noteIfHidden(identifier, node.modifiers)
      if binding.initializer?.value.purpose == "CASpringAnimation" { declarations.springNames.insert(name) }
      if let path = binding.initializer?.value.animatedKeyPath { declarations.keyPaths[name] = path }
      guard let block = node.memberBlock else { continue }
      noteOverriding(name, node.modifiers, in: block)
      declarations.add(MethodDeclaration(property: name, node, of: typeName, in: block))
    }
    return .visitChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, node.initializer != nil {
      declarations.boundNames.insert(name)
    }
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    if node.macroName.text == "selector", let argument = node.arguments.first, let name = argument.expression.selectedMember?.baseName.text
    {
      declarations.selectedNames.insert(name)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.calledExpression.code
    if ["value", "setValue"].contains(node.calledExpression.selectedMember?.baseName.text) { noteKeys(in: node) }
    if name == "Selector" || name == "NSSelectorFromString", let string = node.arguments.first?.expression.plainString {
      declarations.selectorStrings.insert(string)
    }
    let created = name.hasSuffix(".init") ? String(name.dropLast(5)) : name
    if created == "UIWindow" || name.hasSuffix("makeKeyAndVisible") { declarations.windowOwners.insert(typeName) }
    if created.split(separator: ".").last?.first?.isUppercase == true {
      let plain = created.prefix { $0 != "<" }
      declarations.creations[String(plain), default: []].insert(typeName)
    }
    return .visitChildren
  }

  /// Notes the accessors of properties that key-value coding names by strings.
  private func noteKeys(in node: FunctionCallExprSyntax) {
    for argument in node.arguments where ["forKey", "forKeyPath"].contains(argument.label?.text) {
      guard let path = argument.expression.plainString else { continue }
      for key in path.split(separator: ".") {
        declarations.selectorStrings.formUnion([String(key), SelectorName.setter(of: String(key))])
      }
    }
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    // Code that uses a type's shared instance creates it.
    if let base = node.base?.as(DeclReferenceExprSyntax.self)?.baseName.text, base.first?.isUppercase == true,
      ["shared", "sharedInstance", "default", "instance", "standard", "current"].contains(node.declName.baseName.text)
    {
      declarations.creations[base, default: []].insert(typeName)
    }
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    for (index, element) in elements.enumerated().dropFirst() {
      let symbol = element.as(BinaryOperatorExprSyntax.self)?.operator.text
      guard element.is(AssignmentExprSyntax.self) || ["+=", "-=", "*=", "/="].contains(symbol), index > 0 else { continue }
      let target = elements[index - 1]
      if target.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "rootViewController" {
        declarations.windowOwners.insert(typeName)
      }
      if let name = target.as(DeclReferenceExprSyntax.self)?.baseName.text { declarations.assignedNames.insert(name) }
      if let member = target.as(MemberAccessExprSyntax.self), member.base?.code == "self" {
        declarations.assignedNames.insert(member.declName.baseName.text)
      }
    }
    return .visitChildren
  }
}
