import Foundation
import Rehearsal
import Synchronization

/// A run of other programs, one after another, whose output is collected.
package final class ToolRun: Sendable {
  package struct Result: Sendable {
    /// The exit status, or the negated number of the signal that ended the program.
    package var status: Int32
    package var output: Data
    package var errors: String
    /// A Boolean value that indicates whether the program was ended because it took too long.
    package var isOverdue = false
  }

  private struct State {
    /// The running process, which leads its own process group, or 0.
    var process: Int32 = 0
    var isCancelled = false
    /// A Boolean value that indicates whether the running process has exceeded its limit.
    var isOverdue = false
  }

  private let state = Mutex(State())

  /// The time that an overdue program has to print a backtrace, in seconds.
  private let grace: TimeInterval

  /// The minimum waiting time by which a deadline is extended, in seconds.
  private static let shortestDelay: TimeInterval = 0.01

  private let waitingTime: @Sendable (Int32) -> TimeInterval

  /// Creates a run. An overdue program has `grace` seconds to print a backtrace. `waitingTime` returns the time for which a process has
  /// waited for a processor, in seconds, which doesn't count against its limit.
  package init(grace: TimeInterval = 10, waitingTime: @escaping @Sendable (Int32) -> TimeInterval = ProcessorWait.time) {
    self.grace = grace
    self.waitingTime = waitingTime
  }

  /// Ends the running program, with all programs that it has started, and keeps others from starting.
  func cancel() {
    state.withLock { state in
      state.isCancelled = true
      if state.process > 0 { kill(-state.process, SIGKILL) }
    }
  }

  /// Runs a program to its end, and returns its result, or nil if the run was cancelled. Programs that it has started end with it. Throws
  /// if the program can't be started.
  ///
  /// - Parameters:
  ///   - environment: Additional environment variables.
  ///   - limit: The time after which the program is ended, in seconds, or nil for no limit. Time in which it waits for a busy processor
  ///     doesn't count. It first gets a signal that makes Swift programs print a backtrace, if the environment enables that.
  package func run(
    _ program: String, _ arguments: [String], environment: [String: String] = [:], limit: TimeInterval? = nil
  ) throws -> Result? {
    let child = Process()
    let (output, errors) = (Pipe(), Pipe())
    child.executableURL = URL(fileURLWithPath: program)
    child.arguments = arguments
    child.environment = ProcessInfo.processInfo.environment.merging(environment) { _, new in new }
    child.standardInput = FileHandle.nullDevice
    child.standardOutput = output
    child.standardError = errors
    // Retains the process until Foundation notices its end.
    child.terminationHandler = { [child] _ in withExtendedLifetime(child) {} }
    guard try start(child) else { return nil }
    let cleanup = CleanupList.add(process: child.processIdentifier)
    let timers = limit.map { [timer($0, SIGQUIT), timer($0 + grace, SIGKILL)] } ?? []
    // Both pipes are read at the same time, as a full one would block the program.
    let process = child.processIdentifier
    let contents = PipeReading.contents(of: [output, errors], writtenBy: process)
    let end = ProcessEnd.wait(for: process)
    timers.forEach { $0.cancel() }
    cleanup?.forget()
    kill(-process, SIGKILL)
    let last = state.withLock { state in
      state.process = 0
      return state
    }
    if last.isCancelled { return nil }
    return Result(
      status: status(of: child, end), output: contents[0], errors: String(decoding: contents[1], as: UTF8.self),
      isOverdue: last.isOverdue)
  }

  /// Returns the exit status, or the negated number of the signal that ended a process. Foundation may have collected it first.
  private func status(of child: Process, _ end: ProcessEnd.Status) -> Int32 {
    if case .ended(let status) = end { return status }
    child.waitUntilExit()
    return child.terminationReason == .uncaughtSignal ? -child.terminationStatus : child.terminationStatus
  }

  /// Starts a process that leads its own process group. Returns false if the run was cancelled before.
  private func start(_ child: Process) throws -> Bool {
    try state.withLock { state in
      guard !state.isCancelled else { return false }
      state.isOverdue = false
      try child.run()
      state.process = child.processIdentifier
      return true
    }
  }

  /// Returns a timer that sends a signal to the running process, or `SIGKILL` to its whole group.
  private func timer(_ delay: TimeInterval, _ signal: Int32) -> any DispatchSourceTimer {
    let timer = DispatchSource.makeTimerSource(queue: .global())
    timer.schedule(deadline: .now() + delay)
    // The part of the waiting time by which the deadline has already been extended.
    let credited = Mutex<TimeInterval>(0)
    // The handler is released when the timer is cancelled, which always happens.
    timer.setEventHandler { [weak self] in
      self?.state.withLock { state in
        guard let self, state.process > 0 else { return }
        let waited = self.waitingTime(state.process)
        let more = credited.withLock { credit in
          defer { credit = max(credit, waited) }
          return waited - credit
        }
        if more > Self.shortestDelay { return timer.schedule(deadline: .now() + more) }
        state.isOverdue = true
        // The process group includes the program that writes the backtrace.
        kill(signal == SIGKILL ? -state.process : state.process, signal)
      }
    }
    timer.resume()
    return timer
  }
}
