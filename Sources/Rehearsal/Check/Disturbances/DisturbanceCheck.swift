import UIKit

/// Disturbs every phase of a demo as an impatient user does, and checks that the demo still works as before.
///
/// The state at rest must be one that the demo also reaches without the disturbance.
@MainActor
struct DisturbanceCheck {
  let trial: TakeTrial
  /// The states at rest that are always correct.
  private var known: [LayerTreeSnapshot]
  private var result = Result()

  init(_ trial: TakeTrial) {
    self.trial = trial
    known = [trial.untouched.start] + trial.untouched.afterPhases.map(\.snapshot)
  }

  struct Finding: Sendable {
    var phase: DemoPhase
    var kind: Disturbance.Kind
    /// The disturbance in words, including its time.
    var words: String
    /// The time of the first case with the problem, in seconds since the take's first event.
    var time: TimeInterval
    var cases: Int
    var problem: String
    var reproduction: Reproduction
  }

  struct Result: Sendable {
    var findings: [Finding] = []
    var disturbances = 0
  }

  /// Runs the check, and reports its progress in 0…1.
  mutating func run(progress: (Double) -> Void = { _ in }) -> Result {
    let surveys = demo.phases.map { PhaseSurvey(of: $0, in: trial.scenario) }
    // The states to which drags lead are correct after other disturbances as well.
    var paths: [[DragPath]] = []
    for (index, survey) in surveys.enumerated() {
      paths.append(checkDrags(from: survey))
      progress(Double(index + 1) / Double(surveys.count) / 3)
    }
    let pathsAtEnd = surveys.last.map { survey in effectivePaths(among: survey.after.drags, after: survey.phase) } ?? []
    for (index, survey) in surveys.enumerated() {
      let later = index + 1 < paths.count ? paths[index + 1] : pathsAtEnd
      let nearby = (paths[index] + later).reduce(into: [DragPath]()) { paths, path in if !paths.contains(path) { paths.append(path) } }
      let disturbances = survey.disturbances(in: trial.scenario, along: Array(nearby.prefix(Self.mostPaths)))
      for (number, disturbance) in disturbances.enumerated() {
        check(disturbance)
        let done = (Double(index) + Double(number) / Double(disturbances.count)) / Double(surveys.count)
        progress((1 + 2 * done) / 3)
      }
      for disturbance in doubleTaps(from: survey) { check(disturbance) }
    }
    if let first = surveys.first { check(.cycles(of: demo.phases, duration: first.duration)) }
    return result
  }

  private static let mostPaths = 3
  private static let mostTaps = 3

  private var demo: DemoDefinition { trial.scenario.demo }

  /// Checks the cases of a disturbance. If `ignoresRest` is true, any state at rest is correct.
  private mutating func check(_ disturbance: Disturbance, ignoringRest ignoresRest: Bool = false) {
    let allowed = ignoresRest ? [] : rests(allowedAfter: disturbance)
    add(
      finding(of: disturbance) { take in
        trial.problem(after: take) { stage in
          ignoresRest ? nil : stage.snapshotApartFromContent.difference(fromNearestOf: allowed)
        }
      })
    result.disturbances += disturbance.cases.count
  }

  private func rests(allowedAfter disturbance: Disturbance) -> [LayerTreeSnapshot] {
    (disturbance.mayRestAnywhere ? known : []) + disturbance.references.map { snapshot(after: take($0, before: disturbance.phase)) }
  }

  private mutating func add(_ finding: Finding?) {
    if let finding { result.findings.append(finding) }
  }

  /// Returns a finding that starts with the first case for which `problem` returns one, or nil if there is none.
  private func finding(of disturbance: Disturbance, problem: (Take) -> String?) -> Finding? {
    var finding: Finding?
    for item in disturbance.cases {
      var take = take(item.events, before: disturbance.phase)
      guard let problem = problem(take) else { continue }
      if finding == nil {
        take.name = "\(disturbance.kind.rawValue)-\(disturbance.phase.rawValue)-\(DecimalText.of(item.time, places: 3))"
        finding = Finding(
          phase: disturbance.phase, kind: disturbance.kind, words: disturbance.words, time: item.time, cases: 0, problem: problem,
          reproduction: Reproduction(take: take, time: item.time))
      }
      finding?.cases += 1
    }
    guard var finding else { return nil }
    finding.words = finding.words.replacing("@", with: DecimalText.of(finding.time, places: 3) + " s")
    return finding
  }

