import Foundation

/// The reason why values can't be written into a file: one sentence with the file and the line.
package struct SourceEditError: Error, Equatable, Sendable, CustomStringConvertible {
  package enum Reason: Equatable, Sendable {
    /// The file has changed since the report about it was made. Another report may help.
    case outdated
    /// The literal can't have the value.
    case invalidValue
    case file
  }

  package let reason: Reason
  /// The sentence, without a full stop.
  package let description: String

  init(_ reason: Reason, _ description: String) {
    self.reason = reason
    self.description = description
  }

  static func outdated(_ text: String, path: String, line: Int) -> SourceEditError {
    let name = (path as NSString).lastPathComponent
    return SourceEditError(
      .outdated,
      "\(name):\(line): “\(text)” is no longer there, because the file has changed since it was read; nothing was written, read it again")
  }
}
