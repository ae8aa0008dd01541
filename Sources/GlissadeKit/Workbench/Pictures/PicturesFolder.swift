import Foundation

/// The desktop's folder for pictures, where screenshots are saved.
enum PicturesFolder {
  /// Returns `$XDG_PICTURES_DIR`, or otherwise the folder in user-dirs.dirs, or Pictures in the home folder.
  static func location(environment: [String: String] = ProcessInfo.processInfo.environment) -> URL {
    let home = environment["HOME"] ?? NSHomeDirectory()
    if let folder = environment["XDG_PICTURES_DIR"], !folder.isEmpty { return URL(fileURLWithPath: folder, isDirectory: true) }
    let config = environment["XDG_CONFIG_HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? home + "/.config"
    let dirs = try? String(contentsOfFile: config + "/user-dirs.dirs", encoding: .utf8)
    return URL(fileURLWithPath: dirs.flatMap { folder(in: $0, home: home) } ?? home + "/Pictures", isDirectory: true)
  }

  /// Returns the pictures folder in the text of a user-dirs.dirs file, as in `XDG_PICTURES_DIR="$HOME/Bilder"`.
  static func folder(in text: String, home: String) -> String? {
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
      guard parts.count == 2, parts[0] == "XDG_PICTURES_DIR" else { continue }
      let path = parts[1].trimmingCharacters(in: CharacterSet(charactersIn: "\""))
      return path.hasPrefix("$HOME") ? home + path.dropFirst("$HOME".count) : path
    }
    return nil
  }

  /// Returns a demo's name for files. The identifier of a file's demo may contain a slash.
  static func name(of demo: String) -> String { demo.replacingOccurrences(of: "/", with: "-") }

  /// Returns an unused file, such as "modal-card-3.png".
  static func nextFile(for demo: String, in folder: URL) -> URL {
    let demo = name(of: demo)
    let names = Set((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    let number = (1...).first { !names.contains("\(demo)-\($0).png") } ?? 1
    return folder.appendingPathComponent("\(demo)-\(number).png")
  }
}