  private func take(_ events: [TakeEvent], before phase: DemoPhase) -> Take {
    Take(of: demo.takeID, phase: phase, size: trial.scenario.configuration.device.size, events: events)
  }

  private func snapshot(after take: Take) -> LayerTreeSnapshot {
    trial.scenario.onStage { demo, stage in
      stage.settle(before: take.phase, in: demo)
      stage.play(take)
      stage.settle()
      return stage.snapshotApartFromContent
    }
  }

  /// Checks the drags that have an effect where a phase starts, and returns their paths.
  private mutating func checkDrags(from survey: PhaseSurvey) -> [DragPath] {
    let none = take([], before: survey.phase)
    let paths = survey.before.drags.filter { isEffective($0, after: none) }.prefix(Self.mostPaths)
    for path in paths {
      let series = DragSeries(path, before: survey.phase, in: none)
      let rests = series.released.map { snapshot(after: take($0.events, before: survey.phase)) }
      let start = snapshot(after: none)
      // A state reached by drags of different lengths is a detent. A state reached by only one of them is an error.
      let detents = rests.indices.filter { index in rests.indices.contains { $0 != index && rests[$0] == rests[index] } }
      // A view that can be left anywhere isn't part of a transition.
      let decides = rests.contains { $0 != start && known.contains($0) }
      if decides { for index in detents where !known.contains(rests[index]) { known.append(rests[index]) } }
      for disturbance in series.disturbances { check(disturbance, ignoringRest: !decides) }
      if decides { add(finding(of: series.decisions) { decisionProblem(after: $0) }) }
    }
    return Array(paths)
  }

  private func effectivePaths(among paths: [DragPath], after phase: DemoPhase) -> [DragPath] {
    let over = take([TakeEvent(time: 0, change: .run(phase))], before: phase)
    return Array(paths.filter { isEffective($0, after: over) }.prefix(Self.mostPaths))
  }

  /// Returns whether a drag along a path, after a take has come to rest, starts a transition or changes the screen.
  private func isEffective(_ path: DragPath, after take: Take) -> Bool {
    trial.scenario.onStage { demo, stage in
      stage.settle(before: take.phase, in: demo)
      stage.play(take)
      stage.settle()
      let before = stage.snapshotApartFromContent
      let drag = path.drags(in: self.take([], before: take.phase))
      // The finger stays down at the end of the drag.
      let events = Array(drag.take(travel: drag.mostTravel / 2, velocity: 0).events.dropLast())
      let end = stage.scene.time + events.lastTime
      stage.play(events)
      while let next = stage.nextMoment, next <= end { stage.turn(at: next) }
      return stage.transition != nil || stage.snapshotApartFromContent != before
    }
  }

  /// Returns a problem if a finger that was held still and lifted hardly moved a transition that completes, or nearly completed one that is
  /// cancelled. Without a velocity, the position decides.
  private func decisionProblem(after take: Take) -> String? {
    guard let decision = DecisionTrial(take, in: trial.scenario), let progress = decision.progress else { return nil }
    let percent = DecimalText.of(Double(progress) * 100, places: 0)
    if progress >= 0.9, decision.outcome == .cancelled { return "the transition goes back although it is \(percent) % complete" }
    if progress <= 0.1, decision.outcome == .finished { return "the transition completes although it is only \(percent) % complete" }
    return nil
  }

  /// Returns double taps at points where a tap changes the screen.
  private func doubleTaps(from survey: PhaseSurvey) -> [Disturbance] {
    let start = snapshot(after: take([], before: survey.phase))
    let starters = survey.before.targets.lazy.filter { point in
      let rest = snapshot(after: take(TakeEvent.touch(at: point, from: 0, to: 0.05), before: survey.phase))
      return rest != start && known.contains(rest)
    }
    return starters.prefix(Self.mostTaps).map { .doubleTap(at: $0, phase: survey.phase, duration: survey.duration) }
  }
}
