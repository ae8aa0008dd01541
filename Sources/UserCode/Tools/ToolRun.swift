import Foundation
import Synchronization

/// A run of another program, whose output is collected.
final class ToolRun: Sendable {
  /// The result of a run.
  struct Result: Sendable {
    /// The exit status, or the negated number of the signal that ended the program.
    var status: Int32
    /// The standard output.
    var output: Data
    /// The standard error.
    var errors: String
    /// A Boolean value that indicates whether the program was ended because it took too long.
    var isOverdue = false
  }

  private let process: Mutex<Int32> = Mutex(0)
  private let isCancelled = Atomic(false)

  /// Ends the program if it is running, and keeps it from starting otherwise.
  func cancel() {
    isCancelled.store(true, ordering: .releasing)
    process.withLock { if $0 > 0 { kill($0, SIGKILL) } }
  }

  /// Runs a program to its end.
  ///
  /// - Parameters:
  ///   - program: The path of the program.
  ///   - arguments: The arguments.
  ///   - environment: Additional environment variables.
  ///   - limit: The time after which the program is ended, in seconds, or nil for no limit.
  /// - Returns: The result, or nil if the run was cancelled.
  /// - Throws: An error of Foundation's if the program can't be started.
  func run(
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
    guard !isCancelled.load(ordering: .acquiring) else { return nil }
    try child.run()
    process.withLock { $0 = child.processIdentifier }
    if isCancelled.load(ordering: .acquiring) { kill(child.processIdentifier, SIGKILL) }
    let isOverdue = Atomic(false)
    let timer = limit.map { limit in
      let identifier = child.processIdentifier
      let timer = DispatchSource.makeTimerSource(queue: .global())
      timer.schedule(deadline: .now() + limit)
      timer.setEventHandler { kill(identifier, SIGALRM) }
      timer.resume()
      return timer
    }
    // Both pipes are read at the same time, as a full one would block the program.
    let complaints = Mutex(Data())
    let reader = DispatchGroup()
    DispatchQueue.global().async(group: reader) {
      let data = errors.fileHandleForReading.readDataToEndOfFile()
      complaints.withLock { $0 = data }
    }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    reader.wait()
    child.waitUntilExit()
    process.withLock { $0 = 0 }
    timer?.cancel()
    if isCancelled.load(ordering: .acquiring) { return nil }
    let bySignal = child.terminationReason == .uncaughtSignal
    if bySignal, child.terminationStatus == SIGALRM { isOverdue.store(true, ordering: .relaxed) }
    return Result(
      status: bySignal ? -child.terminationStatus : child.terminationStatus, output: data,
      errors: complaints.withLock { String(decoding: $0, as: UTF8.self) }, isOverdue: isOverdue.load(ordering: .relaxed))
  }
}
