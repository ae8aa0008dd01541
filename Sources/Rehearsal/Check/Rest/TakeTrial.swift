import UIKit

/// Plays a take on a new stage and checks what it leaves behind. Whatever the input, the demo has to work afterward as before.
@MainActor
struct TakeTrial {
  let scenario: Scenario
  let untouched: UntouchedStage

  /// Creates a trial of a scenario's demo.
  init(_ scenario: Scenario) {
    self.scenario = scenario
    untouched = UntouchedStage(scenario)
  }

  /// Returns the first problem during or after the take in words, or nil if there is none.
  ///
  /// - Parameters:
  ///   - take: The take.
  ///   - checkRest: Called with the stage at rest after the take. Returns a problem, or nil if there is none.
  func problem(after take: Take, checkingRest checkRest: (Stage) -> String? = { _ in nil }) -> String? {
    scenario.onStage { demo, stage in
      stage.settle(before: take.phase, in: demo)
      stage.play(take)
      let problem =
        problem(until: stage.scene.time + take.duration, on: stage) ?? stage.scene.unfinishedAtRest.first ?? checkRest(stage)
        ?? problemAfterward(of: demo, on: stage)
      return stage.brokenContract ?? problem
    }
  }

  // MARK: Playing

  /// Advances until nothing moves, and at least until `time`. Returns the first problem.
  private func problem(until time: TimeInterval, on stage: Stage) -> String? {
    let limit = time + Self.patience
    var now = stage.scene.time
    while let moment = stage.nextMoment {
      if moment > limit { return "the stage never comes to rest" }
      stage.turn(at: moment)
      // Turns at the same time follow each other directly.
      if moment == now { continue }
      now = moment
      if let problem = stage.scene.rootLayer.nonFiniteValue(at: moment) { return problem }
    }
    if let misuse = stage.scene.misuse { return "UIKit raises \(misuse.exception.rawValue): \(misuse.reason)" }
    return stage.scene.rootLayer.nonFiniteValue(at: now)
  }

  /// The maximum duration of activity after the last input, in seconds.
  private static let patience: TimeInterval = 60

  private func settle(_ stage: Stage) -> String? {
    stage.turn(at: stage.scene.time)
    return problem(until: stage.scene.time, on: stage) ?? stage.scene.unfinishedAtRest.first
  }

  // MARK: Afterward

  private func problemAfterward(of demo: any DemoScreens, on stage: Stage) -> String? {
    if stage.restoreConfiguration(scenario.configuration), let problem = settle(stage) { return problem }
    if let problem = goBack(demo, on: stage) { return problem }
    let (scene, window) = (stage.scene, stage.window)
    scene.perform {
      scene.closeOverlays()
      untouched.state.restoreScreens(in: window)
    }
    if let problem = settle(stage) { return problem }
    // A tab that isn't selected keeps its screens.
    if let problem = goBack(demo, on: stage) { return problem }
    scene.perform { untouched.state.restoreViews(in: window) }
    if let problem = settle(stage) { return problem }
    if let difference = stage.snapshotApartFromContent.difference(from: untouched.start) { return difference }
    for (phase, snapshot) in untouched.afterPhases {
      stage.run(phase)
      if let problem = settle(stage) ?? stage.snapshotApartFromContent.difference(from: snapshot) {
        return "\(phase.rawValue) fails afterwards: \(problem)"
      }
    }
    return nil
  }

  /// Dismisses until nothing is left to dismiss.
  private func goBack(_ demo: any DemoScreens, on stage: Stage) -> String? {
    guard scenario.demo.phases.contains(.dismiss) else { return nil }
    for _ in 0..<Self.deepest where demo.nextPhase == .dismiss {
      stage.run(.dismiss)
      if let problem = settle(stage) { return "dismiss fails afterwards: \(problem)" }
    }
    return demo.nextPhase == .dismiss ? "it can no longer be dismissed" : nil
  }

  /// The maximum depth of presented screens.
  private static let deepest = 24
}

extension Stage {
  /// The Doctor's first message about a contract that the demo's code has broken, or nil for none. It names the cause of what is wrong
  /// with the stage.
  ///
  /// A second presentation after two taps is refused, as it should be.
  var brokenContract: String? {
    scene.doctor.diagnoses.first { DiagnosisKind($0.kind) != .overlapping }.map(\.message)
  }

  /// Restores the device, appearance, Reduce Motion and Reduce Transparency, and returns a Boolean value that indicates whether a take had
  /// changed any.
  fileprivate func restoreConfiguration(_ configuration: StageConfiguration) -> Bool {
    let isChanged =
      self.configuration.device.size != configuration.device.size || self.configuration.appearance != configuration.appearance
      || self.configuration.reducesMotion != configuration.reducesMotion
      || self.configuration.reducesTransparency != configuration.reducesTransparency
    if isChanged { reconfigure(configuration) }
    return isChanged
  }
}
