import SourceReport
import Tweaks

/// The status of a user's files.
package struct CodeStatus: Equatable, Sendable {
  /// The work in progress on the newest version.
  package enum Activity: Equatable, Sendable {
    /// Nothing.
    case idle
    /// The source is being ported.
    case porting
    /// The compiler runs.
    case compiling
    /// The code is tried in a process of its own.
    case trying
    /// The library is loaded.
    case loading
  }

  /// The work in progress on the newest version.
  package var activity = Activity.idle
  /// The errors and warnings about the newest version that was looked at.
  package var messages: [SourceMessage] = []
  /// The reason why the newest version isn't on the stage, or nil if it is.
  package var problem: CodeProblem?
  /// The tuned values that the code on the stage doesn't have yet, because they must be compiled into it.
  package var pendingValues: Set<Tweak.ID> = []
  /// A Boolean value that indicates whether the newest version is stopped only because it took the program down the last time.
  package var canRunAnyway = false
}

/// The reason why a version of a user's code isn't on the stage.
package struct CodeProblem: Error, Equatable, Sendable {
  /// The kinds of problems.
  package enum Kind: Equatable, Sendable {
    /// The code doesn't compile, or can't be ported.
    case code
    /// The code crashed.
    case crash
    /// The code doesn't return.
    case hang
    /// A file is missing or can't be read.
    case file
    /// A tool is missing or doesn't work.
    case tools
  }

  /// The kind.
  package var kind: Kind
  /// The problem, a sentence that begins in lowercase, without a full stop.
  package var text: String
  /// The user's lines that belong to it: the errors, or the lines of the backtrace.
  package var lines: [SourceMessage]

  init(_ kind: Kind, _ text: String, lines: [SourceMessage]) {
    self.kind = kind
    self.text = text
    self.lines = lines
  }

  /// Creates the problem of a version that took the window down.
  init(_ end: CrashNote.End) {
    if let deed = end.deed {
      self.init(.crash, "this version \(deed)", lines: end.lines)
    } else if end.isHang {
      self.init(.hang, "this version didn't return for \(HangObserver.limit) seconds", lines: end.lines)
    } else {
      self.init(.crash, "this version crashed" + (end.reason.map { " (\($0))" } ?? ""), lines: end.lines)
    }
  }
}
