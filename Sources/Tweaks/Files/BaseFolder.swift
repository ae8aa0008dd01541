import Foundation

/// One of the user's base folders, as defined by freedesktop.org's XDG Base Directory specification.
package enum BaseFolder: String {
  case cache = "XDG_CACHE_HOME"
  case config = "XDG_CONFIG_HOME"
  case data = "XDG_DATA_HOME"
  case state = "XDG_STATE_HOME"

  /// The folder in the home folder if the variable isn't set to an absolute path.
  private var fallback: String {
    switch self {
    case .cache: ".cache"
    case .config: ".config"
    case .data: ".local/share"
    case .state: ".local/state"
    }
  }

  /// Returns the location of a file, or of a folder if the path has no extension, below the folder.
  package func url(_ path: String, environment: [String: String]) -> URL {
    let isFolder = (path as NSString).pathExtension.isEmpty
    if let configured = environment[rawValue], configured.hasPrefix("/") {
      return URL(fileURLWithPath: configured, isDirectory: true).appendingPathComponent(path, isDirectory: isFolder)
    }
    let home = environment["HOME"].map { URL(fileURLWithPath: $0, isDirectory: true) } ?? FileManager.default.homeDirectoryForCurrentUser
    return home.appendingPathComponent(fallback, isDirectory: true).appendingPathComponent(path, isDirectory: isFolder)
  }
}
