import Foundation

enum PredicateToken: Equatable {
  /// A key or a keyword.
  case word(String)
  case number(Double)
  case text(String)
  /// An operator or a parenthesis.
  case sign(String)
  /// A placeholder for a value, or for a key if `isKey` is true.
  case argument(isKey: Bool)

  private static let signs = ["==", "!=", "<>", "<=", "=<", ">=", "=>", "&&", "||"]
  private static let characters: Set<Character> = [
    "=", "<", ">", "!", "(", ")", "{", "}", ",", "&", "|", "+", "-", "*", "/", "[", "]",
  ]

  /// Returns nil if the format contains anything else.
  static func tokens(of format: String) -> [PredicateToken]? {
    var tokens: [PredicateToken] = []
    var rest = Substring(format)
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if first == "\"" || first == "'" {
        guard let text = takeText(&rest) else { return nil }
        tokens.append(.text(text))
      } else if first == "%" {
        guard let isKey = takeArgument(&rest) else { return nil }
        tokens.append(.argument(isKey: isKey))
      } else if first.isNumber || first == "." && rest.dropFirst().first?.isNumber == true {
        guard let number = Double(take(&rest) { $0.isNumber || $0 == "." }) else { return nil }
        tokens.append(.number(number))
      } else if first.isLetter || first == "_" || first == "@" || first == "#" {
        if first == "@" || first == "#" { rest.removeFirst() }
        tokens.append(.word(take(&rest) { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }))
      } else if let sign = signs.first(where: rest.hasPrefix) {
        rest.removeFirst(sign.count)
        tokens.append(.sign(sign))
      } else if characters.contains(first) {
        rest.removeFirst()
        tokens.append(.sign(String(first)))
      } else {
        return nil
      }
    }
    return tokens
  }

  private static func take(_ rest: inout Substring, while condition: (Character) -> Bool) -> String {
    let part = rest.prefix(while: condition)
    rest.removeFirst(part.count)
    return String(part)
  }

  private static func takeText(_ rest: inout Substring) -> String? {
    let quote = rest.removeFirst()
    var text = ""
    while let next = rest.popFirst() {
      if next == quote { return text }
      if next == "\\", let escaped = rest.popFirst() { text.append(escaped) } else { text.append(next) }
    }
    return nil
  }

  /// Takes a placeholder such as `%@` or `%ld`, and returns whether it stands for a key.
  private static func takeArgument(_ rest: inout Substring) -> Bool? {
    rest.removeFirst()
    let kind = rest.prefix { "hlqz".contains($0) }
    rest.removeFirst(kind.count)
    guard let last = rest.popFirst(), "@Kdiuxfgec".contains(last.lowercased() == "k" ? "K" : Character(last.lowercased())) else {
      return nil
    }
    return last == "K"
  }
}
