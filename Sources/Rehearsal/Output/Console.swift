import Foundation
import Synchronization

/// The standard output and standard error of a command.
@MainActor
package protocol Console {
  /// A Boolean value that indicates whether standard output is a terminal. Images aren't written to a terminal.
  var isTerminal: Bool { get }
  /// A Boolean value that indicates whether progress is shown on standard error.
  var showsProgress: Bool { get }
  /// Writes to standard output.
  func write(_ data: Data) throws
  /// Reserves standard output for this console. From now on, what a demo's code prints goes to standard error.
  func reserveOutput()
  /// Writes a line to standard error.
  func report(_ line: String)
  /// Shows a line that replaces the previous one. An empty line removes it.
  func showProgress(_ line: String)
}

extension Console {
  package func write(_ text: String) throws { try write(Data(text.utf8)) }

  package func reserveOutput() {}

  /// Writes an error message to standard error, on one line that starts with the program's name.
  package func printError(_ message: String) { report("glissade: " + MessageText.line(message)) }

  /// Writes a failure to standard error: its message, and then each of its details on a line of its own.
  package func printError(_ failure: GlissadeError) {
    printError(failure.message)
    for detail in failure.details { report(MessageText.line(detail)) }
  }
}

/// The error when the reader of standard output has closed it, as in `glissade list | head -1`.
package struct OutputClosed: Error {}

/// The console with which the program was started.
package struct StandardConsole: Console {
  package let isTerminal = isatty(STDOUT_FILENO) == 1
  package let showsProgress: Bool

  package init() {
    WriteSignals.ignored
    let terminal = ProcessInfo.processInfo.environment["TERM"] ?? "dumb"
    showsProgress = isatty(STDERR_FILENO) == 1 && terminal != "dumb"
  }

  package func write(_ data: Data) throws { try data.writeAll(to: Self.output.withLock { $0 }, name: "standard output") }

  /// The descriptor of standard output, or of its copy after `reserveOutput()`.
  private static let output = Mutex(STDOUT_FILENO)

  package func reserveOutput() {
    Self.output.withLock { output in
      guard output == STDOUT_FILENO else { return }
      fflush(nil)
      let reserved = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
      guard reserved >= 0, dup2(STDERR_FILENO, STDOUT_FILENO) >= 0 else { return }
      output = reserved
    }
  }

  package func report(_ line: String) { writeError(line + "\n") }

  package func showProgress(_ line: String) {
    guard showsProgress else { return }
    // Returns to the start of the line and erases it.
    writeError("\r\u{1b}[K" + line)
  }

  private func writeError(_ text: String) { try? Data(text.utf8).writeAll(to: STDERR_FILENO, name: "standard error") }
}

extension Data {
  /// Writes all bytes to an open file, in as many calls as necessary.
  func writeAll(to file: Int32, name: String) throws {
    WriteSignals.ignored
    try withUnsafeBytes { bytes in
      var written = 0
      while written < bytes.count {
        let count = Foundation.write(file, bytes.baseAddress! + written, bytes.count - written)
        if count >= 0 {
          written += count
        } else if errno == EAGAIN {
          // Another process has made the shared pipe non-blocking, so wait here.
          var descriptor = pollfd(fd: file, events: Int16(POLLOUT), revents: 0)
          poll(&descriptor, 1, -1)
        } else if errno == EPIPE {
          throw OutputClosed()
        } else if errno != EINTR {
          throw GlissadeError.cannotCreate("cannot write \(name): \(SystemError.current)")
        }
      }
    }
  }
}

enum SystemError {
  static var current: String { String(cString: strerror(errno)) }
}
