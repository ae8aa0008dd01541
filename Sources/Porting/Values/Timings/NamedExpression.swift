import SwiftSyntax

/// A name in the user's code with the expression that gives its value: a property, constant, variable, parameter or function.
struct NamedExpression {
  /// The name.
  let name: String
  /// The place of the declaration.
  let site: CodeSite
  /// The value at first, the default value, or the result; or nil if the declaration has none.
  let value: ExprSyntax?
  /// The type as it is written or created, or "".
  let type: String
}

/// A place in the code.
struct CodeSite {
  /// The index of the file.
  let file: Int
  /// The names of the types and functions around the place, outermost first.
  let path: [String]
  /// The qualified name of the type around the place, or "".
  let typeName: String
}

/// A call, or a variable with assignments to its members, that makes a timing.
struct TimingCall {
  /// The call, or nil for a variable.
  let node: FunctionCallExprSyntax?
  /// The name of what is called, or the variable.
  let name: String
  /// The place.
  let site: CodeSite
  /// The values that are assigned to members of the variable, by their names.
  var members: [String: ExprSyntax] = [:]
}
