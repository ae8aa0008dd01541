import UIKit

/// Plays a take on a new stage and checks what it leaves behind. Whatever the input, the demo has to work afterward as before.
@MainActor
struct TakeTrial {
  let scenario: Scenario
  let untouched: UntouchedStage
  private let use = KnownUse()

  init(_ scenario: Scenario) {
    self.scenario = scenario
    untouched = UntouchedStage(scenario)
  }

  /// Returns the first problem during or after the take in words, or nil if there is none.
  ///
  /// A difference that the same input also causes when it is given calmly, such as a photo that stays turned, is no problem. `checkRest` is
  /// called with the stage at rest after the take, and returns a problem with it.
  func problem(after take: Take, checkingRest checkRest: (Stage) -> String? = { _ in nil }) -> String? {
    let take = take.withPreludeAsEvents
    guard let problem = problem(after: [take.events], of: take, checkingRest: checkRest) else { return nil }
    guard let difference = problem.difference else { return problem.text }
    // Input that isn't needed for the problem may hide that the difference comes from use, such as a phase that a drag undoes.
    return isMadeByUse(difference, in: take) || isMadeByUse(difference, in: shortened(take, problem.text)) ? nil : problem.text
  }

  /// Returns the take without the parts that a problem doesn't need, whether or not the problem comes from use.
  func shortened(_ take: Take, _ problem: String) -> Take {
    let shrinking = TakeShrinking(
      stillFails: { self.problem(after: [$0.events], of: $0)?.text.withoutNumbers == problem.withoutNumbers }, tries: Self.tries)
    return shrinking.shrinkParts(of: take)
  }

  private static let tries = 120

  private struct Problem {
    let text: String
    /// The remaining difference after everything was restored, or nil for a problem that use can't cause.
    var difference: String?

    init(text: String) { self.text = text }

    init(_ difference: LayerTreeSnapshot.Difference, prefix: String = "") {
      text = prefix + difference.text
      self.difference = difference.isMadeByUse ? difference.subject : nil
    }
  }

  /// Returns the first problem during or after the parts of a take, each played when the previous one has come to rest.
  private func problem(
    after parts: [[TakeEvent]], of take: Take, checkingRest checkRest: (Stage) -> String? = { _ in nil }
  ) -> Problem? {
    scenario.onStage { demo, stage in
      stage.settle(before: take.phase, in: demo)
      let problem =
        problem(playing: parts, on: stage).map { Problem(text: $0) } ?? stage.scene.unfinishedAtRest.first.map { Problem(text: $0) }
        ?? checkRest(stage).map { Problem(text: $0) } ?? problemAfterward(of: demo, on: stage)
      return stage.brokenContract(of: scenario.demo).map { Problem(text: $0) } ?? problem
    }
  }

  // MARK: Use

  /// Returns whether the input of a take causes a lasting difference when it is given calmly, with its parts in the order of their
  /// beginnings or ends. Then the difference comes from using the screens, and not from an interruption.
  private func isMadeByUse(_ difference: String, in take: Take) -> Bool {
    let (parts, partsByEnd) = (take.calmParts, take.calmPartsByEnd)
    return isMadeByUse(difference, parts, in: take) || partsByEnd != parts && isMadeByUse(difference, partsByEnd, in: take)
  }

  /// Returns whether calm parts make the difference: all of them, all but one, which the interruption may have swallowed, or any one
  /// together with the changes of the stage.
  private func isMadeByUse(_ difference: String, _ parts: [[TakeEvent]], in take: Take) -> Bool {
    func makesDifference(_ parts: [[TakeEvent]]) -> Bool {
      let lasting = use.difference(after: parts, from: take.phase) { problem(after: parts, of: take)?.difference }
      return lasting?.withoutNumbers == difference.withoutNumbers
    }
    if makesDifference(parts) { return true }
    let inputs = parts.indices.filter { parts[$0].contains { $0.input != nil } }
    guard inputs.count > 1 else { return false }
    return inputs.contains { index in makesDifference(parts.indices.filter { $0 != index }.map { parts[$0] }) }
      || inputs.contains { index in makesDifference(parts.indices.filter { $0 == index || !inputs.contains($0) }.map { parts[$0] }) }
  }

