import Tweaks
import UIKit

/// Tries one demo: undisturbed, for promises that it breaks, interrupted, for what that leaves behind, and under a monkey's hands.
@MainActor
struct DemoCheck {
  let demo: any Demo.Type
  let setting: DemoSetting
  let configuration: StageConfiguration
  let takes: [Take]
  let framesPerSecond: Int
  /// What the monkey does; nil for none.
  let monkey: MonkeySetting?

  /// How long a monkey is at the demo, in the stage's seconds, and by which seed.
  struct MonkeySetting: Equatable, Sendable {
    var seconds: TimeInterval = 4
    var seed = 1
  }

  func run() -> DemoReport {
    // The report says all that UIKit would warn of, and what it says to an impatient hand is no news.
    let warn = HostServices.warn
    HostServices.warn = { _ in }
    defer { HostServices.warn = warn }
    let exhibit = demo.exhibit(of: setting.tweaks)
    var report = DemoReport(demo: demo.id, exhibit: exhibit?.title, expected: exhibit?.diagnoses ?? [])
    for phase in demo.phases {
      report.diagnoses += diagnoses(of: phase, playing: nil)
      // Where an exception has ended the app nothing comes after it.
      if report.endsWithException { return report }
      for take in takes where take.phase == phase { report.diagnoses += diagnoses(of: phase, playing: take) }
    }
    // An exhibit of a mistake is not expected to come to rest well.
    guard exhibit == nil else { return report }
    report.remains = remains()
    // Where a take is more than what a hand does, there is enough of a disturbance in it.
    report.sweep = InterruptionSweep(
      demo: demo, setting: setting, configuration: configuration, takes: takes.filter(\.isInputOnly), framesPerSecond: framesPerSecond
    ).run()
    // Afterwards everything has to work as if nothing had been.
    let trial = TakeTrial(demo, setting, configuration)
    for take in takes {
      if let problem = trial.problem(after: take) { report.aftermaths.append(DemoReport.Aftermath(take: take.name, problem: problem)) }
    }
    if let monkey { report.monkey = MonkeyCheck(trial: trial, seconds: monkey.seconds, seed: monkey.seed).run() }
    return report
  }

  private func diagnoses(of phase: DemoPhase, playing take: Take?) -> [DemoReport.Diagnosis] {
    onStage { demo, stage in
      let run = PhaseRun(of: phase, in: demo, playing: take, on: stage)
      run.finish()
      let diagnoses = stage.scene.doctor.diagnoses.map {
        DemoReport.Diagnosis(
          phase: phase, take: take?.name, kind: DiagnosisKind($0.kind), time: run.runTime(of: $0.time), message: $0.message)
      }
      // Those of the phases before are told with these. Where the program starts phases whatever is going on, some are refused.
      return diagnoses.filter { $0.time >= 0 && (take?.isInputOnly != false || $0.kind != .overlapping) }
    }
  }

  /// What all phases, one after the other, leave on the stage that was not there before; nil for nothing.
  private func remains() -> String? {
    onStage { demo, stage in
      stage.settle()
      let before = stage.snapshot
      for phase in type(of: demo).phases {
        stage.run(phase, of: demo)
        stage.settle()
      }
      return stage.snapshot.difference(from: before)
    }
  }

  private func onStage<Value>(_ body: (any Demo, Stage) -> Value) -> Value {
    Stage.rehearse(demo, setting, configuration, body)
  }
}
