import SwiftSyntax

struct LiteralNote {
  let text: String
  /// The range that the text mentions, or nil.
  let range: ClosedRange<Double>?

  /// Reads the comments of a statement or declaration, and the one at the end of its line.
  init(of statement: Syntax?) {
    guard let statement else {
      (text, range) = ("", nil)
      return
    }
    var lines: [String] = []
    var breaks = 0
    // A comment belongs to the code that follows directly.
    for piece in (statement.firstToken(viewMode: .sourceAccurate)?.leadingTrivia ?? []).reversed() {
      switch piece {
      case .newlines(let count), .carriageReturnLineFeeds(let count), .carriageReturns(let count): breaks += count
      case .lineComment(let text) where breaks <= 1: lines.insert(text, at: 0)
      case .docLineComment(let text) where breaks <= 1: lines.insert(text, at: 0)
      case .blockComment(let text) where breaks <= 1: lines.insert(text, at: 0)
      case .docBlockComment(let text) where breaks <= 1: lines.insert(text, at: 0)
      default: continue
      }
      if case .newlines = piece { continue }
      if case .carriageReturnLineFeeds = piece { continue }
      breaks = 0
    }
    let last = statement.lastToken(viewMode: .sourceAccurate)
    var endings = Array(last?.trailingTrivia ?? [])
    if let next = last?.nextToken(viewMode: .sourceAccurate), next.tokenKind == .comma { endings += Array(next.trailingTrivia) }
    for piece in endings {
      if case .lineComment(let text) = piece { lines.append(text) }
    }
    let words = lines.map { line in
      line.drop { $0 == "/" || $0 == "*" || $0.isWhitespace }.split(whereSeparator: \.isNewline)
        .map { $0.trimmingPrefix { $0 == "*" || $0.isWhitespace } }.joined(separator: " ")
    }
    var text = words.joined(separator: " ").replacing("*/", with: "")
    while text.last?.isWhitespace == true { text.removeLast() }
    self.text = text.contains("MARK:") ? "" : text
    range = Self.range(in: self.text)
  }

  /// Returns the range that a text mentions, such as "0…1" or "0.1...3".
  private static func range(in text: String) -> ClosedRange<Double>? {
    for separator in ["…", "...", "–", " to "] {
      var rest = Substring(text)
      while let found = rest.firstRange(of: separator) {
        let before = rest[..<found.lowerBound].reversed().drop { $0 == " " }.prefix { $0.isNumber || $0 == "." || $0 == "-" }
        let after = rest[found.upperBound...].drop { $0 == " " }.prefix { $0.isNumber || $0 == "." || $0 == "-" }
        var upper = String(after)
        while upper.hasSuffix(".") { upper.removeLast() }
        if let low = Double(String(String(before).reversed())), let high = Double(upper), low < high { return low...high }
        rest = rest[found.upperBound...]
      }
    }
    return nil
  }
}
