/// Text for manual pages, in ASCII, so that it doesn't depend on the encoding that the formatter assumes.
enum Roff {
  /// Returns running text. Dashes in words that begin with one, such as options, stay as typed.
  static func text(_ text: String) -> String {
    let words = text.split(separator: " ", omittingEmptySubsequences: false).map { word in
      let isOption = word.drop { "“(".contains($0) }.hasPrefix("-")
      let plain = escaped(word)
      return isOption ? plain.replacing("-", with: "\\-") : plain
    }
    return protected(words.joined(separator: " "))
  }

  /// Returns text that can be copied from the page, such as a command line.
  static func literal(_ text: String) -> String {
    protected(escaped(text[...]).replacing("-", with: "\\-").replacing("'", with: "\\(aq"))
  }

  static func bold(_ text: String) -> String { "\\fB" + literal(text) + "\\fR" }

  static func italic(_ text: String) -> String { "\\fI" + literal(text) + "\\fR" }

  static func item(_ term: String, _ explanation: String) -> String { ".TP\n\(term)\n\(text(explanation))\n" }

  /// Escapes a leading dot or apostrophe, which would begin a request.
  private static func protected(_ line: String) -> String { line.hasPrefix(".") || line.hasPrefix("'") ? "\\&" + line : line }

  private static func escaped(_ text: Substring) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\e"
      case "“": result += "\\(lq"
      case "”": result += "\\(rq"
      case "’": result += "\\(cq"
      case _ where scalar.isASCII: result.unicodeScalars.append(scalar)
      default:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "\\[u" + String(repeating: "0", count: max(4 - digits.count, 0)) + digits + "]"
      }
    }
    return result
  }
}
