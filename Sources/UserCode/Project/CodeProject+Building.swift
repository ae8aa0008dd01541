import Foundation
import Rehearsal

// Building in the background, and handling the results.
extension CodeProject {
  func build(_ contents: FileContents, plain: Set<Int> = []) {
    run?.cancel()
    let run = ToolRun()
    self.run = run
    setActivity(.porting)
    let job = CodeJob(contents, of: request, by: tools, values: values, plain: plain, loaded: Set(loaded.keys))
    queue.async {
      let report: @Sendable (CodeStatus.Activity) -> Void = { activity in
        DispatchQueue.main.async { MainActor.assumeIsolated { [weak self] in self?.didBegin(activity, in: run) } }
      }
      let outcome = job.outcome(by: run, report)
      DispatchQueue.main.async { MainActor.assumeIsolated { [weak self] in self?.didEnd(outcome, of: run, for: job) } }
    }
  }

  private func didBegin(_ activity: CodeStatus.Activity, in run: ToolRun) {
    if run === self.run { setActivity(activity) }
  }

  private func didEnd(_ outcome: CodeJob.Outcome, of run: ToolRun, for job: CodeJob) {
    guard run === self.run else { return }
    self.run = nil
    switch outcome {
    case .cancelled: return setActivity(.idle)
    case .problem(let problem): fail(problem, job)
    case .code(let code):
      if stop(code.contents) {
        failedValues = code.values
      } else {
        setActivity(.loading)
        do { try adopt(code, of: job) } catch { fail(CodeProblem(.tools, error.message, lines: []), job) }
      }
    }
    // The values may have been tuned since.
    if let current, current.variants.compiledValues(in: values) != current.variants.shownValues { compileValues() }
  }

  func setActivity(_ activity: CodeStatus.Activity) {
    guard status.activity != activity else { return }
    status.activity = activity
    onChange(.status)
  }

  private func fail(_ problem: CodeProblem, _ job: CodeJob) {
    if let current, job.contents == current.contents {
      failedValues = current.variants.compiledValues(in: job.values)
      // A newer version has its own problem, which takes precedence.
      guard contents == current.contents else { return setPending([]) }
    }
    finish(with: problem)
  }

  func finish(with problem: CodeProblem, canRunAnyway: Bool = false) {
    status = CodeStatus(messages: problem.lines, problem: problem, canRunAnyway: canRunAnyway)
    onChange(.status)
  }
}
