import Foundation

/// The kind of the file at a path, with links resolved.
package enum FileKind {
  case nothing, file, folder, other

  package init(_ path: String) {
    var information = stat()
    guard FilePath(reading: path).withCString({ stat($0, &information) }) == 0 else {
      self = .nothing
      return
    }
    switch information.st_mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .folder
    default: self = .other
    }
  }
}
