import Foundation
import Tweaks

/// The file with the window's state, `$XDG_STATE_HOME/glissade/window.json`.
struct WorkbenchStateFile {
  let url: URL
  /// A Boolean value that indicates whether the file may be overwritten. A file that can't be read isn't changed.
  private(set) var isOurs = true

  init(_ url: URL) { self.url = url }

  /// Returns `$XDG_STATE_HOME/glissade/window.json`, below `~/.local/state` if the variable is not an absolute path.
  static func standard(environment: [String: String] = ProcessInfo.processInfo.environment) -> WorkbenchStateFile {
    let base = DocumentFolder.base("XDG_STATE_HOME", orInHome: ".local/state", environment: environment)
    return WorkbenchStateFile(base.appendingPathComponent("glissade/window.json"))
  }

  /// Returns the stored state, or a new one if there is none or the file can't be read, which is reported.
  mutating func load(report: (String) -> Void) -> WorkbenchState {
    guard FileManager.default.fileExists(atPath: url.path) else { return .first }
    do {
      return try JSONDecoder().decode(WorkbenchState.self, from: Data(contentsOf: url))
    } catch {
      isOurs = false
      report(
        "\(url.path): the window's state can't be read and won't be saved: \(Self.reason(error)); move the file away to start over")
      return WorkbenchState()
    }
  }

  /// Stores a state atomically. Errors are ignored.
  func save(_ state: WorkbenchState) {
    guard isOurs else { return }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    guard let data = try? encoder.encode(state) else { return }
    try? FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? data.write(to: url, options: .atomic)
  }

  private static func reason(_ error: any Error) -> String {
    if case DecodingError.dataCorrupted(let context) = error { return context.debugDescription }
    return error.localizedDescription
  }
}
