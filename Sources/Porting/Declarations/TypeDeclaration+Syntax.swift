import SwiftSyntax

extension TypeDeclaration {
  mutating func addMembers(of node: some DeclGroupSyntax) {
    for member in node.memberBlock.members {
      let decl = member.decl
      if let initializer = decl.as(InitializerDeclSyntax.self) { initializers.append(Initializer(initializer)) }
      if let cases = decl.as(EnumCaseDeclSyntax.self) {
        self.cases += cases.elements.filter { $0.parameterClause == nil }.map(\.name.text)
      }
      if let variable = decl.as(VariableDeclSyntax.self) { add(variable) }
    }
  }

  private mutating func add(_ variable: VariableDeclSyntax) {
    let isStatic = variable.modifiers.has("static") || variable.modifiers.has("class") || variable.modifiers.has("lazy")
    for binding in variable.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
      guard !isStatic, binding.initializer == nil, binding.accessorBlock == nil || binding.accessorBlock?.isObserver == true else {
        continue
      }
      let type = binding.typeAnnotation?.type.code ?? ""
      let isOptionalVariable = variable.bindingSpecifier.text == "var" && (type.hasSuffix("?") || type.hasSuffix("!"))
      requiredProperties.append(.init(label: name, name: name, type: type, hasDefault: isOptionalVariable))
    }
  }
}

extension AccessorBlockSyntax {
  /// A Boolean value that indicates whether the accessors only observe a stored property.
  var isObserver: Bool {
    guard case .accessors(let list) = accessors else { return false }
    return list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }

  /// A Boolean value that indicates whether the accessors compute a value that can't be set.
  var isReadOnly: Bool {
    guard case .accessors(let list) = accessors else { return true }
    return !isObserver && !list.contains { ["set", "_modify", "unsafeMutableAddress"].contains($0.accessorSpecifier.text) }
  }
}

extension TypeDeclaration.Initializer {
  init(_ node: InitializerDeclSyntax) {
    parameters = node.signature.parameterClause.parameters.map { parameter in
      let label = parameter.firstName.text
      return Parameter(
        label: label == "_" ? nil : label, name: parameter.secondName?.text ?? label, type: parameter.type.code,
        hasDefault: parameter.defaultValue != nil || parameter.ellipsis != nil)
    }
    let effects = node.signature.effectSpecifiers
    isUnusable =
      node.modifiers.has("private") || node.modifiers.has("fileprivate") || effects?.throwsClause != nil || effects?.asyncSpecifier != nil
      || node.genericParameterClause != nil
      || node.attributes.contains { $0.code.hasPrefix("@available") && $0.code.contains("unavailable") }
    isFailable = node.optionalMark != nil
    isConvenience = node.modifiers.has("convenience")
  }
}

extension ProtocolDeclSyntax {
  /// The members that conforming types may leave out.
  var optionalMembers: [OptionalMember] {
    memberBlock.members.flatMap { item -> [OptionalMember] in
      if let function = item.decl.as(FunctionDeclSyntax.self), function.modifiers.has("optional") {
        let parameters = function.signature.parameterClause.parameters
        return [
          OptionalMember(
            proto: name.text, name: function.name.text, labels: parameters.labels,
            parameterTypes: parameters.map { $0.type.code },
            result: function.signature.returnClause?.type.code ?? "Void", isProperty: false, isPublic: modifiers.has("public")
          )
        ]
      }
      if let variable = item.decl.as(VariableDeclSyntax.self), variable.modifiers.has("optional") {
        return variable.bindings.compactMap { binding in
          guard let property = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { return nil }
          return OptionalMember(
            proto: name.text, name: property, labels: [], parameterTypes: [],
            result: binding.typeAnnotation?.type.code ?? "Any", isProperty: true, isPublic: modifiers.has("public"))
        }
      }
      return []
    }
  }
}
