import Foundation
import SourceReport
import Tweaks

/// A literal of a file, and the text that replaces it.
package struct LiteralChange: Equatable, Sendable {
  package let id: Tweak.ID
  /// The range of the literal in the file, in UTF-8 bytes.
  package var range: Range<Int>
  package let old: String
  package let new: String

  /// Returns the text of a literal with another value, in the unit of the code and in the style of the literal. Throws if the literal can't
  /// have the value.
  static func text(of value: SourceValue, for newValue: TweakValue) throws(SourceEditError) -> String {
    switch (value.content, newValue) {
    case (.number(let content), .number(let number)): return try text(of: value, content, for: number)
    case (.number(let content), .integer(let number)): return try text(of: value, content, for: Double(number))
    case (.boolean, .boolean(let isOn)): return isOn ? "true" : "false"
    case (.option(_, let options), .option(let name)) where options.contains(name):
      guard let dot = value.text.lastIndex(of: ".") else { return name }
      return value.text[...dot] + name
    default: throw SourceEditError(.invalidValue, "“\(value.id)” on line \(value.line) can't have this value")
    }
  }

  private static func text(
    of value: SourceValue, _ content: SourceValue.NumberContent, for number: Double
  ) throws(SourceEditError) -> String {
    guard number.isFinite else { throw SourceEditError(.invalidValue, "“\(value.id)” on line \(value.line) must be a finite number") }
    guard !content.isInteger || number == number.rounded() else {
      throw SourceEditError(.invalidValue, "“\(value.id)” on line \(value.line) must be a whole number")
    }
    if content.value != number, let angle = AngleLiteral(value.text) { return angle.text(for: number) }
    guard let literal = NumberLiteral(value.text) else {
      if content.value == number { return value.text }
      // Interface Builder also writes numbers as ".5", and multipliers as ratios, such as "16:9".
      if value.interfacePlace != nil, let plain = NumberLiteral("1") { return plain.text(for: number) }
      throw SourceEditError(.invalidValue, "“\(value.text)” on line \(value.line) isn't a number")
    }
    return literal.value == number ? value.text : literal.text(for: number)
  }
}

/// The bytes around a literal determine whether it is a separate token.
extension [UInt8] {
  /// Returns whether `literal` is at `range`, and not just a part of a longer name or number.
  func hasToken(_ literal: String, at range: Range<Int>) -> Bool {
    guard range.lowerBound >= 0, range.upperBound <= count, self[range].elementsEqual(literal.utf8) else { return false }
    let dot = UInt8(ascii: ".")
    if range.upperBound < count, let last = literal.utf8.last, last.isWordPart {
      if self[range.upperBound].isWordPart { return false }
      if last.isDigit, self[range.upperBound] == dot, range.upperBound + 1 < count, self[range.upperBound + 1].isDigit { return false }
    }
    if range.lowerBound > 0, let first = literal.utf8.first, first.isWordPart {
      if self[range.lowerBound - 1].isWordPart { return false }
      // "1.5" ends with a literal 5, but "0...5" doesn't.
      if first.isDigit, self[range.lowerBound - 1] == dot, range.lowerBound > 1, self[range.lowerBound - 2].isDigit { return false }
    }
    return true
  }

  /// Returns whether a minus sign at the beginning of `range` would become a part of something else.
  func needsParentheses(around range: Range<Int>) -> Bool {
    let follows = range.lowerBound > 0 && "/=-+!*%<>&|^~?.".utf8.contains(self[range.lowerBound - 1])
    let precedes = range.upperBound < count && self[range.upperBound] == UInt8(ascii: ".")
    return follows || precedes
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  fileprivate var isWordPart: Bool {
    let isLetter = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
    return isLetter || isDigit || self == UInt8(ascii: "_") || self >= 0x80
  }
}
