import SwiftSyntax

/// Collects the declarations and names in a file.
final class DeclarationCollector: PortingVisitor {
  private let file: UserFile
  /// The declarations of this file and of the files before it.
  private(set) var declarations: Declarations
  /// The types around the visited node.
  var scope: [String] = []
  /// The number of functions and closures around the visited node.
  private var depth = 0

  init(file: UserFile, declarations: Declarations) {
    self.file = file
    self.declarations = declarations
  }

  /// The qualified name of the type around the visited node.
  private var typeName: String { scope.joined(separator: ".") }

  private func enter(_ node: some DeclGroupSyntax, kind: TypeDeclaration.Kind, name: TokenSyntax, generics: GenericParameterClauseSyntax?) {
    let outer = declarations.types[typeName]
    scope.append(name.text)
    let modifiers = node.modifiers.map(\.name.text)
    var type = TypeDeclaration(
      kind: kind, name: typeName, inherited: node.inheritanceClause?.inheritedTypes.map(\.type.plainName) ?? [], file: file.index,
      line: file.line(of: name), end: file.range(of: node.memberBlock.rightBrace).lowerBound,
      isGeneric: generics != nil || outer?.isGeneric == true,
      isHidden: depth > 0 || outer?.isHidden == true || (scope.count > 1 && modifiers.contains("private")),
      isFilePrivate: modifiers.contains("private") || modifiers.contains("fileprivate") || outer?.isFilePrivate == true)
    type.addMembers(of: node)
    if declarations.types.updateValue(type, forKey: typeName) == nil { declarations.typeNames.append(typeName) }
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, kind: .class, name: node.name, generics: node.genericParameterClause)
    return .visitChildren
  }
  override func visitPost(_ node: ClassDeclSyntax) { scope.removeLast() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, kind: .struct, name: node.name, generics: node.genericParameterClause)
    return .visitChildren
  }
  override func visitPost(_ node: StructDeclSyntax) { scope.removeLast() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, kind: .enum, name: node.name, generics: node.genericParameterClause)
    return .visitChildren
  }
  override func visitPost(_ node: EnumDeclSyntax) { scope.removeLast() }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, kind: .actor, name: node.name, generics: node.genericParameterClause)
    return .visitChildren
  }
  override func visitPost(_ node: ActorDeclSyntax) { scope.removeLast() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, kind: .protocol, name: node.name, generics: nil)
    declarations.optionalMembers += node.optionalMembers
    return .visitChildren
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { scope.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.plainName
    scope.append(name)
    declarations.inheritedByExtension[name, default: []] += node.inheritanceClause?.inheritedTypes.map(\.type.plainName) ?? []
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { scope.removeLast() }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if let block = node.memberBlock {
      if let method = MethodDeclaration(node, of: typeName, in: block) { declarations.add(method) }
      if node.modifiers.has("static") || node.modifiers.has("class") { declarations.typeMethodNames.insert(node.name.text) }
      if node.modifiers.has("override") { declarations.overrides[node.memberName, default: []].insert(typeName) }
    } else if depth == 0 {
      declarations.functionNames.insert(node.name.text)
    }
    depth += 1
    return .visitChildren
  }
  override func visitPost(_ node: FunctionDeclSyntax) { depth -= 1 }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    depth += 1
    return .visitChildren
  }
  override func visitPost(_ node: InitializerDeclSyntax) { depth -= 1 }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
      declarations.variableNames.insert(name)
      if binding.initializer?.value.purpose == "CASpringAnimation" { declarations.springNames.insert(name) }
      if let path = binding.initializer?.value.animatedKeyPath { declarations.keyPaths[name] = path }
      guard let block = node.memberBlock else { continue }
      if node.modifiers.has("override") { declarations.overrides[name, default: []].insert(typeName) }
      declarations.add(MethodDeclaration(property: name, node, of: typeName, in: block))
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
    if name == "Selector" || name == "NSSelectorFromString", let string = node.arguments.first?.expression.plainString {
      declarations.selectorStrings.insert(string)
    }
    let created = name.hasSuffix(".init") ? String(name.dropLast(5)) : name
    if created.split(separator: ".").last?.first?.isUppercase == true {
      let plain = created.prefix { $0 != "<" }
      declarations.creations[String(plain), default: []].insert(typeName)
    }
    return .visitChildren
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
      if let name = target.as(DeclReferenceExprSyntax.self)?.baseName.text { declarations.assignedNames.insert(name) }
      if let member = target.as(MemberAccessExprSyntax.self), member.base?.code == "self" {
        declarations.assignedNames.insert(member.declName.baseName.text)
      }
    }
    return .visitChildren
  }
}
