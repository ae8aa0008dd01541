import Foundation
import Host

extension PhotoLibrary {
  /// The given folders, without a trailing slash.
  var folders: [String] {
    paths.filter { FileKind($0) == .folder }.map { $0.count > 1 && $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
  }

  /// The folders in which photos of the library can appear: the given ones, even if they are missing, and those of given files.
  var observedFolders: [String] {
    var folders: [String] = []
    for path in paths {
      let parent = (path as NSString).deletingLastPathComponent
      let folder = FileKind(path) == .file ? (parent.isEmpty ? "." : parent) : path
      if !folders.contains(folder) { folders.append(folder) }
    }
    return folders
  }
}
