import Foundation
import Host
import Rehearsal
import Synchronization
import UserCode

@MainActor
struct CheckWorkers {
  private let program: OwnProgram
  /// In the order of the checks.
  private let demos: [String]
  private let count: Int

  /// With more processes, most would have nothing left to do at the end.
  private static let mostProcesses = 8
  /// The interval between two progress updates, in seconds.
  private static let interval = 0.05

  /// Returns nil if the program can't be started again, or if that wouldn't be faster.
  init?(_ program: OwnProgram?, demos: [String], processors: Int = ProcessInfo.processInfo.activeProcessorCount) {
    guard let program, demos.count > 1, processors > 1 else { return nil }
    self.program = program
    self.demos = demos
    count = min(processors, demos.count, Self.mostProcesses)
  }

  /// Runs all checks. `whileWaiting` is called repeatedly with the progress of each check, 0…1, and `whenDone` with each outcome, in the
  /// order of the demos.
  func run(whileWaiting: ([Double]) -> Void, whenDone: (CheckOutcome) throws -> Void) throws {
    let folder = try PrivateFolder.create(in: NSTemporaryDirectory(), prefix: "glissade-check.")
    let cleanup = CleanupList.add(workspace: folder)
    defer { if let cleanup { cleanup.remove() } else { PrivateFolder.remove(folder) } }
    let queue = PartQueue(program, demos: demos, folder: folder)
    for _ in 0..<count { Thread.detachNewThread { queue.work() } }
    let clock = SystemClock()
    var done = 0
    while done < demos.count {
      if let outcome = queue.outcome(done) {
        try whenDone(outcome)
        done += 1
        continue
      }
      whileWaiting(demos.indices.map { $0 < done ? 1 : queue.progress($0) })
      clock.sleep(until: clock.now + Self.interval)
    }
  }
}

/// A queue of checks. Several threads take checks from it, and each waits for a process.
private final class PartQueue: Sendable {
  private let program: OwnProgram
  private let demos: [String]
  private let folder: String
  private let state = Mutex((next: 0, outcomes: [Int: CheckOutcome]()))

  init(_ program: OwnProgram, demos: [String], folder: String) {
    self.program = program
    self.demos = demos
    self.folder = folder
  }

  func outcome(_ number: Int) -> CheckOutcome? { state.withLock { $0.outcomes[number] } }

  func progress(_ number: Int) -> Double { outcome(number) == nil ? CheckPart.progress(file(number)) : 1 }

  private func file(_ number: Int) -> String { "\(folder)/\(number).json" }

  func work() {
    while let number = state.withLock({ state -> Int? in
      guard state.next < demos.count else { return nil }
      state.next += 1
      return state.next - 1
    }) {
      let outcome = check(number)
      state.withLock { $0.outcomes[number] = outcome }
    }
  }

  private func check(_ number: Int) -> CheckOutcome {
    let file = file(number)
    do {
      let result = try ToolRun().run(program.path, CheckPart.words(number: number, file: file, of: program.words))
      if let data = FileManager.default.contents(atPath: file), var outcome = try? JSONDecoder().decode(CheckOutcome.self, from: data) {
        outcome.messages += result.map { $0.errors.split(separator: "\n").map(String.init) } ?? []
        return outcome
      }
      return CheckOutcome(crashOf: demos[number], reason: result.map { TrialRun.reason(in: $0, nil) } ?? "it was stopped")
    } catch {
      return CheckOutcome(crashOf: demos[number], reason: error.localizedDescription)
    }
  }
}
