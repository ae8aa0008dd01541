import UIKit

// Runs in virtual time, each on a stage of its own.
@MainActor
extension Scenario {
  /// Creates a stage and shows the demo on it, before its first phase. The caller closes the stage.
  func open() -> (stage: Stage, demo: any DemoScreens) {
    let stage = Stage(configuration)
    return (stage, stage.open(demo, setting))
  }

  /// Returns a run at the start of the phase or the take. The caller closes its stage.
  package func begin() -> PhaseRun {
    let (stage, demo) = open()
    return PhaseRun(of: phase, in: demo, playing: take, on: stage)
  }

  /// Calls `body` with a stage that shows the demo before its first phase, and closes the stage afterward.
  package func onStage<Result>(_ body: (_ demo: any DemoScreens, _ stage: Stage) throws -> Result) rethrows -> Result {
    let end = demo.start()
    defer { end() }
    let (stage, demo) = open()
    defer { stage.close() }
    return try body(demo, stage)
  }

  /// Calls `body` with a run at the start of the phase or the take, and closes the stage afterward.
  ///
  /// An exception in the demo's code stops the stage, and the run ends.
  ///
  /// - Parameters:
  ///   - calls: The log for calls between UIKit and the demo's code, or nil for no log.
  ///   - beforePhase: Called when the phases before this one have ended, just before it starts.
  ///   - body: The closure to call.
  package func rehearse<Result>(
    noting calls: TransitionCallLog? = nil, beforePhase: (Stage) -> Void = { _ in }, _ body: (PhaseRun) throws -> Result
  ) rethrows -> Result {
    try onStage { demo, stage in
      try body(PhaseRun(of: phase, in: demo, playing: take, on: stage, noting: calls, beforePhase: beforePhase))
    }
  }

  /// Calls `body` with a run at the start of the phase or the take, and closes the stage afterward.
  ///
  /// - Parameters:
  ///   - calls: The log for calls between UIKit and the demo's code, or nil for no log.
  ///   - beforePhase: Called when the phases before this one have ended, just before it starts.
  ///   - body: The closure to call.
  /// - Throws: A `StoppedStage` if the demo's code raises an exception, and what `body` throws.
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
