import SourceReport
import SwiftSyntax

/// The place of a literal in the code, from which the purpose of its value follows.
struct LiteralContext {
  /// The kinds of places.
  enum Place {
    /// An argument of a call.
    case argument
    /// The value that is assigned to a property or variable.
    case assignment
    /// The value of a variable's or property's declaration.
    case declaration
    /// The default value of a parameter.
    case defaultArgument
    /// The value that a function or closure returns.
    case result
    /// One side of a comparison.
    case comparison
    /// A place that isn't listed, such as an index.
    case unlisted
  }

  /// The effect of a number on a value whose unit it doesn't have.
  enum Scaling: String {
    /// It multiplies the value.
    case factor
    /// It divides the value.
    case divisor
  }

  /// The kind of place.
  var place = Place.unlisted
  /// The names that the literal has there, outermost first, such as "shadowOffset" and "height".
  var names: [String] = []
  /// The base name of the innermost function that is called with the literal, or "".
  var callee = ""
  /// The innermost call that the literal is an argument of.
  var call: FunctionCallExprSyntax?
  /// The position of the argument in that call.
  var position = 0
  /// The calls around that call, innermost first, with the label of the argument.
  var outerCalls: [(call: FunctionCallExprSyntax, label: String)] = []
  /// The expression to whose member the value is assigned, or "".
  var receiver = ""
  /// The type as it is written, or "".
  var type = ""
  /// A Boolean value that indicates whether the literal alone decides the type of the expression.
  var decidesType = false
  /// The number of operators in the expressions around the literal.
  var operators = 0
  /// The name of the function or property around the literal.
  var function = ""
  /// The operators next to the literal.
  var neighbors: Set<String> = []
  /// The effect of the literal on a value next to it, or nil.
  var scaling: Scaling?
  /// The unit of a literal that is an angle, or nil.
  var angle: SourceValue.Unit?
  /// The key path of the animation whose values the literal is one of, such as "transform.scale", or nil.
  var keyPath: String?
  /// The statement or declaration around the literal.
  var statement: Syntax?
  /// The declaration whose value is a literal or made of literals alone, or nil. It is the declaration of a constant that is read once.
  var constant: VariableDeclSyntax?
  /// The reason why the literal can't be live, or nil.
  var staticReason: String?

  /// The last name, or "".
  var name: String { names.last ?? "" }
  /// All words about the literal's purpose.
  var words: PurposeWords { PurposeWords((names.isEmpty ? [function] : names) + [keyPath ?? "", callee]) }
}
