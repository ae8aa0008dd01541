import Foundation

/// A lock that programs of ours hold while they change the files of a folder.
package enum FileLock {
  /// The longest time to wait for another program, in seconds. Afterward the change is made without the lock: one that hangs must not
  /// keep others from saving.
  private static let patience: TimeInterval = 2

  /// Calls `body` while no other program that asks for the lock of the folder does the same. Locks of one folder can't be nested.
  package static func locking<Result, Failure: Error>(
    _ folder: URL, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // Watches of the folder aren't told, because the file is opened for reading alone.
    let descriptor = open(folder.appendingPathComponent(".lock").path, O_RDONLY | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return try body() }
    defer { close(descriptor) }
    let end = Date(timeIntervalSinceNow: patience)
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK || errno == EINTR, Date() < end { usleep(2000) }
    return try body()
  }
}
