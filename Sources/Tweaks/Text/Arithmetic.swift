/// Arithmetic expressions as typed into a field: "0.3*2", "1/3 + 0,1", "-(2 + 3)".
enum Arithmetic {
  /// Returns the value of a text, or nil if it isn't an expression or its result isn't finite.
  ///
  /// Numbers can have a decimal comma and an exponent. Signs, parentheses, `+`, `-`, `*`, `/`, `×`, and `÷` are supported.
  static func value(of text: String) -> Double? {
    var reader = Reader(characters: Array(text.filter { !$0.isWhitespace }))
    guard let value = reader.sum(depth: 0), reader.isAtEnd, value.isFinite else { return nil }
    return value
  }

  private struct Reader {
    let characters: [Character]
    var position = 0

    /// The maximum nesting of parentheses and signs.
    private static let deepest = 64

    init(characters: [Character]) { self.characters = characters }

    var isAtEnd: Bool { position == characters.count }

    private mutating func take(_ wanted: Set<Character>) -> Character? {
      guard !isAtEnd, wanted.contains(characters[position]) else { return nil }
      defer { position += 1 }
      return characters[position]
    }

    mutating func sum(depth: Int) -> Double? {
      guard depth < Self.deepest, var value = product(depth: depth) else { return nil }
      while let sign = take(["+", "-", "−"]) {
        guard let other = product(depth: depth) else { return nil }
        value += sign == "+" ? other : -other
      }
      return value
    }

    private mutating func product(depth: Int) -> Double? {
      guard var value = factor(depth: depth) else { return nil }
      while let sign = take(["*", "×", "/", "÷"]) {
        guard let other = factor(depth: depth) else { return nil }
        value = sign == "*" || sign == "×" ? value * other : value / other
      }
      return value
    }

    private mutating func factor(depth: Int) -> Double? {
      guard depth < Self.deepest else { return nil }
      if let sign = take(["+", "-", "−"]) { return factor(depth: depth + 1).map { sign == "+" ? $0 : -$0 } }
      guard take(["("]) != nil else { return number() }
      guard let value = sum(depth: depth + 1), take([")"]) != nil else { return nil }
      return value
    }

    private mutating func number() -> Double? {
      var digits = ""
      func isDigit(_ offset: Int) -> Bool {
        characters.indices.contains(position + offset) && ("0"..."9").contains(characters[position + offset])
      }
      while !isAtEnd {
        let character = characters[position]
        let isExponent =
          "eE".contains(character) && !digits.isEmpty && (isDigit(1) || (has("+-", after: 1) && isDigit(2)))
        if isDigit(0) || character == "." || character == "," {
          digits.append(character == "," ? "." : character)
        } else if isExponent {
          digits.append("e")
          if !isDigit(1) {
            position += 1
            digits.append(characters[position])
          }
        } else {
          break
        }
        position += 1
      }
      return Double(digits)
    }

    private func has(_ wanted: String, after offset: Int) -> Bool {
      characters.indices.contains(position + offset) && wanted.contains(characters[position + offset])
    }
  }
}
