import Tweaks
import UIKit

/// Interrupts every phase of a demo in every frame and in every way, and checks its state at rest. It must be the same as without the
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
    /// The number of frames with the problem.
    var frames: Int
    /// The problem, in words.
    var problem: String
  }

  struct Result: Sendable {
    var findings: [Finding] = []
    /// The number of interruptions.
    var interruptions = 0
  }

  let demo: any Demo.Type
  let setting: DemoSetting
  let configuration: StageConfiguration
  let takes: [Take]
  let framesPerSecond: Int

  func run() -> Result {
    var result = Result()
    for phase in demo.phases {
      sweep(phase, playing: nil, into: &result)
      for take in takes where take.phase == phase { sweep(phase, playing: take, into: &result) }
    }
    return result
  }

  private func sweep(_ phase: DemoPhase, playing take: Take?, into result: inout Result) {
    let undisturbed = Undisturbed(sweep: self, phase: phase, take: take)
    for interruption in Interruption.allCases where interruption.needsTake == (take != nil) {
      var finding: Finding?
      for frame in 0..<undisturbed.frames {
        let time = Double(frame) / Double(framesPerSecond)
        result.interruptions += 1
        guard let problem = problem(after: interruption, at: time, of: undisturbed) else { continue }
        finding = finding ?? Finding(phase: phase, interruption: interruption, take: take?.name, time: time, frames: 0, problem: problem)
        finding?.frames += 1
      }
      if let finding { result.findings.append(finding) }
    }
  }

  // MARK: Undisturbed

  /// The states of a phase without interruptions.
  private struct Undisturbed {
    let phase: DemoPhase
    let take: Take?
    /// The number of frames, without the one at the end.
    let frames: Int
    let before: LayerTreeSnapshot
    let after: LayerTreeSnapshot
    /// The state at rest of the phase without the take.
    let afterPhase: LayerTreeSnapshot
    /// The state at rest after a change of the screen's size.
    let afterResize: LayerTreeSnapshot

    @MainActor
    init(sweep: InterruptionSweep, phase: DemoPhase, take: Take?) {
      self.phase = phase
      self.take = take
      before = sweep.onStage { demo, stage in
        stage.settle()
        for earlier in type(of: demo).phases.prefix(while: { $0 != phase }) {
          stage.run(earlier, of: demo)
          stage.settle()
        }
        return stage.snapshot
      }
      (frames, after) = sweep.onStage { demo, stage in
        let run = PhaseRun(of: phase, in: demo, playing: take, on: stage)
        run.finish()
        return (Int(((run.end ?? run.time) * Double(sweep.framesPerSecond)).rounded(.up)), stage.snapshot)
      }
      afterPhase = take == nil ? after : sweep.snapshotAtRest(after: phase)
      afterResize = sweep.onStage { demo, stage in
        PhaseRun(of: phase, in: demo, playing: take, on: stage).finish()
        stage.resize(to: Interruption.otherDevice(than: stage.configuration.device))
        stage.settle()
        return stage.snapshot
      }
    }
  }

  private func snapshotAtRest(after phase: DemoPhase) -> LayerTreeSnapshot {
    onStage { demo, stage in
      PhaseRun(of: phase, in: demo, on: stage).finish()
      return stage.snapshot
    }
  }

  private func onStage<Value>(_ body: (any Demo, Stage) -> Value) -> Value {
    Stage.rehearse(demo, setting, configuration, body)
  }

  // MARK: Interrupted

  /// Returns the problem after an interruption at `time`, or nil if there is none.
  private func problem(after interruption: Interruption, at time: TimeInterval, of undisturbed: Undisturbed) -> String? {
    onStage { demo, stage in
      let run = PhaseRun(of: undisturbed.phase, in: demo, playing: undisturbed.take, on: stage)
      run.step(to: time)
      apply(interruption, to: stage, demo: demo, during: undisturbed)
      stage.settle()
      if let misuse = stage.scene.misuse { return "UIKit raises \(misuse.exception.rawValue): \(misuse.reason)" }
      if stage.nextMoment != nil { return "the stage never comes to rest" }
      if stage.scene.isUserInteractionBlocked { return "the screen no longer accepts input" }
      let found = stage.snapshot
      if interruption == .resize { return found.difference(from: undisturbed.afterResize) }
      let allowed = interruption.mayTurnBack ? [undisturbed.before, undisturbed.after, undisturbed.afterPhase] : [undisturbed.after]
      if allowed.contains(found) { return nil }
      // A finger that is lifted before it has moved far may tap something that opens another screen. Afterward, everything has to work as
      // before.
      if interruption == .release, let tap = undisturbed.take?.tap(liftedAt: time) {
        return TakeTrial(self.demo, setting, configuration).problem(after: tap)
      }
      return found.difference(from: allowed[allowed.count - 1])
    }
  }

  private func apply(_ interruption: Interruption, to stage: Stage, demo: any Demo, during undisturbed: Undisturbed) {
    let scene = stage.scene
    switch interruption {
    case .touch:
      let middle = CGPoint(x: scene.screen.bounds.midX, y: scene.screen.bounds.midY)
      scene.deliver(.pointer(PointerInput(phase: .began, location: middle, timestamp: scene.time)))
      let end = scene.time + 0.1
      scene.perform(after: 0.1) { scene.deliver(.pointer(PointerInput(phase: .ended, location: middle, timestamp: end))) }
    case .cancel: stage.stopPlaying(by: .cancelled)
    case .release: stage.stopPlaying(by: .ended)
    case .reverse:
      let other = type(of: demo).phases.first { $0 != undisturbed.phase } ?? undisturbed.phase
      stage.run(other, of: demo)
    case .finishEarly: scene.perform { scene.rootLayer.removeAnimationsOfTree() }
    case .resize: stage.resize(to: Interruption.otherDevice(than: stage.configuration.device))
    case .again: stage.run(undisturbed.phase, of: demo)
    }
  }
}

extension Stage {
  /// A snapshot of the stage.
  package var snapshot: LayerTreeSnapshot { LayerTreeSnapshot(of: scene.rootLayer) }
}

extension CALayer {
  fileprivate func removeAnimationsOfTree() {
    removeAllAnimations()
    for layer in sublayers ?? [] { layer.removeAnimationsOfTree() }
  }
}
