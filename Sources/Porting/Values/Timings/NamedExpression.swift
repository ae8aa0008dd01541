import SwiftSyntax

/// A name in the user's code with the expression that gives its value: a property, constant, variable, parameter or function.
struct NamedExpression {
  let name: String
  /// The place of the declaration.
  let site: CodeSite
  /// The initial value, the default value or the result, or nil if the declaration has none.
  let value: ExprSyntax?
  /// The type as written or created, or "".
  let type: String
}

struct CodeSite {
  let file: Int
  /// The names of the enclosing types and functions, outermost first.
  let path: [String]
  /// The qualified name of the enclosing type, or "".
  let typeName: String
}

/// A call that creates a timing, or a variable with assignments to its members that does.
struct TimingCall {
  /// The call, or nil for a variable.
  let node: FunctionCallExprSyntax?
  /// The name of the called function, or of the variable.
  let name: String
  let site: CodeSite
  /// The values that are assigned to members of the variable, by their names.
  var members: [String: ExprSyntax] = [:]
}