  /// The permanent changes by calm input, for the latest inputs that were tried.
  private final class KnownUse {
    private var entries: [(phase: DemoPhase, parts: [[TakeEvent]], difference: String?)] = []
    private static let capacity = 32

    func difference(after parts: [[TakeEvent]], from phase: DemoPhase, or find: () -> String?) -> String? {
      if let known = entries.first(where: { $0.phase == phase && $0.parts == parts }) { return known.difference }
      let difference = find()
      if entries.count == Self.capacity { entries.removeFirst() }
      entries.append((phase, parts, difference))
      return difference
    }
  }

  // MARK: Playing

  private func problem(playing parts: [[TakeEvent]], on stage: Stage) -> String? {
    for part in parts {
      stage.play(part)
      if let problem = problem(until: stage.scene.time + part.lastTime, on: stage) { return problem }
    }
    return nil
  }

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

  private func problemAfterward(of demo: any DemoScreens, on stage: Stage) -> Problem? {
    if let problem = problemRestoring(demo, on: stage) { return Problem(text: problem) }
    if let difference = stage.snapshotApartFromContent.firstDifference(from: untouched.start) {
      return Problem(difference)
    }
    for (phase, snapshot) in untouched.afterPhases {
      stage.run(phase)
      if let problem = settle(stage) { return Problem(text: "\(phase.rawValue) fails afterwards: \(problem)") }
      if let difference = stage.snapshotApartFromContent.firstDifference(from: snapshot) {
        return Problem(difference, prefix: "\(phase.rawValue) fails afterwards: ")
      }
    }
    return nil
  }

  /// Restores everything that changes by using the screens. Returns the first problem.
  private func problemRestoring(_ demo: any DemoScreens, on stage: Stage) -> String? {
    if stage.restoreConfiguration(scenario.configuration), let problem = settle(stage) { return problem }
    noticeState(of: demo, on: stage)
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
    return settle(stage)
  }

  /// Updates which of a demo's two states is visible, from its screen: a tap that the disturbance has intercepted, or that the code ignores
  /// while something moves, changes nothing.
  private func noticeState(of demo: any DemoScreens, on stage: Stage) {
    guard let demo = demo as? any TogglingScreens, demo.toggles else { return }
    let found = stage.snapshotApartFromContent
    let counts = [untouched.start, untouched.afterPhases[0].snapshot].map(found.differenceCount)
    if counts[0] != counts[1] { demo.isToggled = counts[1] < counts[0] }
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

  private static let deepest = 24
}

extension Stage {
  /// The Doctor's first message about a contract that the demo's code has broken, at least as severe as `severity`, or nil for none. It
  /// names the cause of a problem on the stage.
  ///
  /// An overlapping request is left out: UIKit refuses the second presentation after two taps, as it should.
  func brokenContract(of demo: DemoDefinition, from severity: TransitionDiagnosis.Severity = .warning) -> String? {
    scene.doctor.diagnoses.first { DiagnosisKind($0.kind) != .overlapping && $0.severity >= severity }.map(demo.message)
  }

  /// Restores the device, appearance, Reduce Motion and Reduce Transparency, and returns whether any was changed.
  fileprivate func restoreConfiguration(_ configuration: StageConfiguration) -> Bool {
    let isChanged =
      self.configuration.device.size != configuration.device.size || self.configuration.appearance != configuration.appearance
      || self.configuration.reducesMotion != configuration.reducesMotion
      || self.configuration.reducesTransparency != configuration.reducesTransparency
    if isChanged { reconfigure(configuration) }
    return isChanged
  }
}
