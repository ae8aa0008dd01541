/// An error or a warning at a place in the user's code.
public struct SourceMessage: Codable, Equatable, Hashable, Sendable {
  /// The severity of a message.
  public enum Severity: String, Codable, Sendable {
    /// The code can't run.
    case error
    /// The code runs, but perhaps not as on iOS.
    case warning
  }

  /// The severity.
  public var severity: Severity
  /// The path of the user's file, or nil if the message isn't about a file.
  public var path: String?
  /// The line, from 1.
  public var line: Int
  /// The column in UTF-8 bytes, from 1.
  public var column: Int
  /// A sentence without a full stop, like the compiler's messages.
  public var text: String

  /// Creates a message.
  public init(_ severity: Severity, path: String?, line: Int, column: Int, text: String) {
    self.severity = severity
    self.path = path
    self.line = line
    self.column = column
    self.text = text
  }
}
