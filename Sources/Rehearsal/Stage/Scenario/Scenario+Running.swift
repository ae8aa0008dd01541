import UIKit

@MainActor
extension Scenario {
  /// Creates a stage with the demo on it, before its first phase. The caller closes the stage.
  func open() -> (stage: Stage, demo: any DemoScreens) {
    let stage = Stage(configuration)
    return (stage, stage.open(demo, setting))
  }

  /// Returns a run at the start of the phase or the take. The caller closes its stage.
  package func begin() -> PhaseRun {
    let (stage, demo) = open()
    return PhaseRun(of: phase, in: demo, playing: take, on: stage)
  }

  package func onStage<Result>(_ body: (_ demo: any DemoScreens, _ stage: Stage) throws -> Result) rethrows -> Result {
    let end = demo.start()
    defer { end() }
    let (stage, demo) = open()
    defer { stage.close() }
    return try body(demo, stage)
  }

  /// Calls `body` with a run at the start of the phase or the take, and closes the stage afterward.
  ///
  /// An exception in the demo's code stops the stage, and the run ends. `calls` logs the calls between UIKit and the demo's code.
  /// `beforePhase` is called when the phases before this one have ended.
  package func rehearse<Result>(
    noting calls: TransitionCallLog? = nil, beforePhase: (Stage) -> Void = { _ in }, _ body: (PhaseRun) throws -> Result
  ) rethrows -> Result {
    try onStage { demo, stage in
      try body(PhaseRun(of: phase, in: demo, playing: take, on: stage, noting: calls, beforePhase: beforePhase))
    }
  }

  /// Like `rehearse`, but throws a `StoppedStage` if the demo's code raises an exception.
  package func run<Result>(
    noting calls: TransitionCallLog? = nil, beforePhase: (Stage) -> Void = { _ in }, _ body: (PhaseRun) throws -> Result
  ) throws -> Result {
    try rehearse(noting: calls, beforePhase: beforePhase) { run in
      let result = try body(run)
      try run.stage.check(demo.name)
      return result
    }
  }
}
