import CHost

/// Folders that only this user can open or change. The functions are safe in a signal handler.
package enum FolderRemoval {
  /// Returns whether a path leads to a folder, rather than a link, that belongs to this user and that no other user can open.
  package static func isPrivate(_ path: UnsafePointer<CChar>) -> Bool { host_folder_is_private(path) }

  /// Removes a private folder with its contents, and nothing else.
  package static func removePrivate(_ path: UnsafePointer<CChar>) { _ = host_folder_remove(path) }
}
