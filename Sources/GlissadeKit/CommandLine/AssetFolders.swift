import Foundation

/// Finds the files that come with the program: beside the package while it is being developed, in `share/glissade` once installed.
struct AssetFolders: Sendable {
  /// Where to look, first match wins.
  let candidates: [String]

  /// `GLISSADE_ASSETS` in the environment goes before all else.
  init(environment: [String: String], executable: String = Self.executable) {
    if let given = environment["GLISSADE_ASSETS"], !given.isEmpty {
      candidates = [given]
      return
    }
    let folder = (executable as NSString).deletingLastPathComponent
    var candidates = [folder + "/../share/glissade", folder + "/Assets"]
    // `.build/debug/glissade` and `.build/x86_64-unknown-linux-gnu/debug/…` lie below the package that holds `Assets`.
    var above = folder
    while above.count > 1 {
      above = (above as NSString).deletingLastPathComponent
      if FileKind(above + "/Package.swift") == .file { candidates.append(above + "/Assets") }
    }
    self.candidates = candidates.map { ($0 as NSString).standardizingPath }
  }

  /// The folder called `name`, or a failure that says where it was looked for.
  func folder(_ name: String) throws(CommandFailure) -> String {
    if let found = candidates.map({ $0 + "/" + name }).first(where: { FileKind($0) == .folder }) { return found }
    throw .noInput(
      "cannot find the folder “\(name)” that comes with the program; looked in \(candidates.joined(separator: ", ")); "
        + "set GLISSADE_ASSETS to where it is")
  }

  /// The running program's file, links followed.
  static var executable: String {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
  }
}
