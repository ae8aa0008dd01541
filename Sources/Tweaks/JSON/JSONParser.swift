/// Reads JSON (RFC 8259) into values that know their places.
package struct JSONParser {
  private let text: [Character]
  private var index = 0
  private var place = FilePlace(line: 1, column: 1)
  private var depth = 0

  /// Deeper nesting is refused: it would overflow the stack, and no file of ours has it.
  private static let maximumDepth = 64

  package static func parse(_ text: String) throws(JSONSyntaxError) -> PlacedJSON {
    var parser = JSONParser(text: Array(text))
    parser.skipSpace()
    let value = try parser.value()
    parser.skipSpace()
    guard parser.next == nil else { throw parser.error("something follows the end") }
    return value
  }

  private init(text: [Character]) { self.text = text }

  private var next: Character? { index < text.count ? text[index] : nil }

  private func error(_ message: String) -> JSONSyntaxError { JSONSyntaxError(message: message, place: place) }

  private mutating func advance() {
    if text[index].isNewline {
      place = FilePlace(line: place.line + 1, column: 1)
    } else {
      place.column += 1
    }
    index += 1
  }

  private mutating func skipSpace() {
    while let character = next, [" ", "\t", "\n", "\r", "\r\n"].contains(character) { advance() }
  }

  private mutating func expect(_ character: Character, _ what: String) throws(JSONSyntaxError) {
    guard next == character else { throw error(next == nil ? "the file ends where \(what) should be" : "\(what) is missing") }
    advance()
  }

  private mutating func value() throws(JSONSyntaxError) -> PlacedJSON {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.maximumDepth else { throw error("lists and objects are nested too deeply") }
    let start = place
    let content: PlacedJSON.Content =
      switch next {
      case "{": .object(try members())
      case "[": .array(try elements())
      case "\"": .string(try string())
      case let character? where character == "-" || character.isASCIIDigit: .number(try number())
      case let character? where character.isLetter: try word()
      case nil: throw error("the file ends where a value should be")
      default: throw error("a value is missing")
      }
    return PlacedJSON(content: content, place: start)
  }

  private mutating func members() throws(JSONSyntaxError) -> [PlacedJSON.Member] {
    var members: [PlacedJSON.Member] = []
    advance()
    skipSpace()
    if next == "}" {
      advance()
      return members
    }
    while true {
      skipSpace()
      let start = place
      guard next == "\"" else { throw error("a name in double quotes is missing") }
      let name = try string()
      skipSpace()
      try expect(":", "a colon")
      skipSpace()
      members.append(PlacedJSON.Member(name: name, place: start, value: try value()))
      skipSpace()
      if next == "," {
        advance()
      } else {
        try expect("}", "a comma or “}”")
        return members
      }
    }
  }

  private mutating func elements() throws(JSONSyntaxError) -> [PlacedJSON] {
    var elements: [PlacedJSON] = []
    advance()
    skipSpace()
    if next == "]" {
      advance()
      return elements
    }
    while true {
      skipSpace()
      elements.append(try value())
      skipSpace()
      if next == "," {
        advance()
      } else {
        try expect("]", "a comma or “]”")
        return elements
      }
    }
  }

  private mutating func word() throws(JSONSyntaxError) -> PlacedJSON.Content {
    let start = error("a value must be a number, true, false, null, or text in double quotes")
    var word = ""
    while let character = next, character.isLetter {
      word.append(character)
      advance()
    }
    switch word {
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    case "null": return .null
    default: throw start
    }
  }

  private mutating func number() throws(JSONSyntaxError) -> String {
    let start = error("this is no number")
    var digits = ""
    while let character = next, character.isASCIIDigit || "+-.eE".contains(character) {
      digits.append(character)
      advance()
    }
    guard digits.wholeMatch(of: /-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?/) != nil else { throw start }
    return digits
  }

  private mutating func string() throws(JSONSyntaxError) -> String {
    let start = error("the text that begins here has no closing quote")
    var string = ""
    advance()
    while let character = next {
      switch character {
      case "\"":
        advance()
        return string
      case "\\":
        advance()
        string.unicodeScalars.append(try escape())
      case _ where character.isNewline: throw start
      default:
        string.append(character)
        advance()
      }
    }
    throw start
  }

  private mutating func escape() throws(JSONSyntaxError) -> Unicode.Scalar {
    guard let character = next else { throw error("the file ends inside a text") }
    let plain: [Character: Unicode.Scalar] = [
      "\"": "\"", "\\": "\\", "/": "/", "b": "\u{8}", "f": "\u{c}", "n": "\n", "r": "\r", "t": "\t",
    ]
    if let scalar = plain[character] {
      advance()
      return scalar
    }
    guard character == "u" else { throw error("“\\\(character)” is no escape") }
    let first = try codeUnit()
    guard UTF16.isLeadSurrogate(first) else {
      guard let scalar = Unicode.Scalar(first) else { throw error("this escape is half a character") }
      return scalar
    }
    guard next == "\\" else { throw error("this escape is half a character") }
    advance()
    guard next == "u" else { throw error("this escape is half a character") }
    let second = try codeUnit()
    guard UTF16.isTrailSurrogate(second) else { throw error("this escape is half a character") }
    return UTF16.decode(UTF16.EncodedScalar([first, second]))
  }

  private mutating func codeUnit() throws(JSONSyntaxError) -> UInt16 {
    advance()
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let digit = next?.hexDigitValue else { throw error("“\\u” needs four hexadecimal digits") }
      unit = unit << 4 | UInt16(digit)
      advance()
    }
    return unit
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
