import Foundation
import Host

/// The state of resources at one time: of files, and of all files in folders such as asset catalogs. It tells whether one was saved.
struct ResourceState: Equatable, Sendable {
  private struct File: Equatable, Sendable {
    var size: Int
    /// In nanoseconds since 1970.
    var modification: Int
  }

  private var files: [String: File] = [:]
  /// The paths of all folders among the resources.
  private(set) var folders: [String] = []

  /// The number of files above which others aren't looked at.
  private static let mostFiles = 20_000

  init() {}

  /// Looks at files and folders.
  init(of paths: [String]) {
    for path in paths {
      var status = stat()
      guard stat(path, &status) == 0 else { continue }
      add(path, status)
      guard status.st_mode & S_IFMT == S_IFDIR else { continue }
      // Links in the folder are not followed.
      for case let name as String in FileManager.default.enumerator(atPath: path) ?? .init() {
        guard files.count < Self.mostFiles else { return }
        let inner = path + "/" + name
        if lstat(inner, &status) == 0 { add(inner, status) }
      }
    }
  }

  private mutating func add(_ path: String, _ status: stat) {
    // What is added to a folder or removed from it counts by itself.
    guard status.st_mode & S_IFMT != S_IFDIR else { return folders.append(path) }
    files[path] = File(size: Int(status.st_size), modification: status.st_mtim.tv_sec * 1_000_000_000 + status.st_mtim.tv_nsec)
  }

  /// Returns whether files are the same in another state.
  func isSame(as other: ResourceState, for paths: [String]) -> Bool { paths.allSatisfy { files[$0] == other.files[$0] } }

  func add(to hash: inout StableHash) {
    for (path, file) in files.sorted(by: { $0.key < $1.key }) { hash.add("\(path)\0\(file.size)\0\(file.modification)\0".utf8) }
  }
}
