import Foundation
import Rehearsal
import SourceReport

/// A note that a process runs a version of a user's files, or of how that ended.
struct CrashNote: Codable, Sendable {
  /// How a process ended.
  struct End: Codable, Equatable, Sendable {
    /// A Boolean value that indicates whether the code didn't return, rather than crash.
    var isHang = false
    /// The reason, such as "division by zero", or nil if it isn't known.
    var reason: String?
    /// What the code did other than to crash, as the rest of a sentence, such as "called exit(3)", or nil if it crashed.
    var deed: String?
    /// The user's lines on the stack, the innermost first.
    var lines: [SourceMessage] = []
  }

  var files: [String]
  /// The type to put on the stage, or nil to find it.
  var root: String?
  var fingerprint: String
  var process: Int32
  /// The time when the process started, in ticks since the machine was started. Another process may get the same number.
  var start: String?
  /// The identifier of the machine's run.
  var boot: String?
  /// The path of the library with the code.
  var library: String?
  /// The path of the record that the process writes when it crashes, or nil if it writes none.
  var record: String?
  /// How the process ended, if it is known.
  var end: End?

  /// Creates a note of this process.
  init(_ request: CodeRequest, fingerprint: String, library: String? = nil) {
    files = request.files
    root = request.root
    self.fingerprint = fingerprint
    self.library = library
    process = getpid()
    start = ProcessStart.time(of: process)
    boot = Self.boot
    record = CrashHandler.recordPath
  }

  /// The files, and what to show of them.
  var request: CodeRequest { CodeRequest(files: files, root: root) }

  /// A Boolean value that indicates whether the process crashed. A process that starts again after a crash has the same number as before.
  var isOfCrash: Bool { end != nil || hasRecord || !isOfRunningProcess }

  /// A Boolean value that indicates whether the process has written a record.
  var hasRecord: Bool { record.map { access($0, F_OK) == 0 } ?? false }

  var isOfRunningProcess: Bool { isOfThisBoot && start != nil && ProcessStart.time(of: process) == start }

  var isOfThisBoot: Bool { boot == Self.boot }

  private static var boot: String? { try? String(contentsOfFile: "/proc/sys/kernel/random/boot_id", encoding: .utf8) }
}
