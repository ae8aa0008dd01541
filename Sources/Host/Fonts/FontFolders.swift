import Foundation

/// The folders in which a desktop stores its fonts, and the font files in them.
package struct FontFolders {
  /// The folders to search, the user's own first.
  package let roots: [String]

  /// Creates the list of folders that are customary or named by the XDG base directory specification, for the given environment.
  package init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    let home = environment["HOME"] ?? "/root"
    func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
    let own = value("XDG_DATA_HOME") ?? home + "/.local/share"
    let shared = value("XDG_DATA_DIRS") ?? "/usr/local/share:/usr/share"
    var roots = [own + "/fonts", home + "/.fonts"]
    roots += shared.split(separator: ":").map { $0 + "/fonts" }
    roots += ["/usr/local/share/fonts", "/usr/share/fonts"]
    self.init(roots: roots)
  }

  init(roots: [String]) {
    var seen: Set<String> = []
    self.roots = roots.filter { seen.insert($0).inserted }
  }

  /// Returns every outline font inside the folders, in the order of the folders and then of the paths.
  package func files() -> [String] {
    var files: [String] = []
    var visited: Set<FileIdentity> = []
    for root in roots {
      var found: [String] = []
      collect(in: root, depth: 0, visited: &visited, into: &found)
      files += found.sorted()
    }
    return files
  }

  /// A folder's identity on disk, so that links that lead back are followed only once.
  private struct FileIdentity: Hashable {
    let device: UInt64
    let inode: UInt64
  }

  // Doesn't use FileManager, because a desktop has thousands of fonts, and the window waits for this.
  private func collect(in folder: String, depth: Int, visited: inout Set<FileIdentity>, into files: inout [String]) {
    var status = stat()
    guard depth < 8, stat(folder, &status) == 0,
      visited.insert(FileIdentity(device: UInt64(status.st_dev), inode: UInt64(status.st_ino))).inserted,
      let reader = try? FolderReader(FilePath(folder))
    else { return }
    reader.forEachEntry { bytes, kind in
      let name = String(decoding: bytes, as: UTF8.self)
      if name.hasPrefix(".") { return true }
      let path = folder + "/" + name
      if FontFile.extensions.contains(where: name.lowercased().hasSuffix) {
        files.append(path)
      } else if kind != .file {
        collect(in: path, depth: depth + 1, visited: &visited, into: &files)
      }
      return true
    }
  }
}
