import Foundation

/// Where a command's words and pictures go when they do not go to a file.
@MainActor
protocol Console {
  /// Writes to standard output.
  func write(_ data: Data) throws
  /// Writes a line to standard error.
  func report(_ line: String)
}

extension Console {
  func write(_ text: String) throws { try write(Data(text.utf8)) }
}

/// Standard output was closed by its reader (`glissade list | head -1`), who has what it wanted.
struct OutputClosed: Error {}

/// The terminal, file or pipe that the program was started with.
struct StandardConsole: Console {
  /// Without this a closed pipe would kill the program before it could tidy up.
  init() { signal(SIGPIPE, SIG_IGN) }

  func write(_ data: Data) throws { try data.writeAll(to: STDOUT_FILENO, name: "standard output") }

  func report(_ line: String) { try? Data((line + "\n").utf8).writeAll(to: STDERR_FILENO, name: "standard error") }
}

extension Data {
  /// Writes every byte to an open file, however many calls it takes.
  func writeAll(to file: Int32, name: String) throws {
    try withUnsafeBytes { bytes in
      var written = 0
      while written < bytes.count {
        let count = Foundation.write(file, bytes.baseAddress! + written, bytes.count - written)
        if count >= 0 {
          written += count
        } else if errno == EPIPE {
          throw OutputClosed()
        } else if errno != EINTR {
          throw CommandFailure.cannotCreate("cannot write \(name): \(SystemError.current)")
        }
      }
    }
  }
}

/// The reason that the system gives for the latest failure, such as "Permission denied".
enum SystemError {
  static var current: String { String(cString: strerror(errno)) }
}
