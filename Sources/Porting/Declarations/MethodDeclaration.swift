import SwiftSyntax

/// A method or initializer-like member that a selector may name.
struct MethodDeclaration {
  /// The name of the type that has the method.
  var type: String
  /// The base name.
  var name: String
  /// The argument labels. A missing label is nil.
  var labels: [String?]
  /// The types of the parameters as they are written.
  var parameterTypes: [String] = []
  /// The name that the user gave to Objective-C, or nil.
  var objectiveCName: String?
  /// A Boolean value that indicates whether the user made the method available to Objective-C.
  var isExposed: Bool
  /// The reason why a selector can't call the method, or nil.
  var obstacle: String?
  /// A Boolean value that indicates whether the method throws.
  var `throws`: Bool
  /// The block of members that contains the method.
  var block: SyntaxIdentifier
  /// The position of the declaration in its file.
  var position = AbsolutePosition(utf8Offset: 0)
  /// A Boolean value that indicates whether the member is a property.
  var isProperty = false
  /// A Boolean value that indicates whether the property can be set.
  var isSettable = false

  /// The name of the method in Objective-C.
  var selector: String { objectiveCName ?? SelectorName.selector(name: name, labels: labels) }
}
