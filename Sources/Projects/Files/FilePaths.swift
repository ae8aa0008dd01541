import Foundation

/// Paths as texts, so that percent signs and other characters keep their meaning.
enum FilePaths {
  /// Returns an absolute path without “.”, “..” and doubled slashes.
  static func absolute(_ path: String, in folder: String = FileManager.default.currentDirectoryPath) -> String {
    var parts: [Substring] = []
    for part in (path.hasPrefix("/") ? path : folder + "/" + path).split(separator: "/") where part != "." {
      if part == ".." { parts = parts.dropLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// The last component of a path.
  static func name(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? "/" }

  /// The last component without its extension.
  static func stem(_ path: String) -> String {
    let name = name(path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// The extension of the last component in lower case, or an empty text.
  static func suffix(_ path: String) -> String {
    let name = name(path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }

  /// The path of the folder that holds a file.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return "/" }
    return String(path[..<slash])
  }

  /// Returns a path relative to a folder, or the path itself if it is not below that folder.
  static func relative(_ path: String, to folder: String) -> String {
    path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
  }

  /// Returns the path with symbolic links replaced.
  static func resolved(_ path: String) -> String { URL(fileURLWithPath: path).resolvingSymlinksInPath().path }

  /// Returns whether there is a folder at a path.
  static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  /// Returns whether there is a symbolic link at a path.
  static func isLink(_ path: String) -> Bool { (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil }

  /// Returns whether what is in a folder can be seen. A folder that doesn't exist has nothing to hide.
  static func isReadable(_ folder: String) -> Bool {
    !FileManager.default.fileExists(atPath: folder) || FileManager.default.isExecutableFile(atPath: folder)
  }

  /// Returns whether a path is that of a link to nothing, or to itself.
  static func isBrokenLink(_ path: String) -> Bool { isLink(path) && !FileManager.default.fileExists(atPath: path) }
}
