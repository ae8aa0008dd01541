import Foundation

/// The entries of a strings file, such as `"title" = "Titel";`, with comments, or in a property list.
struct StringsFile {
  private(set) var texts: [String: String] = [:]
  private let characters: [Character]
  private var position = 0

  /// Reads the text of a file, in UTF-8 or UTF-16. Returns nil if it is in neither.
  init?(data: Data) {
    if data.starts(with: Array("<?xml".utf8)) || data.starts(with: Array("bplist".utf8)) {
      guard let list = try? PropertyListDecoder().decode([String: String].self, from: data) else { return nil }
      (texts, characters) = (list, [])
      return
    }
    guard let text = Self.text(of: data) else { return nil }
    characters = Array(text)
    while let key = nextToken() {
      guard case .text(let key) = key else { continue }
      guard let equals = nextToken() else { break }
      // A key alone stands for itself.
      guard case .mark("=") = equals else {
        texts[key] = key
        continue
      }
      if case .text(let value)? = nextToken() { texts[key] = value }
    }
  }

  private static func text(of data: Data) -> String? {
    let start = Array(data.prefix(3))
    if start.starts(with: [0xFF, 0xFE]) || start.starts(with: [0xFE, 0xFF]) { return String(data: data, encoding: .utf16) }
    return String(data: start == [0xEF, 0xBB, 0xBF] ? data.dropFirst(3) : data, encoding: .utf8) ?? String(data: data, encoding: .utf16)
  }

  private enum Token: Equatable {
    case text(String)
    case mark(Character)
  }

  /// Returns the next text or character, without comments and white space, or nil at the end.
  private mutating func nextToken() -> Token? {
    while position < characters.count {
      let character = characters[position]
      position += 1
      if character.isWhitespace { continue }
      if character == "/", skipComment() { continue }
      if character == "\"" { return .text(quotedText()) }
      if Self.isPlain(character) { return .text(plainText()) }
      return .mark(character)
    }
    return nil
  }

  /// Returns whether a character may be in a key without quotation marks.
  private static func isPlain(_ character: Character) -> Bool { character.isLetter || character.isNumber || "_.-$".contains(character) }

  /// Skips a comment whose first slash has been read. Returns false if there is none.
  private mutating func skipComment() -> Bool {
    guard position < characters.count else { return false }
    switch characters[position] {
    case "/":
      while position < characters.count, !characters[position].isNewline { position += 1 }
    case "*":
      position += 1
      while position < characters.count, characters[position] != "/" || characters[position - 1] != "*" { position += 1 }
      position += 1
    default: return false
    }
    return true
  }

  /// Returns a key without quotation marks, whose first character has been read.
  private mutating func plainText() -> String {
    let start = position - 1
    while position < characters.count, Self.isPlain(characters[position]) { position += 1 }
    return String(characters[start..<position])
  }

  /// Returns a text up to its closing quotation mark, whose opening one has been read.
  private mutating func quotedText() -> String {
    var text = ""
    while position < characters.count, characters[position] != "\"" {
      var character = characters[position]
      position += 1
      if character == "\\", position < characters.count {
        character = characters[position]
        position += 1
        switch character {
        case "n": character = "\n"
        case "t": character = "\t"
        case "r": character = "\r"
        case "U", "u": character = codePoint() ?? character
        default: break
        }
      }
      text.append(character)
    }
    position += 1
    return text
  }

  /// Returns the character of four hexadecimal digits, or nil if there are none.
  private mutating func codePoint() -> Character? {
    guard position + 4 <= characters.count,
      let number = UInt32(String(characters[position..<position + 4]), radix: 16), let scalar = Unicode.Scalar(number)
    else { return nil }
    position += 4
    return Character(scalar)
  }
}
