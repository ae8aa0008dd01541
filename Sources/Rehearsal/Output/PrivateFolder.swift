import Foundation
import SDLHost

/// Folders that only this user can open or change, for contents that others must not replace, such as code that is about to run.
package enum PrivateFolder {
  /// Creates a folder with a random name, and returns its path. It is always a new one: an existing folder is never used.
  ///
  /// Its name ends in letters that nobody can guess, and it is a new one: a folder that was there before is never taken.
  ///
  /// - Parameters:
  ///   - parent: The path of the folder in which to create it.
  ///   - prefix: The beginning of its name.
  /// - Throws: A `GlissadeError` that names the other folder, if it has no room, or if others could put another one into the new one's place.
  package static func create(in parent: String, prefix: String) throws(GlissadeError) -> String {
    var status = stat()
    guard stat(parent, &status) == 0 else { throw failure(parent) }
    let isOwned = status.st_uid == geteuid() || status.st_uid == 0
    // In a sticky folder such as /tmp, only the owner of an entry can rename or remove it.
    let isSafe = status.st_mode & S_ISVTX != 0 || status.st_mode & (S_IWOTH | (status.st_gid == getegid() ? 0 : S_IWGRP)) == 0
    guard isOwned, isSafe else {
      throw .cannotCreate("other users can replace what is in the temporary folder “\(parent)”: set TMPDIR to a folder of your own")
    }
    var name = Array("\(parent)/\(prefix)XXXXXX".utf8CString)
    guard mkdtemp(&name) != nil else { throw failure(parent) }
    return String(decoding: name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Returns whether a path leads to a folder that belongs to this user and that no other user can open.
  package static func isPrivate(_ path: String) -> Bool { FolderRemoval.isPrivate(path) }

  /// Removes a private folder with its contents, and nothing else. Safe in a signal handler.
  package static func remove(_ path: UnsafePointer<CChar>) { FolderRemoval.removePrivate(path) }

  private static func failure(_ parent: String) -> GlissadeError {
    .cannotCreate("no folder can be created in the temporary folder “\(parent)”: \(SystemError.current)")
  }
}
