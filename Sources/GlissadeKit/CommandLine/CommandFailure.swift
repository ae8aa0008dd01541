/// How a run of the program ends, in the numbers of `sysexits.h`.
public enum ExitStatus: Int32, Sendable, CaseIterable {
  case success = 0
  /// The work was done and its answer is no.
  case failure = 1
  /// Wrong use of the command line.
  case usage = 64
  /// The code of a demo is at fault: UIKit raised an exception, or the demo cannot be shown at all.
  case demoError = 65
  /// An input is missing or cannot be read.
  case noInput = 66
  /// Something that the program needs (a display, a font, ffmpeg) is not there or does not work.
  case unavailable = 69
  /// The program itself is at fault.
  case internalError = 70
  /// An output cannot be written.
  case cannotCreate = 73

  /// What the status means, as the help says it.
  var meaning: String {
    switch self {
    case .success: "all went well"
    case .failure: "“check” has found something wrong"
    case .usage: "the command line is wrong"
    case .demoError: "a demo's code is at fault: UIKit raised an exception, or it cannot be shown at all"
    case .noInput: "an input is missing or cannot be read"
    case .unavailable: "a display, a font or ffmpeg is missing or does not work"
    case .internalError: "the program itself is at fault"
    case .cannotCreate: "an output cannot be written"
    }
  }
}

/// Why a command cannot go on: one sentence for the person at the terminal, and the status to exit with.
struct CommandFailure: Error, Equatable {
  let status: ExitStatus
  let message: String

  static func usage(_ message: String) -> CommandFailure { CommandFailure(status: .usage, message: message) }
  static func noInput(_ message: String) -> CommandFailure { CommandFailure(status: .noInput, message: message) }
  static func unavailable(_ message: String) -> CommandFailure { CommandFailure(status: .unavailable, message: message) }
  static func internalError(_ message: String) -> CommandFailure { CommandFailure(status: .internalError, message: message) }
  static func demoError(_ message: String) -> CommandFailure { CommandFailure(status: .demoError, message: message) }
  static func cannotCreate(_ message: String) -> CommandFailure { CommandFailure(status: .cannotCreate, message: message) }
}
