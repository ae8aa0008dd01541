import SourceReport
import Tweaks

package struct CodeStatus: Equatable, Sendable {
  package enum Activity: Hashable, Sendable {
    case idle
    case porting
    /// A module of others that the code imports is compiled, once for all versions.
    case building(module: String)
    case compiling
    /// The code is tried in a separate process.
    case trying
    case loading
  }

  /// The work in progress on the newest version.
  package var activity = Activity.idle
  /// The errors and warnings about the newest version that was read.
  package var messages: [SourceMessage] = []
  /// The reason why the newest version isn't on the stage, or nil if it is.
  package var problem: CodeProblem?
  /// The tuned values that the code on the stage doesn't have yet, because they must be compiled into it.
  package var pendingValues: Set<Tweak.ID> = []
  /// A Boolean value that indicates whether the newest version is stopped only because it crashed the program last time.
  package var canRunAnyway = false

  package init(messages: [SourceMessage] = [], problem: CodeProblem? = nil, canRunAnyway: Bool = false) {
    (self.messages, self.problem, self.canRunAnyway) = (messages, problem, canRunAnyway)
  }
}

package struct CodeProblem: Error, Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case code
    case crash
    case hang
    case file
    case tools
  }

  package var kind: Kind
  /// A sentence that begins in lowercase, without a full stop.
  package var text: String
  /// The user's lines that belong to it: the errors, or the lines of the backtrace.
  package var lines: [SourceMessage]

  init(_ kind: Kind, _ text: String, lines: [SourceMessage]) {
    self.kind = kind
    self.text = text
    self.lines = lines
  }

  /// Creates the problem of a version that crashed the window.
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
