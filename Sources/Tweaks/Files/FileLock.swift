import Foundation

/// A lock that our programs hold while they change the files of a folder.
package enum FileLock {
  /// The pause between two attempts to get the lock, in microseconds.
  private static let pause: UInt32 = 2000
  /// The maximum number of attempts, which take two seconds. Afterward the change is made without the lock: a program that hangs must not
  /// keep others from saving.
  private static let mostAttempts = 1000

  /// Calls `body` while no other program holds the lock of the folder. Locks of the same folder can't be nested.
  package static func locking<Result, Failure: Error>(_ folder: URL, _ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // The file is only opened for reading, so watches of the folder aren't notified.
    let descriptor = open(folder.appendingPathComponent(".lock").path, O_RDONLY | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return try body() }
    defer { close(descriptor) }
    for _ in 0..<mostAttempts {
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 || (errno != EWOULDBLOCK && errno != EINTR) { break }
      usleep(pause)
    }
    return try body()
  }
}
