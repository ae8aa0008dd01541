import Foundation

/// Where a command's words and pictures go when they do not go to a file.
@MainActor
protocol Console {
  /// Whether standard output is a terminal, which pictures are not to be written to.
  var isTerminal: Bool { get }
  /// Whether somebody watches standard error, who wants to know how far the work has come.
  var showsProgress: Bool { get }
  /// Writes to standard output.
  func write(_ data: Data) throws
  /// Writes a line to standard error.
  func report(_ line: String)
  /// Shows a line that the next one replaces; an empty one takes it away.
  func showProgress(_ line: String)
}

extension Console {
  var isTerminal: Bool { false }
  var showsProgress: Bool { false }
  func write(_ text: String) throws { try write(Data(text.utf8)) }
  func showProgress(_ line: String) {}

  /// Says on standard error what is wrong, in one line that begins with the program's name.
  func complain(_ message: String) { report("glissade: " + MessageText.line(message)) }
}

/// Standard output was closed by its reader (`glissade list | head -1`), who has what it wanted.
struct OutputClosed: Error {}

/// The terminal, file or pipe that the program was started with.
struct StandardConsole: Console {
  let isTerminal = isatty(STDOUT_FILENO) == 1
  let showsProgress: Bool

  init() {
    // Without this a closed pipe would kill the program before it could tidy up, and so would a file that may not get larger.
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    let terminal = ProcessInfo.processInfo.environment["TERM"] ?? "dumb"
    showsProgress = isatty(STDERR_FILENO) == 1 && terminal != "dumb"
  }

  func write(_ data: Data) throws { try data.writeAll(to: STDOUT_FILENO, name: "standard output") }

  func report(_ line: String) { writeError(line + "\n") }

  func showProgress(_ line: String) {
    guard showsProgress else { return }
    // To the line's beginning, and what was there before is erased.
    writeError("\r\u{1b}[K" + line)
  }

  private func writeError(_ text: String) { try? Data(text.utf8).writeAll(to: STDERR_FILENO, name: "standard error") }
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
        } else if errno == EAGAIN {
          // Whoever shares the other end has asked not to be kept waiting; we can wait.
          var descriptor = pollfd(fd: file, events: Int16(POLLOUT), revents: 0)
          poll(&descriptor, 1, -1)
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
