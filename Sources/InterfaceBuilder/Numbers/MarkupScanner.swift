/// Finds the start tags of an XML file in its bytes, in UTF-8. A file that isn't well-formed ends the search.
struct MarkupScanner {
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  /// Returns all start tags, or nil if the bytes aren't well-formed as far as the scanner looks.
  static func tags(in bytes: [UInt8]) -> [MarkupTag]? {
    var scanner = MarkupScanner(bytes)
    var tags: [MarkupTag] = []
    while scanner.advance(to: "<") {
      if scanner.skip("<!--") {
        guard scanner.advance(past: "-->") else { return nil }
      } else if scanner.skip("<![CDATA[") {
        guard scanner.advance(past: "]]>") else { return nil }
      } else if scanner.skip("<?") {
        guard scanner.advance(past: "?>") else { return nil }
      } else if scanner.skip("<!") {
        return nil
      } else if scanner.skip("</") {
        guard scanner.advance(past: ">") else { return nil }
      } else {
        guard let tag = scanner.tag() else { return nil }
        tags.append(tag)
      }
    }
    return tags
  }

  private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func step() {
    if bytes[position] == UInt8(ascii: "\n") { line += 1 }
    position += 1
  }

  /// Moves to the next place at which a character is, and returns whether there is one.
  private mutating func advance(to character: Unicode.Scalar) -> Bool {
    let byte = UInt8(ascii: character)
    while let current {
      if current == byte { return true }
      step()
    }
    return false
  }

  private func isAt(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { position + $0.count <= bytes.count && bytes[position..<position + $0.count].elementsEqual($0) }
  }

  /// Moves over a text if it is next, and returns whether it is.
  private mutating func skip(_ text: StaticString) -> Bool {
    guard isAt(text) else { return false }
    position += text.utf8CodeUnitCount
    return true
  }

  private mutating func advance(past text: StaticString) -> Bool {
    while current != nil {
      if skip(text) { return true }
      step()
    }
    return false
  }

  private mutating func skipSpace() {
    while let current, Self.isSpace(current) { step() }
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }

  private mutating func word() -> String {
    let start = position
    while let current, !Self.isSpace(current), !"=/><\"'".utf8.contains(current) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func tag() -> MarkupTag? {
    var tag = MarkupTag(name: "", attributes: [:], line: line)
    position += 1
    tag.name = word()
    guard !tag.name.isEmpty else { return nil }
    while true {
      skipSpace()
      if skip(">") || skip("/>") { return tag }
      let name = word()
      guard !name.isEmpty else { return nil }
      skipSpace()
      guard skip("=") else { return nil }
      skipSpace()
      guard let quote = current, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
      position += 1
      let start = position
      guard advance(to: Unicode.Scalar(quote)) else { return nil }
      tag.attributes[name] = start..<position
      position += 1
    }
  }
}
