import Foundation
import Rehearsal
import SourceReport
import Tweaks

/// Notes which version of a user's files runs in the window, so that the next start knows which one took the program down.
///
/// The note is a file that a clean end removes. A note whose process no longer exists, or wrote a record of its crash, is one of a crash.
@MainActor
final class CrashGuard {
  /// The files for which the guard is responsible.
  private let request: CodeRequest
  private let note: URL
  /// The notes of all processes.
  let notes: CrashNotes
  private var cleanup: CleanupList.Item?

  /// Creates a guard.
  ///
  /// - Parameters:
  ///   - request: The user's files.
  ///   - folder: The folder for the notes.
  init(_ request: CodeRequest, in folder: URL) {
    self.request = request
    notes = CrashNotes(folder: folder)
    note = folder.appendingPathComponent("\(getpid())-\(UUID().uuidString).json")
  }

  /// Returns the folder for notes, `$XDG_STATE_HOME/glissade/running`, below `~/.local/state` if the variable isn't an absolute path.
  nonisolated static func folder(environment: [String: String] = ProcessInfo.processInfo.environment) -> URL {
    DocumentFolder.base("XDG_STATE_HOME", orInHome: ".local/state", environment: environment)
      .appendingPathComponent("glissade/running", isDirectory: true)
  }

  /// Notes that these contents of the files run from now on. Older notes that they crashed are removed.
  ///
  /// - Parameters:
  ///   - contents: The contents of the files.
  ///   - library: The path of the library with the code.
  func begin(_ contents: FileContents, library: String) {
    notes.forgetCrashes(of: request.files, contents.fingerprint)
    let data = try? JSONEncoder().encode(CrashNote(request, fingerprint: contents.fingerprint, library: library))
    try? FileManager.default.createDirectory(at: notes.folder, withIntermediateDirectories: true)
    // A read-only folder means that there is no guard, which is no reason not to run.
    try? data?.write(to: note, options: .atomic)
    if cleanup == nil { cleanup = CleanupList.add(note: note.path) }
  }

  /// Removes the note, as no version of the files runs anymore.
  func end() {
    cleanup?.forget()
    cleanup = nil
    try? FileManager.default.removeItem(at: note)
  }

  /// Returns whether this version of the files took the program down.
  func hasCrash(of contents: FileContents) -> Bool { notes.hasCrash(of: request.files, contents.fingerprint) }

  /// Removes the notes about crashes of these files, so that what crashed may run again.
  func forgetCrashes() { notes.forgetCrashes(of: request.files) }
}
