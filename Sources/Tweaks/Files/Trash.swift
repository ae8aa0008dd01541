import Foundation

/// The desktop's trash, as defined by version 1.0 of freedesktop.org's Trash specification. Any file manager can restore its contents.
package struct Trash: Sendable {
  /// The trash in the user's home folder. Files on other volumes go to a trash on their volume.
  private let home: URL

  package init(_ home: URL) { self.home = home }

  /// Returns the trash `$XDG_DATA_HOME/Trash`, or `~/.local/share/Trash` if the variable isn't set to an absolute path.
  package static func standard(environment: [String: String]) -> Trash { Trash(BaseFolder.data.url("Trash", environment: environment)) }

  /// Moves a file or folder to the trash, and returns its new location.
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

  /// Returns the trash folders that may take a file, in order of preference.
  private func folders(for path: String) -> [TrashFolder] {
    let atHome = TrashFolder(url: home, top: nil)
    guard let device = TrashFolder.status(of: path)?.st_dev else { return [atHome] }
    // The volume begins where the ancestors of the file stop being on its device.
    var top = URL(fileURLWithPath: path).deletingLastPathComponent()
    while top.path != "/" {
      let parent = top.deletingLastPathComponent()
      guard TrashFolder.status(of: parent.path)?.st_dev == device else { break }
      top = parent
    }
    let user = getuid()
    let own = TrashFolder(url: top.appendingPathComponent(".Trash-\(user)", isDirectory: true), top: top)
    let shared = top.appendingPathComponent(".Trash", isDirectory: true)
    // A shared trash is only used if users can't remove each other's files.
    guard let status = TrashFolder.status(of: shared.path), status.st_mode & S_IFMT == S_IFDIR, status.st_mode & S_ISVTX != 0
    else { return [atHome, own] }
    return [atHome, TrashFolder(url: shared.appendingPathComponent("\(user)", isDirectory: true), top: top), own]
  }
}
