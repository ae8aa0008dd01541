import SwiftSyntax

extension FileEditor {
  /// Adds a function to a type or an extension that registers the methods that selectors may name, and returns a call of it.
  ///
  /// The function is a member, so that it reaches private methods and private types inside.
  ///
  /// - Parameters:
  ///   - inner: The calls that register the methods of the types inside.
  ///   - onSameLine: A Boolean value that indicates whether another member has been added in front of the brace.
  func registerMethods(of members: MemberBlockSyntax, inner: [String], onSameLine: Bool) -> String? {
    // Selectors name methods of classes, those of UIKit's among them.
    let isClass = declarations.type(named: typeName).map { $0.kind == .class } ?? true
    let selectable = isClass ? declarations.methodsByBlock[members.id, default: []].filter(isSelectable) : []
    // Of methods with the same name, selectors mean the one that was made available to Objective-C.
    let methods = selectable.filter { method in
      method.isExposed || !selectable.contains { $0.isExposed && $0.selector == method.selector }
    }
    guard !methods.isEmpty || !inner.isEmpty else { return nil }
    if let obstacle = obstacle(in: members) {
      if inner.isEmpty, methods.allSatisfy(isNoticed) { return nil }
      refuse(
        "a selector can't name \(methods.first?.name ?? "a method") here, because \(typeName) is \(obstacle)",
        at: members.parent ?? Syntax(members))
      return nil
    }
    let statements = methods.flatMap { registrations(of: $0, at: members) } + inner
    guard !statements.isEmpty else { return nil }
    let name = "_glissadeMethods_\(file.index)_\(registrarCount)"
    registrarCount += 1
    let body = statements.joined(separator: "; ")
    let separator = members.rightBrace.leadingTrivia.containsNewline && !onSameLine ? "" : "; "
    edits.insert(
      "\(separator)@MainActor static func \(name)(_ registry: LiveRegistry) { \(body) } ", at: file.range(of: members.rightBrace).lowerBound
    )
    return "\(typeName).\(name)(registry)"
  }

  /// Returns a Boolean value that indicates whether UIKit finds out whether a method is implemented.
  private func isNoticed(_ method: MethodDeclaration) -> Bool {
    !method.isExposed && !method.isProperty && UIKitDelegates.noticed.contains(method.selector)
  }

  /// Returns a Boolean value that indicates whether a selector may name a method.
  private func isSelectable(_ method: MethodDeclaration) -> Bool {
    if method.isExposed || isNoticed(method) || declarations.selectedNames.contains(method.name) { return true }
    guard !declarations.selectorStrings.isEmpty else { return false }
    return declarations.selectorStrings.contains(method.selector)
      || method.isProperty && declarations.selectorStrings.contains(SelectorName.setter(of: method.name))
  }

  /// Returns why the methods of a type can't be registered, or nil if they can.
  private func obstacle(in members: MemberBlockSyntax) -> String? {
    if declarations.type(named: typeName)?.isGeneric == true { return "generic" }
    var node = members.parent?.parent
    while let current = node {
      if current.is(CodeBlockSyntax.self) || current.is(ClosureExprSyntax.self) || current.is(AccessorBlockSyntax.self) {
        return "declared inside of a function"
      }
      node = current.parent
    }
    return nil
  }

  /// Returns the statements that register a method.
  private func registrations(of method: MethodDeclaration, at members: MemberBlockSyntax) -> [String] {
    if let obstacle = method.obstacle {
      if method.isExposed { warn("no selector can name \(method.name), because it \(obstacle)", at: members) }
      return []
    }
    func statement(_ selector: String, _ closure: String) -> String {
      "registry.addMethod(\"\(selector)\", of: \(typeName).self) { \(closure) }"
    }
    if method.isProperty {
      let getter = statement(method.selector, "target, _ in target.\(method.name)")
      guard method.isSettable else { return [getter] }
      return [getter, statement(SelectorName.setter(of: method.name), "target, arguments in target.\(method.name) = try arguments[0]")]
    }
    let overloads = declarations.methods.count { $0.name == method.name && $0.labels == method.labels }
    let arguments = method.labels.enumerated().map { index, label in
      let type = method.parameterTypes[index].replacing("@escaping ", with: "")
      return (label.map { "\($0): " } ?? "") + "arguments[\(index)]" + (overloads > 1 ? " as \(type)" : "")
    }
    let call = "target.\(method.name)(\(arguments.joined(separator: ", ")))"
    if arguments.isEmpty { return [statement(method.selector, "target, _ in \(method.throws ? "try " : "")\(call)")] }
    return [statement(method.selector, "target, arguments in try \(call)")]
  }
}

extension Trivia {
  /// A Boolean value that indicates whether there is a line break.
  var containsNewline: Bool {
    contains { piece in
      switch piece {
      case .newlines, .carriageReturns, .carriageReturnLineFeeds: true
      default: false
      }
    }
  }
}
