import SourceReport
import SwiftSyntax

/// A literal or named option in the user's code that can be tuned.
struct Literal {
  enum Kind {
    case number(Double, isInteger: Bool)
    case boolean(Bool)
    /// A member, and the members that can replace it.
    case option(String, LiteralOptions)
  }

  var kind: Kind
  var file: Int
  /// The range that is replaced when a new value is written.
  var range: Range<Int>
  /// The range of the expression that is wrapped.
  var wrapped: Range<Int>
  /// The offset of the last token, which is the literal without its sign.
  var token: Int
  /// From 1.
  var line: Int
  /// The names of the enclosing types and functions.
  var path: [String]
  /// The qualified name of the enclosing type, or "".
  var typeName: String
  var context: LiteralContext
  /// A Boolean value that indicates whether the literal is inside a closure that is animated.
  var isAnimated: Bool
  /// For a value that is an expression, the offsets of the tokens after the first one.
  var otherTokens: [Int] = []
}
