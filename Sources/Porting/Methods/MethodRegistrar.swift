import SourceReport
import SwiftSyntax

/// Registers the methods of classes that selectors may name.
///
/// A type or an extension with such methods gets a function that registers them. It is a member, so it can access private methods and
/// private nested types.
struct MethodRegistrar {
  let file: PortedFile
  let declarations: Declarations
  /// The calls of the functions of nested types, for each type around the edited node.
  private var inner: [[String]] = []
  /// The number of functions.
  private var count = 0

  init(file: PortedFile, declarations: Declarations) {
    self.file = file
    self.declarations = declarations
  }

  mutating func enter() { inner.append([]) }

  /// Adds the function of the type or the extension that is left, and a call of it around that.
  mutating func leave(_ members: MemberBlockSyntax, of typeName: String) {
    let statements = inner.removeLast()
    let call = registerMethods(of: members, in: typeName, inner: statements)
    for statement in [classRegistration(of: members, in: typeName), call].compactMap({ $0 }) {
      if inner.isEmpty { file.registrations.append(statement) } else { inner[inner.count - 1].append(statement) }
    }
  }

  /// Returns the statement that registers a class, so that Interface Builder files can name it, or nil if they can't.
  private func classRegistration(of members: MemberBlockSyntax, in typeName: String) -> String? {
    guard let node = members.parent?.as(ClassDeclSyntax.self), !isInFunction(members),
      declarations.type(named: typeName)?.isGeneric != true, canBeNamed(node)
    else { return nil }
    let name = node.attributes.attribute(named: "objc")?.arguments?.code ?? typeName
    return "registry.addClass(\(name.swiftLiteral), \(typeName).self)"
  }

  /// Returns whether code outside of a class can name it. A class inside an extension of UIKit's types can have generic parameters around it.
  private func canBeNamed(_ node: ClassDeclSyntax) -> Bool {
    var outer = node.parent
    while let current = outer {
      if let owner = current.as(ExtensionDeclSyntax.self), declarations.type(named: owner.extendedType.plainName) == nil { return false }
      outer = current.parent
    }
    return true
  }

  /// Adds the function of a type or an extension, and returns a call of it.
  private mutating func registerMethods(of members: MemberBlockSyntax, in typeName: String, inner: [String]) -> String? {
    // Selectors name methods of classes, including those of UIKit.
    let isClass = declarations.type(named: typeName).map { $0.kind == .class } ?? true
    let selectable = isClass ? declarations.methodsByBlock[members.id, default: []].filter(isSelectable) : []
    // If methods have the same name, selectors mean the one that was made available to Objective-C.
    let methods = selectable.filter { method in
      method.isExposed || !selectable.contains { $0.isExposed && $0.selector == method.selector }
    }
    guard !methods.isEmpty || !inner.isEmpty else { return nil }
    if isInFunction(members) {
      refuse(methods, because: "\(typeName) is declared inside of a function")
      return nil
    }
    if let type = declarations.type(named: typeName), type.isGeneric {
      registerMethods(methods, ofGeneric: type, in: members)
      return nil
    }
    let statements = methods.flatMap { registrations(of: $0, in: typeName, at: members) } + inner
    guard !statements.isEmpty else { return nil }
    let name = nextRegistrar()
    let body = statements.joined(separator: "; ")
    file.add("@MainActor static func \(name)(_ registry: LiveRegistry) { \(body) }", to: members)
    return "\(typeName).\(name)(registry)"
  }

  /// Returns a name for a function that registers methods.
  mutating func nextRegistrar() -> String {
    defer { count += 1 }
    return "_glissadeMethods_\(file.suffix)_\(count)"
  }

  /// Reports an error for those of the methods that selectors name.
  func refuse(_ methods: [MethodDeclaration], because reason: String) {
    for method in methods where declarations.selectedNames.contains(method.name) || declarations.selectorStrings.contains(method.selector) {
      file.report(.error, "a selector can't name “\(method.name)”, because \(reason)", at: method.position)
    }
  }

  /// Returns whether UIKit checks if a method is implemented.
  private func isNoticed(_ method: MethodDeclaration) -> Bool {
    !method.isExposed && !method.isProperty && UIKitDelegates.noticed.contains(method.selector)
  }

  private func isSelectable(_ method: MethodDeclaration) -> Bool {
    if method.isExposed || isNoticed(method) || declarations.selectedNames.contains(method.name) { return true }
    guard !declarations.selectorStrings.isEmpty else { return false }
    return declarations.selectorStrings.contains(method.selector)
      || method.isProperty && declarations.selectorStrings.contains(SelectorName.setter(of: method.name))
  }

  /// Returns whether a type is declared inside a function, where other code can't name it.
  private func isInFunction(_ members: MemberBlockSyntax) -> Bool {
    var node = members.parent?.parent
    while let current = node {
      if current.is(CodeBlockSyntax.self) || current.is(ClosureExprSyntax.self) || current.is(AccessorBlockSyntax.self) { return true }
      node = current.parent
    }
    return false
  }

  private func registrations(of method: MethodDeclaration, in typeName: String, at members: MemberBlockSyntax) -> [String] {
    calls(of: method, at: members).map { call in
      "registry.addMethod(\"\(call.selector)\", of: \(typeName).self) { target, \(call.takesArguments ? "arguments" : "_") in \(call.code) }"
    }
  }

  /// A call of a method by its selector, as an expression or a statement.
  struct MethodCall {
    var selector: String
    var code: String
    var takesArguments: Bool
    /// A Boolean value that indicates whether the call is an expression, whose value is the result.
    var isExpression = true
  }

  /// Returns the calls of a method of `target`: one, or two for the getter and the setter of a property.
  func calls(of method: MethodDeclaration, at members: MemberBlockSyntax) -> [MethodCall] {
    // A member that overrides one of an extension has another name here, and selectors call the latter.
    if declarations.overridableMember(method.memberName, of: method.type) != nil,
      declarations.overrides[method.memberName, default: []].contains(method.type)
    {
      return []
    }
    if let obstacle = method.obstacle {
      if method.isExposed { file.warn("no selector can name \(method.name), because it \(obstacle)", at: members) }
      return []
    }
    if method.isProperty {
      let getter = MethodCall(selector: method.selector, code: "target.\(method.name)", takesArguments: false)
      guard method.isSettable else { return [getter] }
      let setter = MethodCall(
        selector: SelectorName.setter(of: method.name), code: "target.\(method.name) = try arguments[0]", takesArguments: true,
        isExpression: false)
      return [getter, setter]
    }
    let overloads = declarations.methods(named: method.name).count { $0.labels == method.labels }
    let arguments = method.labels.enumerated().map { index, label in
      let type = method.parameterTypes[index].replacing("@escaping ", with: "")
      return (label.map { "\($0): " } ?? "") + "arguments[\(index)]" + (overloads > 1 ? " as \(type)" : "")
    }
    let call = "target.\(method.name)(\(arguments.joined(separator: ", ")))"
    let isTried = method.throws || !arguments.isEmpty
    return [MethodCall(selector: method.selector, code: (isTried ? "try " : "") + call, takesArguments: !arguments.isEmpty)]
  }
}
