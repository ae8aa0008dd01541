import SwiftSyntax

// With Objective-C, classes of UIKit conform to a protocol that requires `init()`. Without it, only a class whose `init()` is required
// does. In such a protocol, a method in GlissadeLive, which every object has, replaces the initializer.
extension FileEditor {
  private static let requirement = "static func liveInit() -> Self"

  /// Replaces the required initializer in a protocol to which classes of UIKit conform.
  ///
  /// Its extensions then create the object by an assignment to `self`, which isn't allowed in a protocol for classes only.
  func editInitializerRequirement(of node: ProtocolDeclSyntax) {
    guard declarations.hasReplacedInitializer(node.name.text) else { return }
    for member in node.memberBlock.members {
      if let initializer = member.decl.as(InitializerDeclSyntax.self), initializer.isPlain { replace(initializer, with: Self.requirement) }
    }
    guard let clause = node.inheritanceClause else { return }
    let others = clause.inheritedTypes.map(\.type.code).filter { !["class", "AnyObject"].contains($0) }
    replace(clause, with: others.isEmpty ? "" : ": \(others.joined(separator: ", "))")
  }

  /// Replaces `self.init()` in an extension of such a protocol. Returns whether the call was replaced.
  func editInitializerCall(_ node: FunctionCallExprSyntax) -> Bool {
    guard node.calledExpression.code == "self.init", node.arguments.isEmpty, declarations.hasReplacedInitializer(typeName) else {
      return false
    }
    replace(node, with: "self = Self.liveInit()")
    return true
  }

  /// Adds the method to one of the user's types that conforms to such a protocol. Returns whether it was added.
  func addInitializerMethod(to members: MemberBlockSyntax, inheritance: InheritanceClauseSyntax?, onSameLine hasAdded: Bool) -> Bool {
    let names = inheritance?.inheritedTypes.map(\.type.plainName) ?? []
    guard let type = declarations.type(named: typeName), type.kind != .protocol, names.contains(where: declarations.hasReplacedInitializer)
    else { return false }
    add("public \(Self.requirement) { Self() }", to: members, onSameLine: hasAdded)
    return true
  }
}

extension Declarations {
  /// Returns whether a protocol requires `init()`, and an extension makes a class of UIKit conform to it.
  func hasReplacedInitializer(_ proto: String) -> Bool {
    guard let type = types[proto], type.kind == .protocol, type.initializers.contains(where: { $0.parameters.isEmpty }) else {
      return false
    }
    return inheritedByExtension.contains { types[$0.key] == nil && $0.value.contains(proto) }
  }

  var replacesInitializers: Bool { typeNames.contains(where: hasReplacedInitializer) }
}

extension InitializerDeclSyntax {
  fileprivate var isPlain: Bool { body == nil && optionalMark == nil && signature.parameterClause.parameters.isEmpty }
}
