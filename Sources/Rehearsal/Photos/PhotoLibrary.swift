import Foundation
import Host

/// The photos in the folders and files that a person named, in natural order: 2 before 10.
public struct PhotoLibrary: Sendable {
  /// The photos.
  public private(set) var photos: [Photo] = []
  /// The paths that the person named.
  package let paths: [String]
  /// The problems in words, such as a folder that doesn't exist.
  package private(set) var problems: [String] = []

  /// Lists the images in each folder, without its subfolders, and each file given by itself.
  ///
  /// A file in a folder counts as an image by its extension or otherwise by its first bytes. A file given by itself always counts, so
  /// that the person sees what is wrong with it.
  package init(paths: [String]) {
    self.paths = paths
    var seen: Set<String> = []
    for path in paths {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        problems.append("\(path): no such file or folder.")
        continue
      }
      let found = isFolder.boolValue ? list(folder: path) : [Photo(path: path)]
      photos += found.filter { seen.insert($0.path).inserted }
    }
  }

  /// Returns whether a path names a picture, or a folder with pictures.
  package static func lists(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return false }
    if isFolder.boolValue { return !PhotoLibrary(paths: [path]).photos.isEmpty }
    let parts = path as NSString
    return PhotoEntry.isListed(name: parts.lastPathComponent, inFolder: parts.deletingLastPathComponent + "/")
  }

  private mutating func list(folder: String) -> [Photo] {
    let names: [String]
    do { names = try FileManager.default.contentsOfDirectory(atPath: folder) } catch {
      let reason = access(folder, R_OK | X_OK) == 0 ? "it is no longer there" : String(cString: strerror(errno))
      problems.append("The folder \(folder) cannot be read: \(reason).")
      return []
    }
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    return names.filter { PhotoEntry.isListed(name: $0, inFolder: prefix) }
      .map { (key: NaturalOrder(of: $0), photo: Photo(path: prefix + $0)) }
      .sorted { $0.key < $1.key }
      .map(\.photo)
  }
}
