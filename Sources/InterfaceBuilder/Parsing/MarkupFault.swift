import Foundation

/// Finds where the tags of an XML file that isn't well-formed stop matching, for a sentence that says what to do.
struct MarkupFault {
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  /// The elements that have been opened and not closed, the root first.
  private var open: [(name: String, line: Int)] = []

  /// Returns the first fault of a file's tags, or nil if they match.
  static func first(in bytes: Data) -> InterfaceProblem? {
    var fault = MarkupFault(bytes: [UInt8](bytes))
    return fault.find()
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func find() -> InterfaceProblem? {
    while skip(past: "<", including: false) {
      let start = line
      if isAt("<<<<<<<") { return InterfaceProblem(line: start, "There are conflict markers of a merge: resolve the conflict first") }
      if isAt("<!--") {
        guard skip(past: "-->") else { return InterfaceProblem(line: start, "A comment begins here that doesn’t end") }
      } else if isAt("<![CDATA[") {
        guard skip(past: "]]>") else { return InterfaceProblem(line: start, "A text begins here that doesn’t end") }
      } else if isAt("</") {
        guard let tag = tag() else { return ending(at: start) }
        let name = tag.trimmingCharacters(in: .whitespacesAndNewlines)
        guard let last = open.popLast() else { return InterfaceProblem(line: start, "“</\(name)>” closes no element") }
        guard last.name == name else {
          return InterfaceProblem(line: start, "“</\(name)>” is where the element “\(last.name)” of line \(last.line) should be closed")
        }
      } else if isAt("<?") || isAt("<!") {
        guard skip(past: ">") else { return ending(at: start) }
      } else {
        guard let tag = tag() else { return ending(at: start) }
        let name = String(tag.prefix { !$0.isWhitespace && $0 != "/" })
        if !tag.hasSuffix("/") { open.append((name, start)) }
      }
    }
    return open.isEmpty ? nil : ending(at: line)
  }

  private func ending(at line: Int) -> InterfaceProblem {
    let place = open.last.map { "inside of the element “\($0.name)” of line \($0.line)" } ?? "inside of a tag"
    return InterfaceProblem(line: line, "The file ends \(place): it was saved only in part")
  }

  private func isAt(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { position + $0.count <= bytes.count && bytes[position..<position + $0.count].elementsEqual($0) }
  }

  private mutating func step() {
    if bytes[position] == UInt8(ascii: "\n") { line += 1 }
    position += 1
  }

  /// Moves to the next place of a text, or after it, and returns whether there is one.
  private mutating func skip(past text: StaticString, including isIncluded: Bool = true) -> Bool {
    while position < bytes.count {
      if isAt(text) {
        if isIncluded { position += text.utf8CodeUnitCount }
        return true
      }
      step()
    }
    return false
  }

  /// Moves after a tag and returns what is between its brackets, without the slash of an end tag. Returns nil if the tag doesn't end.
  private mutating func tag() -> String? {
    position += isAt("</") ? 2 : 1
    let start = position
    var quote: UInt8?
    while position < bytes.count {
      let byte = bytes[position]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        defer { position += 1 }
        return String(decoding: bytes[start..<position], as: UTF8.self)
      }
      step()
    }
    return nil
  }
}
