import SwiftSyntax

/// A member that an extension adds to one of UIKit's classes, and that classes of the user override.
///
/// Without Objective-C nothing can override it. The member asks the object for a protocol, to which the overriding classes conform, and calls
/// the override or else the original, both of which get names of their own.
struct OverridableMember {
  /// The name with the argument labels, such as "fade(to:)".
  let name: String
  /// The extended class.
  let type: String

  /// The name of the original.
  var original: String { "_glissadeOriginal_\(word)" }
  /// The name of the overrides.
  var override: String { "_glissadeOverride_\(word)" }
  /// The protocol of the overriding classes.
  var proto: String { "_GlissadeOverride_\(type)_\(word)" }

  private var word: String { String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" }) }
}

extension OverrideEditor {
  /// Edits a member of an extension of UIKit's class that is overridden. Returns false if that isn't possible.
  func makeOverridable(_ node: some DeclSyntaxProtocol, _ member: OverridableMember, isPublic: Bool) -> Bool {
    let isolation = member.type.hasPrefix("UI") ? "@MainActor " : ""
    let modifiers: DeclModifierListSyntax
    let name: TokenSyntax
    let requirement: String
    let body: String
    if let function = node.as(FunctionDeclSyntax.self), let call = function.call(of: member.original),
      let other = function.call(of: "object.\(member.override)")
    {
      (name, modifiers) = (function.name, function.modifiers)
      requirement = "func \(member.override)\(function.signature.codeWithoutDefaults)"
      body =
        "func \(function.name.text)\(function.signature.code) { "
        + "if let object = self as? any \(member.proto) { return \(other) }; return \(call) }"
    } else if let variable = node.as(VariableDeclSyntax.self), variable.bindings.count == 1, let binding = variable.bindings.first,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self), let type = binding.typeAnnotation?.type,
      let accessors = binding.accessorBlock, !accessors.isObserver
    {
      (name, modifiers) = (pattern.identifier, variable.modifiers)
      let isReadOnly = accessors.isReadOnly
      requirement = "var \(member.override): \(type.code) { get\(isReadOnly ? "" : " set") }"
      let getter = "get { (self as? any \(member.proto))?.\(member.override) ?? \(member.original) }"
      let optionalGetter =
        "get { if let object = self as? any \(member.proto) { return object.\(member.override) }; return \(member.original) }"
      let setter =
        " set { if let object = self as? any \(member.proto) { object.\(member.override) = newValue } "
        + "else { \(member.original) = newValue } }"
      body =
        "var \(pattern.identifier.text): \(type.code) { \(type.is(OptionalTypeSyntax.self) ? optionalGetter : getter)\(isReadOnly ? "" : setter) }"
    } else {
      return false
    }
    let access = ["public", "open"].contains(where: modifiers.has) || isPublic ? "public " : ""
    file.insert("\(access)\(body); ", before: node)
    file.replace(name, with: member.original)
    file.appendix.append("\(isolation)\(access)protocol \(member.proto): AnyObject { \(requirement) }")
    return true
  }

  /// Renames the override of such a member.
  func rename(_ node: some DeclSyntaxProtocol, _ member: OverridableMember, named name: TokenSyntax, in typeName: String) {
    file.replace(name, with: member.override)
    guard declarations.nextOverride(of: member, above: typeName) == nil else { return }
    let modifiers = node.as(FunctionDeclSyntax.self)?.modifiers ?? node.as(VariableDeclSyntax.self)?.modifiers
    if let modifier = modifiers?.first(where: { $0.name.text == "override" }) { file.remove(modifier) }
    file.appendix.append("extension \(typeName): \(member.proto) {}")
  }

  /// Replaces the name of such a member after `super`.
  func editSuper(_ node: MemberAccessExprSyntax, in typeName: String) {
    guard node.base?.is(SuperExprSyntax.self) == true else { return }
    var name = node.declName.baseName.text
    if let call = node.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == node.id {
      name += "(" + call.arguments.map { ($0.label?.text ?? "_") + ":" }.joined() + ")"
    }
    guard let member = declarations.overridableMember(name, of: typeName) else { return }
    let next = declarations.nextOverride(of: member, above: typeName)
    file.replace(node.declName.baseName, with: next == nil ? member.original : member.override)
  }
}

extension Declarations {
  /// Returns the member of an extension of one of UIKit's classes that a class overrides, or nil.
  func overridableMember(_ name: String, of typeName: String) -> OverridableMember? {
    let extended = overridableTypes[name, default: []]
    guard !extended.isEmpty else { return nil }
    for ancestor in superclasses(of: typeName) {
      if types[ancestor] == nil {
        if extended.contains(ancestor) { return OverridableMember(name: name, type: ancestor) }
      } else if !overrides[name, default: []].contains(ancestor), methods.contains(where: { $0.type == ancestor && $0.memberName == name })
      {
        // A class of the user's declares another member with the name.
        return nil
      }
    }
    return nil
  }

  /// Returns the nearest superclass of the user's that overrides a member, or nil.
  func nextOverride(of member: OverridableMember, above typeName: String) -> String? {
    superclasses(of: typeName).first { $0 != typeName && overrides[member.name, default: []].contains($0) && types[$0] != nil }
  }

  /// Returns the names that a class inherits from, with those of UIKit's classes.
  func superclasses(of name: String) -> [String] {
    let ancestors = ancestors(of: name)
    return ancestors + ancestors.flatMap(UIKitClasses.superclasses)
  }
}
