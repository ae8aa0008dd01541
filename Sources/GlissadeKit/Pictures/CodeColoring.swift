import UIKit

enum CodeColoring {
  enum Kind {
    case plain, keyword, type, number, string, comment
  }

  struct Run: Equatable {
    var text: String
    var kind: Kind
  }

  /// Returns the parts of a line. Multiline strings and comments aren't recognized.
  static func runs(of line: String) -> [Run] {
    var runs: [Run] = []
    var rest = Substring(line)
    while let first = rest.first {
      let (count, kind) = word(at: rest, first)
      let text = String(rest.prefix(count))
      if kind == .plain, let last = runs.indices.last, runs[last].kind == .plain {
        runs[last].text += text
      } else {
        runs.append(Run(text: text, kind: kind))
      }
      rest = rest.dropFirst(count)
    }
    return runs
  }

  private static func word(at text: Substring, _ first: Character) -> (count: Int, kind: Kind) {
    if text.hasPrefix("//") { return (text.count, .comment) }
    if first == "\"" {
      let end = text.dropFirst().firstIndex(of: "\"")
      return (end.map { text[...$0].count } ?? text.count, .string)
    }
    if first.isNumber { return (text.prefix { $0.isNumber || $0.isLetter || $0 == "." || $0 == "_" }.count, .number) }
    guard first.isLetter || "_@#".contains(first) else { return (1, .plain) }
    let word = String(first) + text.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    if keywords.contains(word) || "@#".contains(first) { return (word.count, .keyword) }
    return (word.count, first.isUppercase ? .type : .plain)
  }

  private static let keywords: Set = [
    "Any", "Self", "as", "break", "case", "class", "default", "do", "else", "enum", "extension", "false", "final", "for", "func", "guard",
    "if", "import", "in", "init", "is", "lazy", "let", "nil", "override", "private", "protocol", "required", "return", "self", "static",
    "struct", "super", "switch", "true", "var", "weak", "where", "while",
  ]
}
