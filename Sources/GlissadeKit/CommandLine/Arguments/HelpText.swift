/// Formats help for a terminal with 80 columns.
enum HelpText {
  static let width = 80

  /// Returns lines of the form "term   explanation", with the explanations wrapped and aligned.
  static func table(_ rows: [(term: String, explanation: String)]) -> String {
    let longest = rows.map(\.term.count).max() ?? 0
    let column = min(longest, 26) + 4
    return rows.map { row in
      let lines = wrap(row.explanation, width: width - column)
      var text = "  " + row.term
      text += row.term.count + 4 > column ? "\n" + spaces(column) : spaces(column - 2 - row.term.count)
      return text + lines.joined(separator: "\n" + spaces(column)) + "\n"
    }.joined()
  }

  /// Returns lines such as `-o, --output=FILE   what it does`.
  static func options(_ options: [any OptionDeclaration]) -> String {
    table(
      options.map { option in
        let short = option.short.map { "-\($0), " } ?? "    "
        let value = option.placeholder.map { option.valueIfBare == nil ? "=\($0)" : "[=\($0)]" } ?? ""
        return (short + "--" + option.name + value, option.help)
      })
  }

  static func wrap(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    return line.isEmpty ? lines : lines + [line]
  }

  private static func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }
}
