import Foundation
import Rehearsal
import SourceReport

/// A note that a process runs a version of a user's files, or how that ended.
struct CrashNote: Codable, Sendable {
  struct End: Codable, Equatable, Sendable {
    /// A Boolean value that indicates whether the code didn't return, rather than crash.
    var isHang = false
    /// The reason, such as "division by zero", or nil if unknown.
    var reason: String?
    /// Another action that ended the code, as the rest of a sentence such as "called exit(3)", or nil if it crashed.
    var deed: String?
    /// The user's lines on the stack, the innermost first.
    var lines: [SourceMessage] = []
  }

  var files: [String]
  /// The type to put on the stage, or nil to find one.
  var root: String?
  /// The project that lists the files, or nil for files that were named.
  var project: CodeRequest.ProjectPlace?
  var fingerprint: String
  var process: Int32
  /// The time when the process started, in ticks since the machine was started. It distinguishes processes with the same number.
  var start: String?
  /// The identifier of the machine's current boot.
  var boot: String?
  var library: String?
  /// The path of the record that the process writes when it crashes, or nil for none.
  var record: String?
  /// How the process ended, or nil if unknown.
  var end: End?

  init(_ request: CodeRequest, fingerprint: String, library: String? = nil) {
    files = request.files
    root = request.root
    project = request.project
    self.fingerprint = fingerprint
    self.library = library
    process = getpid()
    start = ProcessStart.time(of: process)
    boot = Self.boot
    record = CrashHandler.recordPath
  }

  /// The files and the type to show.
  var request: CodeRequest { CodeRequest(files: files, root: root, project: project) }

  /// Returns whether the note is about the files of a request, whichever type is shown of them.
  func isAbout(_ request: CodeRequest) -> Bool { project == request.project && (project != nil || files == request.files) }

  /// A Boolean value that indicates whether the process crashed. A process that starts again after a crash has the same number.
  var isOfCrash: Bool { end != nil || hasRecord || !isOfRunningProcess }

  var hasRecord: Bool { record.map { access($0, F_OK) == 0 } ?? false }

  var isOfRunningProcess: Bool { isOfThisBoot && start != nil && ProcessStart.time(of: process) == start }

  var isOfThisBoot: Bool { boot == Self.boot }

  private static var boot: String? { try? String(contentsOfFile: "/proc/sys/kernel/random/boot_id", encoding: .utf8) }
}
