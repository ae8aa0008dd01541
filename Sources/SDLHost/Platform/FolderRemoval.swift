import CHost

/// Folders that nobody but this user can open or change. Its functions can be called in a signal handler.
package enum FolderRemoval {
  /// Returns whether a path leads to a folder, rather than a link, that belongs to this user and that nobody else can open.
  package static func isPrivate(_ path: UnsafePointer<CChar>) -> Bool { host_folder_is_private(path) }

  /// Removes a private folder with what is in it, and nothing else.
  package static func removePrivate(_ path: UnsafePointer<CChar>) { _ = host_folder_remove(path) }
}
