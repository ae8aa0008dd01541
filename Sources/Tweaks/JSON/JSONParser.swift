/// Parses JSON (RFC 8259) into values that store their locations. It works on the bytes of the text, in one pass, because the recording of
/// an hour has fifteen million of them.
package struct JSONParser {
  private let bytes: [UInt8]
  private var index = 0
  private var line = 1
  private var lineStart = 0
  /// The number of bytes in the current line so far that continue a character instead of beginning one.
  private var surplus = 0
  private var depth = 0

  /// The maximum depth. Deeper nesting is refused, because it would overflow the stack, and none of our files has it.
  private static let maximumDepth = 64

  package static func parse(_ text: String) throws(JSONSyntaxError) -> PlacedJSON {
    var parser = JSONParser(bytes: Array(text.utf8))
    parser.skipByteOrderMark()
    parser.skipSpace()
    let value = try parser.value()
    parser.skipSpace()
    guard parser.next == nil else { throw parser.error("something follows the end") }
    return value
  }

  /// Returns the value in a file's text. Throws an error with the location in the file.
  package static func parse(_ text: String, file: String) throws(TweakError) -> PlacedJSON {
    do {
      return try parse(text)
    } catch {
      throw TweakError("\(file):\(error.place.line):\(error.place.column): not valid JSON: \(error.message)")
    }
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  private var place: FilePlace { FilePlace(line: line, column: index - lineStart - surplus + 1) }

  /// Returns an error at the next byte, or at an earlier one in the current line.
  private func error(_ message: String, at offset: Int? = nil) -> JSONSyntaxError {
    // A location in the middle of a text is only reported here, so the characters are counted here.
    let column = String(decoding: bytes[lineStart..<(offset ?? index)], as: UTF8.self).count + 1
    return JSONSyntaxError(message: message, place: FilePlace(line: line, column: column))
  }

  /// Counts the characters in a part of the current line with multibyte characters.
  private mutating func countCharacters(from start: Int) {
    surplus += index - start - String(decoding: bytes[start..<index], as: UTF8.self).count
  }

  private mutating func beginLine() {
    line += 1
    lineStart = index
    surplus = 0
  }

  /// Skips the byte order mark with which some editors begin a file.
  private mutating func skipByteOrderMark() {
    guard bytes.starts(with: [0xef, 0xbb, 0xbf]) else { return }
    index = 3
    lineStart = 3
  }

  private mutating func skipSpace() {
    while index < bytes.count {
      switch bytes[index] {
      case .space, .tab: index += 1
      case .newline:
        index += 1
        beginLine()
      case .carriageReturn:
        index += 1
        if next == .newline { index += 1 }
        beginLine()
      default: return
      }
    }
  }

  private mutating func expect(_ byte: UInt8, _ what: String) throws(JSONSyntaxError) {
    guard next == byte else { throw error(next == nil ? "the file ends where \(what) should be" : "\(what) is missing") }
    index += 1
  }

  private mutating func value() throws(JSONSyntaxError) -> PlacedJSON {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.maximumDepth else { throw error("lists and objects are nested too deeply") }
    let start = place
    guard let byte = next else { throw error("the file ends where a value should be") }
    let content: PlacedJSON.Content =
      switch byte {
      case UInt8(ascii: "{"): .object(try list(until: "}") { (parser) throws(JSONSyntaxError) in try parser.member() })
      case UInt8(ascii: "["): .array(try list(until: "]") { (parser) throws(JSONSyntaxError) in try parser.value() })
      case .quote: .string(try string())
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): .number(try number())
      case _ where byte.isLetter: try word()
      default: throw error("a value is missing")
      }
    return PlacedJSON(content: content, place: start)
  }

  private mutating func member() throws(JSONSyntaxError) -> PlacedJSON.Member {
    let start = place
    guard next == .quote else { throw error("a name in double quotes is missing") }
    let name = try string()
    skipSpace()
    try expect(UInt8(ascii: ":"), "a colon")
    skipSpace()
    return PlacedJSON.Member(name: name, place: start, value: try value())
  }

  /// Reads elements with commas between them, from an opening bracket to `end`.
  private mutating func list<Element>(
    until end: Unicode.Scalar, _ element: (inout JSONParser) throws(JSONSyntaxError) -> Element
  ) throws(JSONSyntaxError) -> [Element] {
    var elements: [Element] = []
    index += 1
    skipSpace()
    if next == UInt8(ascii: end) {
      index += 1
      return elements
    }
    while true {
      skipSpace()
      elements.append(try element(&self))
      skipSpace()
      if next == .comma {
        index += 1
      } else {
        try expect(UInt8(ascii: end), "a comma or “\(end)”")
        return elements
      }
    }
  }

  private mutating func word() throws(JSONSyntaxError) -> PlacedJSON.Content {
    let start = index
    while let byte = next, byte.isLetter { index += 1 }
    switch String(decoding: bytes[start..<index], as: UTF8.self) {
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    case "null": return .null
    default: throw error("a value must be a number, true, false, null, or text in double quotes", at: start)
    }
  }

  private mutating func number() throws(JSONSyntaxError) -> String {
    let start = index
    var isValid = true
    if next == UInt8(ascii: "-") { index += 1 }
    if next == UInt8(ascii: "0") { index += 1 } else { isValid = skipDigits() }
    if next == UInt8(ascii: ".") {
      index += 1
      isValid = skipDigits() && isValid
    }
    if let byte = next, byte | 0x20 == UInt8(ascii: "e") {
      index += 1
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { index += 1 }
      isValid = skipDigits() && isValid
    }
    // Anything that continues like a number belongs to it: "01", "1.2.3", "1e".
    guard isValid, next.map({ $0.isDigit || $0.isLetter || "+-.".utf8.contains($0) }) != true else {
      throw error("this is no number", at: start)
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  /// Skips digits, and returns whether there were any.
  private mutating func skipDigits() -> Bool {
    let start = index
    while let byte = next, byte.isDigit { index += 1 }
    return index > start
  }

  private mutating func string() throws(JSONSyntaxError) -> String {
    let opening = index
    index += 1
    let start = index
    var isASCII = true
    // The bytes of a text with escapes, after the first one has been found.
    var text: [UInt8]?
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case .quote:
        if !isASCII { countCharacters(from: start) }
        index += 1
        return String(decoding: text?[...] ?? bytes[start..<(index - 1)], as: UTF8.self)
      case .backslash:
        text = text ?? Array(bytes[start..<index])
        index += 1
        text? += UTF8.encode(try escape()).map(Array.init) ?? []
      case .newline, .carriageReturn: throw unclosed(opening)
      default:
        isASCII = isASCII && byte < 0x80
        text?.append(byte)
        index += 1
      }
    }
    throw unclosed(opening)
  }

  private func unclosed(_ opening: Int) -> JSONSyntaxError { error("the text that begins here has no closing quote", at: opening) }

  private mutating func escape() throws(JSONSyntaxError) -> Unicode.Scalar {
    guard let byte = next else { throw error("the file ends inside a text") }
    let scalar: Unicode.Scalar
    switch byte {
    case .quote, .backslash, UInt8(ascii: "/"): scalar = Unicode.Scalar(byte)
    case UInt8(ascii: "b"): scalar = "\u{8}"
    case UInt8(ascii: "f"): scalar = "\u{c}"
    case UInt8(ascii: "n"): scalar = "\n"
    case UInt8(ascii: "r"): scalar = "\r"
    case UInt8(ascii: "t"): scalar = "\t"
    case UInt8(ascii: "u"): return try unicodeEscape()
    default:
      let character = String(decoding: bytes[index..<min(index + 64, bytes.count)], as: UTF8.self).prefix(1)
      throw error("“\\\(character)” is an invalid escape")
    }
    index += 1
    return scalar
  }

  private mutating func unicodeEscape() throws(JSONSyntaxError) -> Unicode.Scalar {
    let first = try codeUnit()
    guard UTF16.isLeadSurrogate(first) else {
      guard let scalar = Unicode.Scalar(first) else { throw error("this escape is half a character") }
      return scalar
    }
    guard next == .backslash else { throw error("this escape is half a character") }
    index += 1
    guard next == UInt8(ascii: "u") else { throw error("this escape is half a character") }
    let second = try codeUnit()
    guard UTF16.isTrailSurrogate(second) else { throw error("this escape is half a character") }
    return UTF16.decode(UTF16.EncodedScalar([first, second]))
  }

  private mutating func codeUnit() throws(JSONSyntaxError) -> UInt16 {
    index += 1
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let digit = next?.hexDigit else { throw error("“\\u” needs four hexadecimal digits") }
      unit = unit << 4 | digit
      index += 1
    }
    return unit
  }
}

extension UInt8 {
  fileprivate static let space = UInt8(ascii: " ")
  fileprivate static let tab = UInt8(ascii: "\t")
  fileprivate static let newline = UInt8(ascii: "\n")
  fileprivate static let carriageReturn = UInt8(ascii: "\r")
  fileprivate static let quote = UInt8(ascii: "\"")
  fileprivate static let backslash = UInt8(ascii: "\\")
  fileprivate static let comma = UInt8(ascii: ",")

  fileprivate var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }
  /// A Boolean value that indicates whether the byte is an ASCII letter or part of a multibyte character.
  fileprivate var isLetter: Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self | 0x20 || self >= 0x80 }

  fileprivate var hexDigit: UInt16? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt16(self - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt16(self - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt16(self - UInt8(ascii: "A") + 10)
    default: nil
    }
  }
}
