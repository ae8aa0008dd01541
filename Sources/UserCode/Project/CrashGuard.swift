import Foundation
import Rehearsal
import SourceReport
import Tweaks

/// Notes which version of a user's files runs in the window, so that the next start knows which one took the program down.
///
/// The note is a file that a clean end removes. A note whose process no longer exists is one of a crash.
@MainActor
final class CrashGuard {
  /// The files for which the guard is responsible.
  private let files: [String]
  private let folder: URL
  private let note: URL
  private var cleanup: CleanupList.Item?

  /// Creates a guard.
  ///
  /// - Parameters:
  ///   - files: The paths of the user's files.
  ///   - folder: The folder for the notes.
  init(_ files: [String], in folder: URL) {
    self.files = files
    self.folder = folder
    note = folder.appendingPathComponent("\(getpid())-\(UUID().uuidString).json")
  }

  /// Returns the folder for notes, `$XDG_STATE_HOME/glissade/running`, below `~/.local/state` if the variable isn't an absolute path.
  static func folder(environment: [String: String] = ProcessInfo.processInfo.environment) -> URL {
    DocumentFolder.base("XDG_STATE_HOME", orInHome: ".local/state", environment: environment)
      .appendingPathComponent("glissade/running", isDirectory: true)
  }

  /// Returns the path of the file for the backtrace of a process that crashes.
  nonisolated static func backtrace(of process: Int32, in folder: URL) -> String {
    folder.appendingPathComponent("\(process).backtrace").path
  }

  /// Notes that these contents of the files run from now on. Older notes that they crashed are removed.
  func begin(_ contents: FileContents) {
    forgetCrashes { $0.fingerprint == contents.fingerprint }
    let data = try? JSONEncoder().encode(CrashNote(files: files, fingerprint: contents.fingerprint))
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // A read-only folder means that there is no guard, which is no reason not to run.
    try? data?.write(to: note, options: .atomic)
    if cleanup == nil { cleanup = CleanupList.add(file: note.path) }
  }

  /// Removes the note, as no version of the files runs anymore.
  func end() {
    cleanup?.forget()
    cleanup = nil
    try? FileManager.default.removeItem(at: note)
  }

  /// Returns the user's lines of the backtrace, the innermost first, if this version of the files took the program down, and nil otherwise.
  func crash(of contents: FileContents) -> [SourceMessage]? {
    guard let crash = crashes.first(where: { $0.note.fingerprint == contents.fingerprint }) else { return nil }
    let backtrace = try? String(contentsOfFile: Self.backtrace(of: crash.note.process, in: folder), encoding: .utf8)
    return TrialRun.lines(in: backtrace ?? "", of: files)
  }

  /// Removes the notes about crashes of these files, so that what crashed may run again.
  func forgetCrashes(where isMeant: (CrashNote) -> Bool = { _ in true }) {
    for crash in crashes where isMeant(crash.note) {
      try? FileManager.default.removeItem(at: crash.url)
      try? FileManager.default.removeItem(atPath: Self.backtrace(of: crash.note.process, in: folder))
    }
  }

  /// The notes about these files by processes that no longer exist.
  private var crashes: [(url: URL, note: CrashNote)] {
    let urls = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    return urls.compactMap { url in
      guard url.pathExtension == "json", let data = try? Data(contentsOf: url),
        let note = try? JSONDecoder().decode(CrashNote.self, from: data), note.files == files, !note.isOfRunningProcess
      else { return nil }
      if note.isOfThisBoot { return (url, note) }
      // The machine went down, and not the program.
      try? FileManager.default.removeItem(at: url)
      return nil
    }
  }
}

/// A note that a process runs a version of files.
struct CrashNote: Codable {
  var files: [String]
  var fingerprint: String
  var process: Int32
  /// The time when the process started, in ticks since the machine was started. Another process may get the same number.
  var start: String?
  /// The identifier of the machine's run.
  var boot: String?

  /// Creates a note of this process.
  init(files: [String], fingerprint: String) {
    self.files = files
    self.fingerprint = fingerprint
    process = getpid()
    start = Self.start(of: process)
    boot = Self.boot
  }

  var isOfRunningProcess: Bool { isOfThisBoot && start != nil && Self.start(of: process) == start }

  var isOfThisBoot: Bool { boot == Self.boot }

  private static var boot: String? { try? String(contentsOfFile: "/proc/sys/kernel/random/boot_id", encoding: .utf8) }

  private static func start(of process: Int32) -> String? {
    guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8), let name = text.lastIndex(of: ")") else {
      return nil
    }
    // The program's name, which may contain anything, is the second field; the time is the twenty-second.
    let fields = text[name...].split(separator: " ")
    return fields.count > 20 ? String(fields[20]) : nil
  }
}
