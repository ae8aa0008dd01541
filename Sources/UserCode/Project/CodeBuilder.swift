import Foundation

/// Builds code on its own queue, one job at a time. A new job replaces the current one.
@MainActor
final class CodeBuilder {
  private enum State {
    case idle
    /// A job begins soon, unless another takes its place.
    case waiting(ToolRun)
    case building(ToolRun)
  }

  private var state = State.idle
  let queue = DispatchQueue(label: "glissade.code", qos: .userInitiated)
  /// Called with what is being done for the job.
  var onActivity: (CodeStatus.Activity) -> Void = { _ in }
  /// Called with the outcome of a job, unless another has taken its place.
  var onEnd: (CodeJob.Outcome, CodeJob) -> Void = { _, _ in }

  var isBuilding: Bool { if case .building = state { true } else { false } }

  /// Cancels the current job, and starts another after a delay in seconds.
  func start(_ job: CodeJob, after delay: TimeInterval = 0) {
    cancel()
    let run = ToolRun()
    guard delay > 0 else { return begin(job, run) }
    state = .waiting(run)
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) {
      MainActor.assumeIsolated { [weak self] in self?.endWaiting(of: run, for: job) }
    }
  }

  /// Cancels the job that is waiting or in progress.
  func cancel() {
    if case .building(let run) = state { run.cancel() }
    state = .idle
  }

  private func endWaiting(of run: ToolRun, for job: CodeJob) {
    if case .waiting(let current) = state, current === run { begin(job, run) }
  }

  private func begin(_ job: CodeJob, _ run: ToolRun) {
    state = .building(run)
    onActivity(.porting)
    queue.async {
      let report: @Sendable (CodeStatus.Activity) -> Void = { activity in
        DispatchQueue.main.async { MainActor.assumeIsolated { [weak self] in self?.didBegin(activity, in: run) } }
      }
      let outcome = job.outcome(by: run, report)
      DispatchQueue.main.async { MainActor.assumeIsolated { [weak self] in self?.didEnd(outcome, of: run, for: job) } }
    }
  }

  private func isBuilding(_ run: ToolRun) -> Bool { if case .building(let current) = state { current === run } else { false } }

  private func didBegin(_ activity: CodeStatus.Activity, in run: ToolRun) { if isBuilding(run) { onActivity(activity) } }

  private func didEnd(_ outcome: CodeJob.Outcome, of run: ToolRun, for job: CodeJob) {
    guard isBuilding(run) else { return }
    state = .idle
    onEnd(outcome, job)
  }
}
