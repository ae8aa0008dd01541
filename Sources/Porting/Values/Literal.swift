import SourceReport
import SwiftSyntax

/// A literal or named option in the user's code that can be tuned.
struct Literal {
  /// The kinds of literals.
  enum Kind {
    /// A number, with its value and a Boolean value that indicates whether it is written without a fraction.
    case number(Double, isInteger: Bool)
    /// A Boolean literal.
    case boolean(Bool)
    /// A member, and the members that can take its place.
    case option(String, LiteralOptions)
  }

  /// The kind.
  var kind: Kind
  /// The index of the file.
  var file: Int
  /// The range that is replaced when a new value is written.
  var range: Range<Int>
  /// The range of the expression that is wrapped.
  var wrapped: Range<Int>
  /// The offset of the last token, which is the literal without its sign.
  var token: Int
  /// The line, from 1.
  var line: Int
  /// The names of the types and functions around the literal.
  var path: [String]
  /// The qualified name of the type around the literal, or "".
  var typeName: String
  /// The place of the literal in the code.
  var context: LiteralContext
  /// A Boolean value that indicates whether the literal is inside of a closure that is animated.
  var isAnimated: Bool
  /// The offsets of the tokens after the first one, of a value that is an expression.
  var otherTokens: [Int] = []
}
