import Foundation
import Host

/// The folders of the program's files: in the package during development, in `share/glissade` after installation, and in Glissade's
/// checkout for the workbench of another package.
package struct AssetFolders: Sendable {
  /// The folders to search. The first match wins.
  package let candidates: [String]

  /// Creates the list of folders. The environment variable `GLISSADE_ASSETS` replaces all others.
  package init(environment: [String: String], executable: String = Self.executable) {
    if let given = environment["GLISSADE_ASSETS"], !given.isEmpty {
      candidates = [given]
      return
    }
    let folder = (executable as NSString).deletingLastPathComponent
    var candidates = [folder + "/../share/glissade", folder + "/Assets"]
    // `.build/debug/glissade` and `.build/x86_64-unknown-linux-gnu/debug/…` are inside the package that contains `Assets`.
    var above = folder
    while above.count > 1 {
      above = (above as NSString).deletingLastPathComponent
      if FileKind(above + "/Package.swift") == .file { candidates.append(above + "/Assets") }
    }
    if let checkout = Self.checkout, !candidates.contains(checkout) { candidates.append(checkout) }
    self.candidates = candidates.map { ($0 as NSString).standardizingPath }
  }

  /// Returns the folder called `name`.
  ///
  /// - Throws: A `GlissadeError` with the searched folders if there is none.
  package func folder(_ name: String) throws(GlissadeError) -> String {
    if let found = candidates.map({ $0 + "/" + name }).first(where: { FileKind($0) == .folder }) { return found }
    throw .noInput(
      "cannot find the folder “\(name)” that comes with the program; looked in \(candidates.joined(separator: ", ")); "
        + "set GLISSADE_ASSETS to where it is")
  }

  /// The `Assets` folder of the sources from which the program was built, or nil if it is no longer there.
  private static let checkout: String? = {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../..").standardizedFileURL
    let assets = sources.appendingPathComponent("Assets").path
    return FileKind(assets) == .folder ? assets : nil
  }()

  /// The path of the running program, with links resolved.
  package static var executable: String {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
  }
}
