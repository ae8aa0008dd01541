import Foundation

/// Messages in a form for terminals: on one line, even if they quote several.
package enum MessageText {
  /// The maximum length of a quotation, in characters. A longer one is shortened in the middle.
  private static let longestQuotation = 300

  /// Returns the message of an error of any kind. The system's errors don't describe themselves for people.
  package static func words(for error: any Error) -> String {
    error is any CustomNSError || type(of: error) == NSError.self ? error.localizedDescription : "\(error)"
  }

  /// Returns the message without line breaks and control characters, and without the middle of long quotations.
  static func line(_ message: String) -> String {
    var line = ""
    var quotation: [Character] = []
    var isQuoting = false
    for character in message {
      switch character {
      case "“": line += end(&quotation) + "“"
      case "”": line += end(&quotation) + "”"
      default:
        if isQuoting { quotation.append(character) } else { line += shown(character) }
      }
      isQuoting = character == "“" || isQuoting && character != "”"
    }
    return line + end(&quotation)
  }

  private static func end(_ quotation: inout [Character]) -> String {
    defer { quotation = [] }
    let cut = quotation.count > longestQuotation
    let kept = cut ? quotation.prefix(longestQuotation * 2 / 3) + ["…"] + quotation.suffix(longestQuotation / 3) : quotation[...]
    return kept.map(shown).joined()
  }

  private static func shown(_ character: Character) -> String {
    let isControl = character.unicodeScalars.contains { $0.properties.generalCategory == .control }
    return isControl ? character.unicodeScalars.map { $0.escaped(asASCII: true) }.joined() : String(character)
  }
}
