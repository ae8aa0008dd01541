import UIKit

/// Checks a demo for broken contracts, for what interruptions leave behind, and with random input.
@MainActor
package struct DemoCheck {
  let scenario: Scenario
  let takes: [Take]
  let framesPerSecond: Int
  let monkey: MonkeySetting?
  /// A Boolean value that indicates whether the check also drags, taps, scrolls and turns the demo in all possible ways, which takes
  /// longer.
  let isThorough: Bool

  package init(of scenario: Scenario, takes: [Take], framesPerSecond: Int, monkey: MonkeySetting?, isThorough: Bool = false) {
    // The report contains everything that UIKit would warn about. Its warnings about overlapping requests would be redundant.
    var scenario = scenario
    scenario.configuration.dropsWarnings = true
    scenario.configuration.repeatsRandomNumbers = true
    self.scenario = scenario
    self.takes = takes
    self.framesPerSecond = framesPerSecond
    self.monkey = monkey
    self.isThorough = isThorough
  }

  /// The duration of the random input, in the stage's seconds, and its seed.
  package struct MonkeySetting: Equatable, Sendable {
    package var seconds: TimeInterval
    package var seed: Int

    package init(seconds: TimeInterval = 4, seed: Int = 1) {
      self.seconds = seconds
      self.seed = seed
    }
  }

  package var demo: DemoDefinition { scenario.demo }

  /// Runs the check, and reports its progress in 0…1.
  package func run(progress: (Double) -> Void = { _ in }) -> DemoReport {
    let stages = CheckStages(sweep: 3, disturbances: isThorough ? 5 : 0, monkey: monkey.map { $0.seconds / 4 } ?? 0)
    let exhibit = demo.exhibit(of: scenario.setting.tweaks)
    var report = DemoReport(demo: demo.name, exhibit: exhibit?.title, expected: exhibit?.diagnoses ?? [])
    for phase in demo.phases {
      report.diagnoses += diagnoses(of: phase, playing: nil)
      // Nothing comes after an exception, which ends the app.
      if report.endsWithException { return report }
      for take in takes where take.phase == phase { report.diagnoses += diagnoses(of: phase, playing: take) }
    }
    // An exhibit isn't expected to come to rest correctly.
    guard exhibit == nil else { return report }
    report.remains = remains()
    // A take that changes the stage is already a disturbance.
    report.sweep = InterruptionSweep(of: scenario, takes: takes.filter(\.isInputOnly), framesPerSecond: framesPerSecond)
      .run { progress(stages.sweep($0)) }
    // Afterward, everything has to work as before.
    let trial = TakeTrial(scenario)
    for take in takes {
      if let problem = trial.problem(after: take) { report.takeProblems.append(DemoReport.TakeProblem(take: take.name, problem: problem)) }
    }
    if isThorough {
      var check = DisturbanceCheck(trial)
      report.disturbances = check.run { progress(stages.disturbances($0)) }
    }
    if let monkey {
      report.monkey = MonkeyCheck(trial: trial, seconds: monkey.seconds, seed: monkey.seed).run { progress(stages.monkey($0)) }
    }
    return report
  }

  private func diagnoses(of phase: DemoPhase, playing take: Take?) -> [DemoReport.Diagnosis] {
    scenario.running(phase, playing: take).rehearse { run in
      run.finish()
      let diagnoses = run.diagnoses.map {
        DemoReport.Diagnosis(
          phase: phase, take: take?.name, kind: DiagnosisKind($0.kind), time: run.runTime(of: $0.time), message: demo.message(of: $0))
      }
      // Where the program starts phases during transitions, some of them are refused.
      return diagnoses.filter { take?.isInputOnly != false || $0.kind != .overlapping }
    }
  }

  /// Returns what all phases, one after another, leave behind on the stage, or nil for nothing.
  ///
  /// If nothing can be dismissed, the phases are meant to leave something behind.
  private func remains() -> String? {
    guard scenario.demo.phases.contains(.dismiss) else { return nil }
    return scenario.onStage { demo, stage in
      stage.settle()
      let (before, state) = (stage.snapshot, ScreenState(of: stage.window))
      for phase in demo.phases {
        stage.run(phase, of: demo)
        stage.settle()
      }
      // A row that was tapped may stay selected.
      if !stage.isStopped { stage.scene.perform { state.restoreViews(in: stage.window) } }
      stage.settle()
      // The error that the Doctor found is the cause.
      return stage.snapshot.difference(from: before).map { stage.brokenContract(of: scenario.demo, from: .error) ?? $0 }
    }
  }
}
