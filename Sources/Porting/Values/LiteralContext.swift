import SourceReport
import SwiftSyntax

/// The place of a literal in the code, which determines the purpose of its value.
struct LiteralContext {
  enum Place {
    case argument
    case assignment
    case declaration
    case defaultArgument
    case result
    case comparison
    /// Any other place, such as an index.
    case unlisted
  }

  /// The effect of a number on a value whose unit it doesn't have.
  enum Scaling: String {
    case factor
    case divisor
  }

  var place = Place.unlisted
  /// The names of the literal there, outermost first, such as "shadowOffset" and "height".
  var names: [String] = []
  /// The base name of the innermost function that is called with the literal, or "".
  var callee = ""
  /// The innermost call that has the literal in an argument.
  var call: FunctionCallExprSyntax?
  /// The position of the argument in that call.
  var position = 0
  /// The calls around that call, innermost first, with the label of the argument.
  var outerCalls: [(call: FunctionCallExprSyntax, label: String)] = []
  /// The expression to whose member the value is assigned, or "".
  var receiver = ""
  /// The type as written, or "".
  var type = ""
  /// A Boolean value that indicates whether the literal alone determines the type of the expression.
  var decidesType = false
  /// The number of operators in the expressions around the literal.
  var operators = 0
  /// The name of the enclosing function or property.
  var function = ""
  /// The operators next to the literal.
  var neighbors: Set<String> = []
  /// The effect of the literal on a value next to it, or nil.
  var scaling: Scaling?
  /// The unit of a literal that is an angle, or nil.
  var angle: SourceValue.Unit?
  /// The key path of the animation with the literal among its values, such as "transform.scale", or nil.
  var keyPath: String?
  var statement: Syntax?
  /// The declaration of a constant that is read once, whose value is a literal or consists only of literals, or nil.
  var constant: VariableDeclSyntax?
  /// The reason why the literal can't be live, or nil.
  var staticReason: String?

  /// The last name, or "".
  var name: String { names.last ?? "" }
  /// All words about the literal's purpose.
  var words: PurposeWords { PurposeWords((names.isEmpty ? [function] : names) + [keyPath ?? "", callee]) }
}
