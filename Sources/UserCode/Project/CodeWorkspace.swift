import Foundation
import Rehearsal
import Synchronization

/// The folder of this program for ported copies and compiled libraries, which is removed when the program ends. The program loads code from
/// it, so no other user can open it or guess its name.
package enum CodeWorkspace {
  private static let latestNumber = Atomic(0)

  private struct State {
    /// The path of the folder, or nil if it hasn't been needed yet.
    var folder: String?
    var cleanup: CleanupList.Item?
  }

  private static let state = Mutex(State())

  /// Returns the path of the folder. It is created when it is needed first, and again if something has removed it.
  ///
  /// - Throws: A `GlissadeError` if no folder can be created that is this user's alone.
  package static func folder() throws(GlissadeError) -> String {
    try state.withLock { state throws(GlissadeError) in
      if let folder = state.folder, PrivateFolder.isPrivate(folder) { return folder }
      let parent = (FileManager.default.temporaryDirectory.path as NSString).standardizingPath
      let isFirst = state.folder == nil
      let folder = try PrivateFolder.create(in: parent, prefix: WorkspaceName.ofThisProcess.prefix)
      state.cleanup?.forget()
      state.cleanup = CleanupList.add(workspace: folder)
      state.folder = folder
      if isFirst {
        atexit { CodeWorkspace.remove() }
        DispatchQueue.global(qos: .utility).async { sweep(parent, except: CrashNotes(folder: CrashGuard.folder()).unreadLibraries) }
      }
      return folder
    }
  }

  /// Removes the folder. A crash leaves it behind, as its libraries tell where the code was.
  package static func remove() {
    state.withLock { state in
      state.cleanup?.remove()
      (state.folder, state.cleanup) = (nil, nil)
    }
  }

  /// Removes the folder of a library that a process has left behind, unless this program uses it. If another process has created the folder
  /// since, it isn't removed.
  static func removeFolder(ofLibrary library: String, by process: Int32) {
    let folder = (library as NSString).deletingLastPathComponent
    guard WorkspaceName((folder as NSString).lastPathComponent)?.process == process, state.withLock({ $0.folder }) != folder else { return }
    PrivateFolder.remove(folder)
  }

  /// Removes the folders in `parent` of processes that no longer exist, except those with libraries that are still needed. Folders of other
  /// users stay.
  static func sweep(_ parent: String, except libraries: Set<String> = []) {
    let kept = Set(libraries.map { ($0 as NSString).deletingLastPathComponent })
    for name in (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? [] {
      guard let workspace = WorkspaceName(name), !workspace.isOfRunningProcess, !kept.contains("\(parent)/\(name)") else { continue }
      PrivateFolder.remove("\(parent)/\(name)")
    }
  }

  /// Returns the failure of what has failed because there is no room for files in the folder, or nil if there is.
  static func shortage() -> GlissadeError? {
    guard let folder = state.withLock({ $0.folder }) else { return nil }
    let parent = (folder as NSString).deletingLastPathComponent
    var status = statvfs()
    guard statvfs(folder, &status) == 0, status.f_blocks > 0 else { return nil }
    // Whatever failed may have removed its own files by now, of which a library is the largest.
    let isFull = UInt64(status.f_bavail) * UInt64(status.f_frsize) < 8 << 20 || status.f_files > 0 && status.f_favail == 0
    guard isFull else { return nil }
    return .cannotCreate("there is no room left in the temporary folder “\(parent)”: remove files there, or set TMPDIR to another folder")
  }

  /// Returns a name for a module, which no other module of this program has. Swift's runtime would treat two libraries whose modules have
  /// the same name as one.
  static func moduleName() -> String { moduleName(latestNumber.wrappingAdd(1, ordering: .relaxed).newValue) }

  /// The name under which files are compiled whose object files are used again. No module has it when it is loaded.
  static let commonModuleName = moduleName(0)

  /// All names have the same length, so that one can take another's place in compiled code.
  private static func moduleName(_ number: Int) -> String {
    let digits = String(number)
    return "UserCode_\(String(repeating: "0", count: max(8 - digits.count, 0)))\(digits)"
  }
}

/// The name of a process's folder for code: `glissade-code.PROCESS-START-LETTERS`.
struct WorkspaceName: Equatable {
  let process: Int32
  /// The time when the process started; see `ProcessStart`.
  let start: String

  /// The beginning of the names of this process's folders.
  static let ofThisProcess = WorkspaceName(process: getpid(), start: ProcessStart.time(of: getpid()) ?? "0")

  private init(process: Int32, start: String) { (self.process, self.start) = (process, start) }

  /// Reads the name of a folder, or returns nil for another name.
  init?(_ name: String) {
    let word = "glissade-code."
    let parts = name.dropFirst(word.count).split(separator: "-", omittingEmptySubsequences: false)
    guard name.hasPrefix(word), parts.count == 3, let process = Int32(parts[0]), process > 0, UInt64(parts[1]) != nil else { return nil }
    self.init(process: process, start: String(parts[1]))
  }

  /// The name without the random letters at its end.
  var prefix: String { "glissade-code.\(process)-\(start)-" }

  var isOfRunningProcess: Bool { ProcessStart.time(of: process) == start }
}
