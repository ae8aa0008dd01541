import SwiftSyntax

/// A method or property that a selector may name.
struct MethodDeclaration {
  var type: String
  var name: String
  /// The argument labels, nil for a missing one.
  var labels: [String?]
  /// As written.
  var parameterTypes: [String] = []
  /// The name for Objective-C from the user's code, or nil.
  var objectiveCName: String?
  /// A Boolean value that indicates whether the user made the method available to Objective-C.
  var isExposed: Bool
  /// The reason why a selector can't call the method, or nil.
  var obstacle: String?
  var `throws`: Bool
  /// The member block that contains the method.
  var block: SyntaxIdentifier
  var position = AbsolutePosition(utf8Offset: 0)
  var isProperty = false
  var isSettable = false

  /// The name with the argument labels, such as "tap(_:for:)".
  var memberName: String { isProperty ? name : name + "(" + labels.map { ($0 ?? "_") + ":" }.joined() + ")" }

  var selector: String { objectiveCName ?? SelectorName.selector(name: name, labels: labels) }
}
