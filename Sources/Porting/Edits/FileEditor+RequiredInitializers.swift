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

extension FileEditor {
  /// Adds `init()` to a class with other initializers whose superclass requires it, and returns whether it was added. If properties have no
  /// values, a call of it is an error as on iOS.
  func addRequiredInitializer(to members: MemberBlockSyntax, onSameLine hasAdded: Bool) -> Bool {
    guard members.parent?.is(ClassDeclSyntax.self) == true, let type = declarations.type(named: typeName),
      declarations.ancestors(of: typeName).contains(where: RequiredInitializers.classes.contains),
      type.initializers.contains(where: { !$0.isConvenience }), !type.initializers.contains(where: \.parameters.isEmpty)
    else { return false }
    let body =
      type.requiredProperties.allSatisfy(\.hasDefault)
      ? "super.init()" : "fatalError(\"Use of unimplemented initializer 'init()' for class '\(type.name)'\")"
    // It must be public in a public class, and may be in others.
    add("public required init() { \(body) }", to: members, onSameLine: hasAdded)
    return true
  }
}
