import UIKit

/// Interrupts every phase of a demo in every frame in all possible ways, and checks that its state at rest is the same as without the
/// interruption.
@MainActor
struct InterruptionSweep {
  /// An interruption that led to a wrong state.
  struct Finding: Equatable, Sendable {
    var phase: DemoPhase
    var interruption: Interruption
    /// The take that played, or nil for a phase that ran by itself.
    var take: String?
    /// The time of the first frame with the problem, in seconds since the start of the phase.
    var time: TimeInterval
    var frames: Int
    var problem: String
    var reproduction: Reproduction?

    static func == (left: Self, right: Self) -> Bool {
      left.phase == right.phase && left.interruption == right.interruption && left.take == right.take && left.time == right.time
        && left.frames == right.frames && left.problem == right.problem
    }
  }

  struct Result: Sendable {
    var findings: [Finding] = []
    var interruptions = 0
  }

  private let scenario: Scenario
  private let takes: [Take]
  private let framesPerSecond: Int

  init(of scenario: Scenario, takes: [Take], framesPerSecond: Int) {
    self.scenario = scenario
    self.takes = takes
    self.framesPerSecond = framesPerSecond
  }

  /// Runs the sweep, and reports its progress in 0…1.
  func run(progress: (Double) -> Void = { _ in }) -> Result {
    var result = Result()
    let runs = scenario.demo.phases.flatMap { phase in [(phase, nil)] + takes.filter { $0.phase == phase }.map { (phase, $0) } }
    for (index, (phase, take)) in runs.enumerated() {
      sweep(phase, playing: take, into: &result) { progress((Double(index) + $0) / Double(runs.count)) }
    }
    return result
  }

  private func sweep(_ phase: DemoPhase, playing take: Take?, into result: inout Result, progress: (Double) -> Void) {
    let uninterrupted = UninterruptedRun(scenario.running(phase, playing: take), framesPerSecond: framesPerSecond)
    let interruptions = Interruption.allCases.filter { $0.needsTake == (take != nil) }
    for (index, interruption) in interruptions.enumerated() {
      var finding: Finding?
      for frame in 0..<uninterrupted.frames {
        let time = Double(frame) / Double(framesPerSecond)
        result.interruptions += 1
        progress((Double(index) + Double(frame) / Double(uninterrupted.frames)) / Double(interruptions.count))
        guard let problem = problem(after: interruption, at: time, of: uninterrupted) else { continue }
        if finding == nil {
          finding = Finding(
            phase: phase, interruption: interruption, take: take?.name, time: time, frames: 0, problem: problem,
            reproduction: reproduction(of: interruption, at: time, of: uninterrupted))
        }
        finding?.frames += 1
      }
      if let finding { result.findings.append(finding) }
    }
  }

  // MARK: Uninterrupted

  /// The states of a phase without interruptions.
  @MainActor
  private final class UninterruptedRun {
    let scenario: Scenario
    /// The number of frames, not including the one at the end.
    let frames: Int
    let before: LayerTreeSnapshot
    let after: LayerTreeSnapshot
    /// The state at rest after the phase without the take.
    let afterPhase: LayerTreeSnapshot
    /// The state at rest after a change of the screen's size.
    let afterResize: LayerTreeSnapshot
    /// The states before and after, without anything that scrolling changes.
    let restsApartFromContent: [LayerTreeSnapshot]
    private var calmRests: [Interruption: [LayerTreeSnapshot]] = [:]
    /// The take's latest calm input, and the state that it leads to.
    private var calmInput: (parts: [[TakeEvent]], rest: LayerTreeSnapshot)?

    init(_ scenario: Scenario, framesPerSecond: Int) {
      self.scenario = scenario
      let start = scenario.onStage { demo, stage in
        stage.settle(before: scenario.phase, in: demo)
        return stage.snapshots
      }
      let (frames, end) = scenario.rehearse { run in
        run.finish()
        return (Int(((run.end ?? run.time) * Double(framesPerSecond)).rounded(.up)), run.stage.snapshots)
      }
      let endOfPhase = scenario.take == nil ? end : scenario.running(scenario.phase).snapshotsAtRest
      self.frames = frames
      (before, after, afterPhase) = (start.everything, end.everything, endOfPhase.everything)
      restsApartFromContent = [start, end, endOfPhase].map(\.apartFromContent)
      afterResize = scenario.rehearse { run in
        run.finish()
        run.stage.resize(to: Interruption.otherDevice(than: run.stage.configuration.device))
        run.stage.settle()
        return run.stage.snapshot
      }
    }

    /// Returns the states that the input of an interruption leads to if it comes after the phase, before it, or without it.
    func rests(withCalm interruption: Interruption) -> [LayerTreeSnapshot] {
      if let known = calmRests[interruption] { return known }
      let input = interruption.events(during: scenario.phase, of: scenario.demo.phases, on: scenario.configuration.device)
      let phase = [TakeEvent(time: 0, change: .run(scenario.phase))]
      let rests = input.isEmpty ? [] : [[phase, input], [input, phase], [input]].map(rest)
      calmRests[interruption] = rests
      return rests
    }

    /// Returns the state that the take's input before `time` leads to when it is given calmly, without gestures that aren't over by then.
    func rest(withCalmInputBefore time: TimeInterval) -> LayerTreeSnapshot? {
      guard let parts = scenario.take?.calmParts(before: time) else { return nil }
      if let calmInput, calmInput.parts == parts { return calmInput.rest }
      let rest = rest(after: parts)
      calmInput = (parts, rest)
      return rest
    }

