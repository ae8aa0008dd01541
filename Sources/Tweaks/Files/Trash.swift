import Foundation

/// The desktop's trash, as version 1.0 of freedesktop.org's Trash specification has it: what goes in can be taken out again with any
/// file manager.
package struct Trash: Sendable {
  /// The trash in the person's home; files of other volumes go into a trash there.
  private let home: URL

  package init(_ home: URL) { self.home = home }

  /// `$XDG_DATA_HOME/Trash`, or `~/.local/share/Trash` where the variable is not set to an absolute path.
  package static func standard(environment: [String: String]) -> Trash {
    let base = DocumentFolder.base("XDG_DATA_HOME", orHome: ".local/share", environment: environment)
    return Trash(base.appendingPathComponent("Trash", isDirectory: true))
  }

  /// Moves a file or a folder into the trash, and returns where it lies there.
  @discardableResult
  package func move(_ file: URL) throws(TweakError) -> URL {
    let path = file.standardizedFileURL.path
    guard TrashFolder.status(of: path) != nil else { throw TweakError("\(path) cannot be moved to the trash: there is no such file") }
    var reason = EXDEV
    for folder in folders(for: path) {
      do throws(TrashFolder.Failure) {
        return try folder.take(path)
      } catch {
        reason = error.code
      }
    }
    throw TweakError("\(path) cannot be moved to the trash: \(String(cString: strerror(reason)))")
  }

  /// The trashes that may take a file, the best first.
  private func folders(for path: String) -> [TrashFolder] {
    let atHome = TrashFolder(url: home, top: nil)
    guard let device = TrashFolder.status(of: path)?.st_dev else { return [atHome] }
    // The volume begins where the folders above the file stop being on its device.
    var top = URL(fileURLWithPath: path).deletingLastPathComponent()
    while top.path != "/" {
      let parent = top.deletingLastPathComponent()
      guard TrashFolder.status(of: parent.path)?.st_dev == device else { break }
      top = parent
    }
    let user = getuid()
    let own = TrashFolder(url: top.appendingPathComponent(".Trash-\(user)", isDirectory: true), top: top)
    let shared = top.appendingPathComponent(".Trash", isDirectory: true)
    // A trash for everybody counts only where nobody can take away what is another's.
    guard let status = TrashFolder.status(of: shared.path), status.st_mode & S_IFMT == S_IFDIR, status.st_mode & S_ISVTX != 0
    else { return [atHome, own] }
    return [atHome, TrashFolder(url: shared.appendingPathComponent("\(user)", isDirectory: true), top: top), own]
  }
}
