import Foundation
import Host

extension ThumbnailFolder {
  /// The part of the shared folder that this program may fill.
  struct Limit: Sendable {
    /// The total size of its files, in bytes.
    var bytes = 256 << 20
    /// The maximum age of a file, in seconds.
    var age = 180 * 24 * 60 * 60
  }

  /// Removes the oldest thumbnails of this program until the rest is within the limit. Those of other programs remain.
  ///
  /// Ages are relative to the newest of its own files, so call it after storing a file.
  func enforce(_ limit: Limit) {
    var files = Self.folderNames.flatMap { ownFiles(in: "\(path)/\($0)") }
    files.sort { $0.modified > $1.modified }
    guard let newest = files.first?.modified else { return }
    var total = 0
    for file in files {
      total += file.size
      if total > limit.bytes || newest - file.modified > limit.age { unlink(file.path) }
    }
  }

  private struct OwnFile {
    let path: String
    let size: Int
    let modified: Int
  }

  private func ownFiles(in folder: String) -> [OwnFile] {
    var files: [OwnFile] = []
    var names: [String] = []
    try? FolderReader(FilePath(folder)).forEachEntry { name, _ in
      names.append(String(decoding: name, as: UTF8.self))
      return true
    }
    for name in names {
      let path = "\(folder)/\(name)"
      guard let file = try? PictureFile(FilePath(path)) else { continue }
      // Drafts remain if a program ends while it writes.
      guard name.hasPrefix(Self.draftPrefix) || ThumbnailText.isOwn(file) else { continue }
      files.append(OwnFile(path: path, size: file.size, modified: file.modified))
    }
    return files
  }
}

extension ThumbnailText {
  fileprivate static func isOwn(_ file: PictureFile) -> Bool {
    // The texts precede the pixels.
    guard let start = try? file.contents(limit: 1024) else { return false }
    return start.range(of: Data("tEXtSoftware\0\(software)".utf8)) != nil
  }
}
