import UIKit

// Swift permits `type.init()` only for `required` initializers, which not all classes of UIKit have. Each of these is another name for the
// allocating entry point of a convenience initializer, which gets the class as an argument and calls its designated initializer.
// The calling convention is the same, except that an initializer owns its arguments.

extension NSObject {
  @_silgen_name("glissade.interface.init")
  convenience init(interface: Void) { self.init() }
  @_silgen_name("glissade.interface.init")
  private static func make() -> Self

  /// Creates an object of this class with `init()`.
  static func interfaceInit() -> Self { make() }
}

extension NSLayoutConstraint {
  @_silgen_name("glissade.interface.init.constraint")
  convenience init(
    interface first: Any, _ firstAttribute: Attribute, _ relation: Relation, _ second: Any?, _ secondAttribute: Attribute,
    _ multiplier: CGFloat
  ) {
    self.init(
      item: first, attribute: firstAttribute, relatedBy: relation, toItem: second, attribute: secondAttribute, multiplier: multiplier,
      constant: 0)
  }
  @_silgen_name("glissade.interface.init.constraint")
  private static func make(
    _ first: __owned Any, _ firstAttribute: Attribute, _ relation: Relation, _ second: __owned Any?, _ secondAttribute: Attribute,
    _ multiplier: CGFloat
  ) -> Self

  /// Creates a constraint of this class.
  static func interfaceInit(_ first: ResolvedAnchor, _ relation: Relation, _ second: ResolvedAnchor?, multiplier: CGFloat) -> Self {
    make(first.item, first.attribute, relation, second?.item, second?.attribute ?? .notAnAttribute, multiplier)
  }
}
