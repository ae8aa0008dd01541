import SwiftSyntax

extension MethodDeclaration {
  /// Creates the description of a method, or returns nil if no selector can name it.
  init?(_ node: FunctionDeclSyntax, of type: String, in block: MemberBlockSyntax) {
    if node.modifiers.has("static") || node.modifiers.has("class") { return nil }
    if block.parent?.is(ProtocolDeclSyntax.self) == true { return nil }
    self.type = type
    name = node.name.text
    let parameters = node.signature.parameterClause.parameters
    labels = parameters.labels
    parameterTypes = parameters.map(\.type.code)
    let exposing = node.attributes.attribute(named: "objc")
    objectiveCName = exposing?.arguments?.code.filter { !$0.isWhitespace }
    isExposed =
      exposing != nil || ["IBAction", "IBSegueAction"].contains { node.attributes.attribute(named: $0) != nil } || node.isObservation
      || (block.isExposed && !node.modifiers.has("override"))
    `throws` = node.signature.effectSpecifiers?.throwsClause != nil
    self.block = block.id
    position = node.name.positionAfterSkippingLeadingTrivia
    if node.genericParameterClause != nil {
      obstacle = "is generic"
    } else if node.signature.effectSpecifiers?.asyncSpecifier != nil {
      obstacle = "is asynchronous"
    } else if parameters.contains(where: { $0.ellipsis != nil || $0.type.code.hasPrefix("inout ") }) {
      obstacle = "has a variadic or inout parameter"
    }
  }

  init(property name: String, _ node: VariableDeclSyntax, of type: String, in block: MemberBlockSyntax) {
    self.init(
      type: type, name: name, labels: [],
      objectiveCName: node.attributes.attribute(named: "objc")?.arguments?.code,
      isExposed: ["IBOutlet", "IBInspectable", "GKInspectable", "objc"].contains { node.attributes.attribute(named: $0) != nil }
        || node.modifiers.has("dynamic"),
      obstacle: node.modifiers.has("static") || node.modifiers.has("class") ? "belongs to the type" : nil, throws: false, block: block.id)
    isProperty = true
    position = node.positionAfterSkippingLeadingTrivia
    isSettable = node.bindingSpecifier.text == "var" && node.bindings.allSatisfy { $0.accessorBlock?.isReadOnly != true }
  }
}

extension MemberBlockSyntax {
  /// A Boolean value that indicates whether all members are available to Objective-C.
  fileprivate var isExposed: Bool {
    if let type = parent?.as(ClassDeclSyntax.self) { return type.attributes.attribute(named: "objcMembers") != nil }
    if let type = parent?.as(ExtensionDeclSyntax.self) { return type.attributes.attribute(named: "objc") != nil }
    return false
  }
}

extension FunctionSignatureSyntax {
  /// The code without default values, for a protocol's requirement.
  var codeWithoutDefaults: String {
    var signature = self
    signature.parameterClause.parameters = FunctionParameterListSyntax(
      parameterClause.parameters.map { parameter in
        var parameter = parameter
        parameter.type = parameter.type.trimmed
        parameter.defaultValue = nil
        return parameter
      })
    return signature.code
  }
}

extension FunctionDeclSyntax {
  /// A Boolean value that indicates whether the method is called for properties that are observed by key paths.
  var isObservation: Bool { memberName == "observeValue(forKeyPath:of:change:context:)" }

  /// The name with the argument labels, such as "tap(_:for:)".
  var memberName: String { name.text + "(" + signature.parameterClause.parameters.map { $0.firstName.text + ":" }.joined() + ")" }
}
