import Foundation
import Host

extension PhotoLibrary {
  /// The folders that the person named, without a slash at the end.
  var folders: [String] {
    paths.filter { FileKind($0) == .folder }.map { $0.count > 1 && $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
  }

  /// The folders in which photos of the library can appear: those that the person named, even if they are missing, and those of single
  /// files.
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
