import Foundation
import Rehearsal
import SourceReport
import Tweaks

/// Records which version of a user's files runs in the window, so that the next start can determine which one crashed the program.
///
/// The note is a file that is removed at a regular end. If its process no longer exists, or has written a record, the version has crashed.
@MainActor
final class CrashGuard {
  private let request: CodeRequest
  private let note: URL
  /// The notes of all processes.
  let notes: CrashNotes
  private var cleanup: CleanupList.Item?

  /// Creates a guard that stores its notes in `folder`.
  init(_ request: CodeRequest, in folder: URL) {
    self.request = request
    notes = CrashNotes(folder: folder)
    note = folder.appendingPathComponent("\(getpid())-\(UUID().uuidString).json")
  }

  /// Returns the folder for notes, `$XDG_STATE_HOME/glissade/running`, below `~/.local/state` if the variable isn't an absolute path.
  nonisolated static func folder(environment: [String: String] = ProcessInfo.processInfo.environment) -> URL {
    BaseFolder.state.url("glissade/running", environment: environment)
  }

  /// Notes that these contents run from now on, with the code in `library`. Older notes about their crashes are removed.
  func begin(_ contents: FileContents, library: String) {
    notes.forgetCrashes(of: request, contents.fingerprint)
    var present = request
    present.files = contents.sources
    let data = try? JSONEncoder().encode(CrashNote(present, fingerprint: contents.fingerprint, library: library))
    try? FileManager.default.createDirectory(at: notes.folder, withIntermediateDirectories: true)
    // If the folder is read-only, the code runs without a guard.
    try? data?.write(to: note, options: .atomic)
    if cleanup == nil { cleanup = CleanupList.add(note: note.path) }
  }

  /// Removes the note, as no version of the files runs any more.
  func end() {
    cleanup?.forget()
    cleanup = nil
    try? FileManager.default.removeItem(at: note)
  }

  /// Returns whether this version of the files crashed the program.
  func hasCrash(of contents: FileContents) -> Bool { notes.hasCrash(of: request, contents.fingerprint) }

  /// Removes the notes about crashes of these files, so that they may run again.
  func forgetCrashes() { notes.forgetCrashes(of: request) }
}