    /// Returns the state after several parts of a take, each played when the previous one has come to rest.
    private func rest(after parts: [[TakeEvent]]) -> LayerTreeSnapshot {
      scenario.onStage { demo, stage in
        stage.settle(before: scenario.phase, in: demo)
        for part in parts {
          stage.play(part)
          stage.settle()
        }
        return stage.snapshot
      }
    }
  }

  // MARK: Interrupted

  private func problem(after interruption: Interruption, at time: TimeInterval, of uninterrupted: UninterruptedRun) -> String? {
    uninterrupted.scenario.rehearse { run in
      let stage = run.stage
      run.step(to: time)
      apply(interruption, to: stage, demo: run.demo, during: uninterrupted.scenario.phase)
      stage.settle()
      return problem(with: run.demo, on: stage, after: interruption, at: time, of: uninterrupted)
    }
  }

  /// Returns the problem of a stage at rest, or its cause if the Doctor finds it, or nil if there is none.
  private func problem(
    with demo: any DemoScreens, on stage: Stage, after interruption: Interruption, at time: TimeInterval,
    of uninterrupted: UninterruptedRun
  ) -> String? {
    problemAtRest(with: demo, on: stage, after: interruption, at: time, of: uninterrupted).map {
      stage.brokenContract(of: scenario.demo) ?? $0
    }
  }

  private func problemAtRest(
    with demo: any DemoScreens, on stage: Stage, after interruption: Interruption, at time: TimeInterval,
    of uninterrupted: UninterruptedRun
  ) -> String? {
    if let misuse = stage.scene.misuse { return "UIKit raises \(misuse.exception.rawValue): \(misuse.reason)" }
    if stage.nextMoment != nil { return "the stage never comes to rest" }
    if stage.scene.isUserInteractionBlocked { return "the screen no longer accepts input" }
    let found = stage.snapshot
    if interruption == .resize { return found.difference(from: uninterrupted.afterResize).map { $0 + ", as after a resize at rest" } }
    let allowed =
      interruption.mayReturnToStart ? [uninterrupted.before, uninterrupted.after, uninterrupted.afterPhase] : [uninterrupted.after]
    if allowed.contains(found) { return nil }
    // A finger that is lifted before it has moved far may tap a view that opens another screen. Afterward, everything has to work as
    // before.
    if interruption == .release, let tap = uninterrupted.scenario.take?.tap(liftedAt: time) {
      return TakeTrial(scenario).problem(after: tap)
    }
    // So may a touch while a screen leaves, if the screen behind can already be touched.
    let scenario = uninterrupted.scenario
    if interruption == .touch, scenario.phase == .dismiss, demo.nextPhase == .dismiss {
      return TakeTrial(scenario).problem(after: interruption.take(of: scenario, at: time))
    }
    // What the input does by itself, such as selecting a row, is no effect of the interruption.
    if interruption.mayChangeScreens, uninterrupted.rests(withCalm: interruption).contains(found) { return nil }
    // Neither is the effect of earlier input, such as a key. A take may contain several gestures.
    if interruption.needsTake, uninterrupted.rest(withCalmInputBefore: time) == found { return nil }
    // A drag that stops may leave content scrolled anywhere.
    if interruption.needsTake, uninterrupted.restsApartFromContent.contains(stage.snapshotApartFromContent) { return nil }
    return found.difference(fromNearestOf: allowed)
  }

  private func reproduction(of interruption: Interruption, at time: TimeInterval, of uninterrupted: UninterruptedRun) -> Reproduction? {
    let scenario = uninterrupted.scenario
    let take = interruption.take(of: scenario, at: time)
    let problem = scenario.onStage { demo, stage in
      stage.settle(before: take.phase, in: demo)
      stage.play(take)
      stage.settle()
      return problemAtRest(with: demo, on: stage, after: interruption, at: time, of: uninterrupted)
    }
    return problem.map { _ in Reproduction(take: take, time: time) }
  }

  private func apply(_ interruption: Interruption, to stage: Stage, demo: any DemoScreens, during phase: DemoPhase) {
    switch interruption {
    case .cancel: stage.stopPlaying(by: .cancelled)
    case .release: stage.stopPlaying(by: .ended)
    case .finishEarly: stage.scene.perform { stage.scene.rootLayer.removeAnimationsOfTree() }
    case .touch, .reverse, .resize, .again:
      stage.play(interruption.events(during: phase, of: demo.phases, on: stage.configuration.device))
    }
  }
}

extension Stage {
  package var snapshot: LayerTreeSnapshot { LayerTreeSnapshot(of: scene.rootLayer) }

  fileprivate var snapshots: (everything: LayerTreeSnapshot, apartFromContent: LayerTreeSnapshot) { (snapshot, snapshotApartFromContent) }
}

extension Scenario {
  @MainActor fileprivate var snapshotsAtRest: (everything: LayerTreeSnapshot, apartFromContent: LayerTreeSnapshot) {
    rehearse { run in
      run.finish()
      return run.stage.snapshots
    }
  }
}

extension CALayer {
  fileprivate func removeAnimationsOfTree() {
    removeAllAnimations()
    for layer in sublayers ?? [] { layer.removeAnimationsOfTree() }
  }
}
