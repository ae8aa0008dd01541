/// The reason why something that a person has asked for can't be done: one sentence, and what is at fault.
package struct GlissadeError: Error, Equatable, CustomStringConvertible {
  package enum Kind: Sendable {
    /// What was asked for is invalid.
    case usage
    /// A demo's code or a file's is at fault.
    case demoError
    /// An input is missing or can't be read.
    case noInput
    /// Something that is needed, such as `ffmpeg` or the Swift toolchain, is missing or doesn't work.
    case unavailable
    /// Glissade itself is at fault.
    case internalError
    /// An output can't be written.
    case cannotCreate
  }

  package let kind: Kind
  package let message: String
  /// Lines that belong to the message, such as the errors in a file, in the form "FILE:LINE:COLUMN: TEXT".
  package let details: [String]

  package init(_ kind: Kind, _ message: String, details: [String] = []) {
    self.kind = kind
    self.message = message
    self.details = details
  }

  package var description: String { ([message] + details).joined(separator: "\n") }

  package static func usage(_ message: String) -> GlissadeError { GlissadeError(.usage, message) }
  package static func noInput(_ message: String) -> GlissadeError { GlissadeError(.noInput, message) }
  package static func unavailable(_ message: String) -> GlissadeError { GlissadeError(.unavailable, message) }
  package static func internalError(_ message: String) -> GlissadeError { GlissadeError(.internalError, message) }
  package static func demoError(_ message: String) -> GlissadeError { GlissadeError(.demoError, message) }
  package static func cannotCreate(_ message: String) -> GlissadeError { GlissadeError(.cannotCreate, message) }
}
