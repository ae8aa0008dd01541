import Foundation

/// The ends of processes that this program has started, as the system knows them.
///
/// Foundation waits until all that a process has started have ended as well.
enum ProcessEnd {
  /// Returns whether a process has ended.
  static func hasEnded(_ process: Int32) -> Bool { status(of: process, WNOHANG) != .running }

  enum Status: Equatable {
    case running
    /// The exit status, or the negated number of the signal that has ended the process.
    case ended(Int32)
    /// Somebody has asked already.
    case unknown
  }

  /// Waits for the end of a process, which can be asked for again.
  static func wait(for process: Int32) -> Status { status(of: process, 0) }

  private static func status(of process: Int32, _ options: Int32) -> Status {
    var information = siginfo_t()
    while waitid(P_PID, id_t(process), &information, WEXITED | WNOWAIT | options) != 0 {
      guard errno == EINTR else { return .unknown }
    }
    guard information._sifields._sigchld.si_pid == process else { return .running }
    let number = information._sifields._sigchld.si_status
    return .ended(information.si_code == CLD_EXITED ? number : -number)
  }
}
