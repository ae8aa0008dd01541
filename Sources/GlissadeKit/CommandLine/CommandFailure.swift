/// How a run of the program ends, in the numbers of `sysexits.h`.
public enum ExitStatus: Int32, Sendable {
  case success = 0
  /// The work was done and its answer is no.
  case failure = 1
  /// Wrong use of the command line.
  case usage = 64
  /// An input is missing or cannot be read.
  case noInput = 66
  /// The program itself is at fault, or something that it needs (a display) is not there.
  case unavailable = 69
  /// An output cannot be written.
  case cannotCreate = 73
}

/// Why a command cannot go on: one sentence for the person at the terminal, and the status to exit with.
struct CommandFailure: Error, Equatable {
  let status: ExitStatus
  let message: String

  static func usage(_ message: String) -> CommandFailure { CommandFailure(status: .usage, message: message) }
  static func noInput(_ message: String) -> CommandFailure { CommandFailure(status: .noInput, message: message) }
  static func unavailable(_ message: String) -> CommandFailure { CommandFailure(status: .unavailable, message: message) }
  static func cannotCreate(_ message: String) -> CommandFailure { CommandFailure(status: .cannotCreate, message: message) }
}
