import UIKit

/// A phase of a demo, run in virtual time: the same moments every time, whatever the frame rate or the machine.
///
/// Between two frames the run stops wherever something is due (an animation ends, deferred work runs), so that what follows from it
/// starts at that very moment and not at the next frame.
@MainActor
final class PhaseRun {
  let stage: Stage
  /// Seconds since the phase's first animation was committed.
  private(set) var time: TimeInterval = 0
  /// When the phase ended, in seconds since it began; nil while something moves or is left to be done.
  private(set) var end: TimeInterval?
  /// The scene's time at which the first animation was committed.
  private let start: TimeInterval

  /// A phase that goes on for longer (a completion that never comes) is cut off, seconds.
  private static let patience: TimeInterval = 60

  /// Runs the phases before `phase` to their ends, starts it, and stops where its first animation is committed.
  init(of phase: DemoPhase, in demo: any Demo, on stage: Stage) {
    self.stage = stage
    stage.settle()
    for earlier in type(of: demo).phases.prefix(while: { $0 != phase }) {
      stage.scene.perform { demo.run(earlier) }
      stage.settle()
    }
    stage.scene.perform { demo.run(phase) }
    stage.turn(at: stage.scene.time)
    while !stage.isAnimating, let next = stage.nextMoment { stage.turn(at: next) }
    start = stage.scene.time
    if stage.nextMoment == nil { end = 0 }
  }

  /// Goes on to `time`, in seconds since the phase began.
  ///
  /// `beforeMoment` is called with each moment at which something is due, just before it happens: the last chance to see what an
  /// ending phase takes off the stage.
  func advance(to time: TimeInterval, beforeMoment: (TimeInterval) -> Void = { _ in }) {
    while let moment = stage.nextMoment, moment <= start + time {
      beforeMoment(moment - start)
      turn(at: moment)
    }
    turn(at: max(start + time, stage.scene.time))
  }

  /// Goes on to the end of the phase.
  func finish() {
    while end == nil, let moment = stage.nextMoment, moment <= start + Self.patience { turn(at: moment) }
  }

  /// Whether the phase has gone on for longer than any phase should.
  var isOverdue: Bool { time >= Self.patience }

  /// The named layers as they are presented at `time`, in seconds since the phase began, without anything happening.
  func layers(at time: TimeInterval) -> [LayerMeasurement] {
    LayerMeasurement.named(below: stage.scene.rootLayer, at: start + time)
  }

  /// The named layers as they come to rest.
  func layersAtRest() -> [LayerMeasurement] { LayerMeasurement.namedAtRest(below: stage.scene.rootLayer) }

  private func turn(at moment: TimeInterval) {
    stage.turn(at: moment)
    time = moment - start
    if end == nil, stage.nextMoment == nil { end = time }
  }
}
