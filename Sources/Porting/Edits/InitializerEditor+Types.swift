import SwiftSyntax

/// The classes that create objects of their subclasses, such as copies, with an `init()` that is required here.
enum RequiredInitializers {
  static let classes: Set = [
    "CALayer", "CAShapeLayer", "CAGradientLayer", "CATextLayer", "CAReplicatorLayer", "CAEmitterLayer", "CATransformLayer", "CAAnimation",
    "CAPropertyAnimation", "CABasicAnimation", "CAKeyframeAnimation", "CASpringAnimation", "CAAnimationGroup", "CATransition",
    "UIBarButtonItem", "UIBarAppearance", "UINavigationBarAppearance", "UITabBarAppearance", "UIToolbarAppearance",
    "UICollectionViewLayoutAttributes",
  ]
}

// With Objective-C, classes of UIKit conform to a protocol that requires `init()`. Without it, only a class whose `init()` is required
// does. In such a protocol, the method replaces the initializer.
extension InitializerEditor {
  private static let requirement = "static func liveInit() -> Self"

  /// Replaces the required initializer in a protocol to which classes of UIKit conform.
  ///
  /// Its extensions then create the object by an assignment to `self`, which isn't allowed in a protocol for classes only.
  func editRequirement(of node: ProtocolDeclSyntax) {
    guard declarations.hasReplacedInitializer(node.name.text) else { return }
    for member in node.memberBlock.members {
      guard let initializer = member.decl.as(InitializerDeclSyntax.self), initializer.isPlain else { continue }
      file.replace(initializer, with: Self.requirement)
    }
    guard let clause = node.inheritanceClause else { return }
    let others = clause.inheritedTypes.map(\.type.code).filter { !["class", "AnyObject"].contains($0) }
    file.replace(clause, with: others.isEmpty ? "" : ": \(others.joined(separator: ", "))")
  }

  /// Replaces `self.init()` in an extension of such a protocol. Returns whether the call was replaced.
  func editCall(_ node: FunctionCallExprSyntax, in typeName: String) -> Bool {
    guard node.calledExpression.code == "self.init", node.arguments.isEmpty, declarations.hasReplacedInitializer(typeName) else {
      return false
    }
    file.replace(node, with: "self = Self.liveInit()")
    return true
  }

  /// Adds the method to one of the user's types that conforms to such a protocol.
  func addMethod(to node: some DeclGroupSyntax, of typeName: String) {
    let names = node.inheritanceClause?.inheritedTypes.map(\.type.plainName) ?? []
    guard let type = declarations.type(named: typeName), type.kind != .protocol, names.contains(where: declarations.hasReplacedInitializer)
    else { return }
    file.add("public \(Self.requirement) { Self() }", to: node.memberBlock)
  }

  /// Adds `init()` to a class with other initializers whose superclass requires it. If properties have no values, a call of it is an error
  /// as on iOS.
  func addRequiredInitializer(to members: MemberBlockSyntax, of typeName: String) {
    guard members.parent?.is(ClassDeclSyntax.self) == true, let type = declarations.type(named: typeName),
      declarations.ancestors(of: typeName).contains(where: RequiredInitializers.classes.contains),
      type.initializers.contains(where: { !$0.isConvenience }), !type.initializers.contains(where: \.parameters.isEmpty)
    else { return }
    let body =
      type.requiredProperties.allSatisfy(\.hasDefault)
      ? "super.init()" : "fatalError(\"Use of unimplemented initializer 'init()' for class '\(type.name)'\")"
    // It must be public in a public class, and may be in others.
    file.add("public required init() { \(body) }", to: members)
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
