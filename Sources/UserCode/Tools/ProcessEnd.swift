import Foundation

/// The ends of child processes according to the system. Foundation also waits until all processes that a child has started have ended.
enum ProcessEnd {
  static func hasEnded(_ process: Int32) -> Bool { status(of: process, WNOHANG) != .running }

  enum Status: Equatable {
    case running
    /// The exit status, or the negated number of the signal that has ended the process.
    case ended(Int32)
    /// Another caller has already collected the status.
    case unknown
  }

  /// Waits for the end of a process, without collecting its status.
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
