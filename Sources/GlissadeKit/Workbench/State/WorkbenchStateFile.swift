import Foundation
import Tweaks

/// The file with the window's state, `$XDG_STATE_HOME/glissade/window.json`.
struct WorkbenchStateFile {
  let url: URL
  /// A Boolean value that indicates whether the file may be overwritten. A file that can't be read isn't changed.
  private(set) var isOurs = true

  /// The members of this window's state, and of the file, when the file was last read or written.
  private var known: (ours: Entries, file: Entries) = ([:], [:])

  init(_ url: URL) { self.url = url }

  /// Returns `$XDG_STATE_HOME/glissade/window.json`, below `~/.local/state` if the variable isn't an absolute path.
  static func standard(environment: [String: String] = ProcessInfo.processInfo.environment) -> WorkbenchStateFile {
    WorkbenchStateFile(BaseFolder.state.url("glissade/window.json", environment: environment))
  }

  /// Returns the stored state, or a new one without a file. If the file can't be read, this is reported.
  mutating func load(report: (String) -> Void) -> WorkbenchState {
    guard FileManager.default.fileExists(atPath: url.path) else { return .first }
    do {
      let data = try Data(contentsOf: url)
      let state = try JSONDecoder().decode(WorkbenchState.self, from: data)
      known = ((try? JSONEncoder().encode(state)).flatMap(Self.entries) ?? [:], Self.entries(in: data) ?? [:])
      return state
    } catch {
      isOurs = false
      report(
        "\(url.path): the window's state can't be read and won't be saved: \(Self.reason(error)); move the file away to start over")
      return WorkbenchState()
    }
  }

  /// Stores a state atomically, and keeps members that another window has stored and this one hasn't changed. Errors are ignored.
  mutating func save(_ state: WorkbenchState) {
    guard isOurs, let ours = (try? JSONEncoder().encode(state)).flatMap(Self.entries) else { return }
    FileLock.locking(url.deletingLastPathComponent()) {
      let theirs = (try? Data(contentsOf: url)).flatMap(Self.entries) ?? [:]
      let merged = Self.merge(ours, since: known.ours, with: theirs, since: known.file)
      known = (ours, merged)
      try? Self.text(of: merged)?.write(to: url, options: .atomic)
    }
  }

  private static func reason(_ error: any Error) -> String {
    if case DecodingError.dataCorrupted(let context) = error { return context.debugDescription }
    return error.localizedDescription
  }
}
