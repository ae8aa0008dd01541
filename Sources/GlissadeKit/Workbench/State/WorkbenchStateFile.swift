import Foundation
import Tweaks

/// The file in which the window's state is remembered: `$XDG_STATE_HOME/glissade/window.json`.
struct WorkbenchStateFile {
  let url: URL
  /// Whether the file may be written: one that cannot be read is somebody's, and left alone.
  private(set) var isOurs = true

  init(_ url: URL) { self.url = url }

  /// `$XDG_STATE_HOME/glissade/window.json`, below `~/.local/state` where the variable is not set to an absolute path.
  static func standard(environment: [String: String] = ProcessInfo.processInfo.environment) -> WorkbenchStateFile {
    let base = DocumentFolder.base("XDG_STATE_HOME", orHome: ".local/state", environment: environment)
    return WorkbenchStateFile(base.appendingPathComponent("glissade/window.json"))
  }

  /// What has been remembered; a fresh state where nothing has, or where the file cannot be read, which is reported.
  mutating func load(report: (String) -> Void) -> WorkbenchState {
    guard FileManager.default.fileExists(atPath: url.path) else { return WorkbenchState() }
    do {
      return try JSONDecoder().decode(WorkbenchState.self, from: Data(contentsOf: url))
    } catch {
      isOurs = false
      report(
        "\(url.path): the window's state cannot be read, and is not remembered: \(Self.reason(error)); move the file away to start anew")
      return WorkbenchState()
    }
  }

  /// Remembers a state, whole or not at all. What cannot be remembered is no reason to disturb anybody.
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
