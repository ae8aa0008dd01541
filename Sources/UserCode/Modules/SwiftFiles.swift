import Foundation

/// The Swift files below a folder that belong to a module for iOS.
struct SwiftFiles {
  /// The paths, sorted.
  private(set) var paths: [String] = []
  /// The path of a file in C, C++ or Objective-C, or nil if there is none.
  private(set) var foreignFile: String?

  /// The number of files and folders that are looked at, which keeps the search of a home folder or of a whole disk short.
  private static let limit = 20_000
  private static let deepest = 16

  /// Looks through a folder. Links in it are not followed, so that it ends.
  ///
  /// - Parameter excluded: The paths of files and folders to leave out.
  init(in folder: String, except excluded: Set<String> = []) {
    var waiting = [(folder, 0)]
    var count = 0
    while let (path, depth) = waiting.popLast() {
      for name in Self.names(in: path) {
        count += 1
        guard count <= Self.limit else { break }
        let child = "\(path)/\(name)"
        guard !name.hasPrefix("."), !excluded.contains(child) else { continue }
        switch Self.kind(of: child) {
        case S_IFDIR: if depth < Self.deepest, !Self.isAside(name) { waiting.append((child, depth + 1)) }
        case S_IFREG: take(child, name)
        default: break
        }
      }
    }
    paths.sort()
  }

  private mutating func take(_ path: String, _ name: String) {
    switch (name as NSString).pathExtension.lowercased() {
    case "swift": if !name.hasPrefix("Package@"), name != "Package.swift" { paths.append(path) }
    case "m", "mm", "c", "cc", "cpp", "cxx": foreignFile = foreignFile ?? path
    default: break
    }
  }

  /// Returns whether a folder of this name holds tests, examples, or what other platforms need.
  static func isAside(_ name: String) -> Bool {
    let name = name.lowercased()
    if names.contains(name) { return true }
    return suffixes.contains { name.hasSuffix($0) }
  }

  private static let names: Set<String> = [
    "test", "tests", "example", "examples", "demo", "demos", "sample", "samples", "macos", "osx", "mac", "appkit", "tvos", "watchos",
    "linux", "pods", "carthage", "build", "docs", "documentation", "node_modules", "deriveddata", "fastlane", "benchmarks", "snippets",
  ]
  private static let suffixes = [
    "tests", "example", "examples", "demo", "-macos", "-osx", "-tvos", "-watchos", ".playground", ".xcodeproj", ".xcworkspace",
    ".framework", ".xcframework", ".xcassets", ".lproj", ".bundle", ".docc",
  ]

  /// Returns the names in a folder, sorted, or none if it can't be read.
  static func names(in folder: String) -> [String] { ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted() }

  /// Returns whether a path leads to a folder, by links or not.
  static func isFolder(_ path: String) -> Bool {
    var information = stat()
    return stat(path, &information) == 0 && information.st_mode & S_IFMT == S_IFDIR
  }

  /// Returns the kind of what is at a path, of a link itself: `S_IFREG`, `S_IFDIR`, `S_IFLNK` and so on, or 0 for nothing.
  private static func kind(of path: String) -> mode_t {
    var information = stat()
    return lstat(path, &information) == 0 ? information.st_mode & S_IFMT : 0
  }
}
