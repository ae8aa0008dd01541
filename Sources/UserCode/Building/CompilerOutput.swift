import Foundation
import SourceReport

struct CompilerOutput {
  /// The errors and warnings about the user's files, in the compiler's order and without repetitions.
  let messages: [SourceMessage]

  /// Reads the compiler's output in the style `llvm`: a line "PATH:LINE:COLUMN: error: TEXT" for each message.
  ///
  /// `paths` are the user's files. Messages about other files are left out, unless there would be no error at all.
  init(_ text: String, about paths: Set<String>) {
    var seen: Set<SourceMessage> = []
    var messages: [SourceMessage] = []
    let names = Dictionary(paths.map { ($0.escapedForSwift, $0) }) { first, _ in first }
    for line in text.split(whereSeparator: \.isNewline) {
      guard var message = Self.message(in: line) else { continue }
      message.path = message.path.map { names[$0] ?? $0 }
      guard message.path.map(paths.contains) ?? true else { continue }
      if seen.insert(message).inserted { messages.append(message) }
    }
    self.messages = messages
  }

  private static func message(in line: Substring) -> SourceMessage? {
    for (word, severity) in [(": error: ", SourceMessage.Severity.error), (": warning: ", .warning)] {
      guard let range = line.range(of: word) else { continue }
      let text = readable(String(line[range.upperBound...]))
      let place = line[..<range.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
      guard place.count >= 3, let column = Int(place[place.count - 1]), let row = Int(place[place.count - 2]) else { continue }
      return SourceMessage(severity, path: place.dropLast(2).joined(separator: ":"), line: row, column: column, text: text)
    }
    if let range = line.range(of: "error: "), range.lowerBound == line.startIndex || line.hasPrefix("<unknown>:0: ") {
      return SourceMessage(.error, path: nil, line: 0, column: 0, text: String(line[range.upperBound...]))
    }
    return nil
  }

  private static func readable(_ text: String) -> String { CompilerMessage(text).text }
}
