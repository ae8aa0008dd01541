import Rehearsal

/// The exit status of the program, with the numbers of `sysexits.h`.
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

  /// Creates the status of a program that ends with an error of a kind.
  package init(_ kind: GlissadeError.Kind) {
    self =
      switch kind {
      case .usage: .usage
      case .demoError: .demoError
      case .noInput: .noInput
      case .unavailable: .unavailable
      case .internalError: .internalError
      case .cannotCreate: .cannotCreate
      }
  }

  /// The meaning of the status in the help.
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
