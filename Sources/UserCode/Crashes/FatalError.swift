import Foundation
import SourceReport

/// The message with which Swift stops code whose check fails, such as `Wallet/Card.swift:4: Fatal error: Index out of range`.
struct FatalError: Equatable {
  /// A sentence without a full stop.
  var reason: String
  /// The name of the file, or nil if the message doesn't name it.
  private(set) var file: String?
  private(set) var line = 0

  /// Finds the message in what a program has written to standard error.
  init?(in errors: String) {
    for row in errors.split(whereSeparator: \.isNewline) {
      guard let range = row.range(of: "Fatal error: ") else { continue }
      reason = row[range.upperBound...].trimmingCharacters(in: CharacterSet(charactersIn: ". "))
      guard let place = row[..<range.lowerBound].firstMatch(of: /(?:.*\/)?([^\/]+):(\d+): $/), let line = Int(place.2) else { return }
      (file, self.line) = (String(place.1), line)
      return
    }
    return nil
  }

  /// Returns the line of the code, or nil if the message names none of the paths, or several of them by one name.
  func place(in paths: [String]) -> SourceMessage? {
    let matches = paths.filter { ($0 as NSString).lastPathComponent == file || ($0.escapedForSwift as NSString).lastPathComponent == file }
    guard line > 0, matches.count == 1 else { return nil }
    return SourceMessage(.error, path: matches[0], line: line, column: 1, text: "in this line")
  }

  /// Returns the reason with the names of the variables in the line whose types are implicitly unwrapped, such as outlets. `code` is the
  /// text of the file.
  func reason(in code: String) -> String {
    guard reason.contains("implicitly unwrapping") else { return reason }
    let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.indices.contains(line - 1) else { return reason }
    let words = lines[line - 1].split { !($0.isLetter || $0.isNumber || $0 == "_") }
    var found: [Substring] = []
    var hasOutlet = false
    for declaration in code.matches(of: /(@IBOutlet\b[^\n{}=]*?)?\bvar\s+(\w+)\s*:\s*[^=\n{]*!/) {
      guard words.contains(declaration.2), !found.contains(declaration.2) else { continue }
      found.append(declaration.2)
      hasOutlet = hasOutlet || declaration.1 != nil
    }
    guard !found.isEmpty else { return reason }
    let names = found.map { "“\($0)”" }.joined(separator: " or ")
    return "\(reason): \(names) is nil" + (hasOutlet ? ", an outlet to which nothing is connected" : "")
  }
}
