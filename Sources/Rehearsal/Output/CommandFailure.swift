/// The exit status of the program, with the numbers from `sysexits.h`.
package enum ExitStatus: Int32, Sendable, CaseIterable {
  case success = 0
  /// The command completed, and its answer is no.
  case failure = 1
  case usage = 64
  /// The code of a demo or a file is at fault: it doesn't compile, UIKit raised an exception, or it can't be shown at all.
  case demoError = 65
  /// An input is missing or can't be read.
  case noInput = 66
  /// Something that the program needs, such as a display, a font, `ffmpeg` or the Swift toolchain, is missing or doesn't work.
  case unavailable = 69
  /// The program itself is at fault.
  case internalError = 70
  /// An output can't be written.
  case cannotCreate = 73

  /// The explanation of the status in the help.
  package var meaning: String {
    switch self {
    case .success: "success"
    case .failure: "“check” found a problem"
    case .usage: "invalid command line"
    case .demoError: "a demo's code or a file's is at fault: it does not compile, UIKit raised an exception, or it cannot be shown at all"
    case .noInput: "an input is missing or cannot be read"
    case .unavailable: "a display, a font, ffmpeg or the Swift toolchain is missing or does not work"
    case .internalError: "the program itself is at fault"
    case .cannotCreate: "an output cannot be written"
    }
  }
}

/// The reason why a command failed: one sentence for the terminal, and the exit status.
package struct CommandFailure: Error, Equatable, CustomStringConvertible {
  package let status: ExitStatus
  package let message: String
  /// Lines that belong to the message, such as the errors in a file, in the form "FILE:LINE:COLUMN: TEXT".
  package let details: [String]

  package init(status: ExitStatus, message: String, details: [String] = []) {
    self.status = status
    self.message = message
    self.details = details
  }

  package var description: String { ([message] + details).joined(separator: "\n") }

  package static func usage(_ message: String) -> CommandFailure { CommandFailure(status: .usage, message: message) }
  package static func noInput(_ message: String) -> CommandFailure { CommandFailure(status: .noInput, message: message) }
  package static func unavailable(_ message: String) -> CommandFailure { CommandFailure(status: .unavailable, message: message) }
  package static func internalError(_ message: String) -> CommandFailure { CommandFailure(status: .internalError, message: message) }
  package static func demoError(_ message: String) -> CommandFailure { CommandFailure(status: .demoError, message: message) }
  package static func cannotCreate(_ message: String) -> CommandFailure { CommandFailure(status: .cannotCreate, message: message) }
}
