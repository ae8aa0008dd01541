import Foundation
import UIKit

@MainActor
extension Scenario {
  /// Runs the phase, or plays the take, to its end, and returns a recording of it. Nothing is drawn.
  package func record() -> PhaseRecording {
    let calls = TransitionCallLog()
    return rehearse(noting: calls) { $0.record(phase, playing: take, noting: calls) }
  }
}

extension PhaseRun {
  /// Runs to the end, from the start, and returns a recording.
  func record(_ phase: DemoPhase, playing take: Take?, noting calls: TransitionCallLog) -> PhaseRecording {
    var observation = Observation(of: self)
    var frame = 0
    repeat {
      observation.observe(to: Double(frame) / PhaseRecording.framesPerSecond, in: self, frame: frame)
      frame += 1
    } while end == nil && !isOverdue
    var recording = observation.recording(of: phase, playing: take, in: self)
    recording.calls = timed(calls)
    return recording
  }
}

@MainActor
private struct Observation {
  /// The scene's time at the start of the run.
  private let start: TimeInterval
  private var animations = AnimationWatch()
  private var trails = TrailWatch()
  private var transitions = TransitionWatch()
  /// The named layers since the latest turn, or nil if they aren't known yet.
  private var named: NamedLayers?

  init(of run: PhaseRun) {
    let now = run.stage.scene.time
    start = now - run.runTime(of: now)
  }

  /// Advances to a frame, and observes the stage before each event and at the frame.
  mutating func observe(to time: TimeInterval, in run: PhaseRun, frame: Int) {
    let scene = run.stage.scene
    run.advance(to: time) { moment in
      guard run.end == nil else { return }
      recordEffects(until: moment, in: run)
      // This is the last time to see what the completion of an ending animation removes from the stage.
      if let end = scene.layerTree.nextEnd, run.runTime(of: end) <= moment + 1e-9 {
        trails.noteEnd(named(in: run).visibleLayers(at: start + moment), frame: frame)
      }
      named = nil
    }
    guard run.end == nil else { return }
    trails.note(named(in: run).visibleLayers(at: run.sceneTime(at: time)), frame: frame)
  }

  private mutating func named(in run: PhaseRun) -> NamedLayers {
    let named = named ?? NamedLayers(below: run.stage.scene.rootLayer)
    self.named = named
    return named
  }

  /// Records the effects of the latest turn up to `moment`.
  private mutating func recordEffects(until moment: TimeInterval, in run: PhaseRun) {
    let scene = run.stage.scene
    let latestTurn = run.runTime(of: scene.time)
    transitions.note(run.stage.transition, at: latestTurn)
    animations.note(LayerWalk.animations(below: scene.rootLayer), at: latestTurn)
    animations.follow(from: latestTurn, to: moment, start: start)
  }

  mutating func recording(of phase: DemoPhase, playing take: Take?, in run: PhaseRun) -> PhaseRecording {
    var recording = PhaseRecording(phase: phase, take: take?.name, duration: max(run.end ?? run.time, 0))
    recordEffects(until: recording.duration, in: run)
    let end = recording.duration
    recording.tracks = TrackFolding.tracks(of: animations.motions(until: end))
    // Input comes before its effects at the same time.
    recording.moments = (take.map { TransitionWatch.moments(of: $0, until: end) } ?? []) + transitions.moments + run.hapticMoments
    recording.moments.sort { $0.time < $1.time }
    let remains = NamedLayers(below: run.stage.scene.rootLayer).visibleLayers(at: start + end)
    recording.trails = trails.trails(frames: recording.frameCount, remains: remains)
    recording.progress = (0..<recording.frameCount).map { run.progress.value(at: recording.time(ofFrame: $0), ofPhaseEndingAt: end) }
    return recording
  }
}
