import Tweaks
import UIKit

/// Tries one demo: undisturbed, for promises that it breaks, and interrupted, for what that leaves behind.
@MainActor
struct DemoCheck {
  let demo: any Demo.Type
  let setting: DemoSetting
  let configuration: StageConfiguration
  let takes: [Take]
  let framesPerSecond: Int

  func run() -> DemoReport {
    var report = DemoReport(demo: demo.id, expected: demo.expectedDiagnoses)
    for phase in demo.phases {
      report.diagnoses += diagnoses(of: phase, playing: nil)
      for take in takes where take.phase == phase { report.diagnoses += diagnoses(of: phase, playing: take) }
    }
    report.remains = remains()
    // An exhibit of a mistake is not expected to come to rest well.
    guard demo.expectedDiagnoses.isEmpty else { return report }
    // What UIKit has to say to an impatient hand is no news.
    let sweep = InterruptionSweep(
      demo: demo, setting: setting, configuration: configuration, takes: takes, framesPerSecond: framesPerSecond)
    report.sweep = withoutWarnings(sweep.run)
    return report
  }

  private func diagnoses(of phase: DemoPhase, playing take: Take?) -> [DemoReport.Diagnosis] {
    onStage { demo, stage in
      let run = PhaseRun(of: phase, in: demo, playing: take, on: stage)
      run.finish()
      // An exhibit may leave the stage frozen for good.
      return stage.diagnoses.map {
        DemoReport.Diagnosis(phase: phase, take: take?.name, kind: $0.kind, time: run.runTime(of: $0.time), message: $0.message)
      }
    }
  }

  /// What all phases, one after the other, leave on the stage that was not there before; nil for nothing.
  private func remains() -> String? {
    onStage { demo, stage in
      stage.settle()
      let before = stage.snapshot
      for phase in type(of: demo).phases {
        stage.scene.perform { demo.run(phase) }
        stage.settle()
      }
      return stage.snapshot.difference(from: before)
    }
  }

  private func onStage<Value>(_ body: (any Demo, Stage) -> Value) -> Value {
    let stage = Stage(configuration)
    defer { stage.close() }
    let demo = demo.init(setting)
    stage.show(demo)
    return body(demo, stage)
  }

  private func withoutWarnings<Value>(_ body: () -> Value) -> Value {
    let warn = HostServices.warn
    HostServices.warn = { _ in }
    defer { HostServices.warn = warn }
    return body()
  }
}
