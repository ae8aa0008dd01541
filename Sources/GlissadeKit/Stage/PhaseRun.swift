import CoreGraphics
import SDLHost
import UIKit

/// A phase of a demo, run in virtual time: the same moments every time, whatever the frame rate or the machine.
///
/// The run stops wherever something is due (an animation ends, deferred work runs, a display link is called, a hand moves), so that
/// what follows from it starts at that very moment and not at the next frame. Looking at it changes nothing.
///
/// Its time counts from the commit of the phase's first animation or, where a take is played, from the take's first event.
@MainActor
final class PhaseRun {
  let stage: Stage
  /// Seconds since the phase began.
  private(set) var time: TimeInterval = 0
  /// When the phase ended, in seconds since it began; nil while something moves or is left to be done.
  private(set) var end: TimeInterval?
  /// How far the transition had come at each moment so far.
  private(set) var progress = TransitionProgress()
  /// The scene's time at which the phase began.
  private let start: TimeInterval

  /// When a phase is cut off that goes on for longer (a completion that never comes), in seconds since it began.
  private let deadline: TimeInterval

  /// How early a take's event may be delivered, in seconds: half the thousandth in which its time may be written. An event of a frame
  /// whose time was rounded up is shown in that frame and not in the next.
  nonisolated static let earliness: TimeInterval = 0.0005

  /// How long before an event's time, in seconds, a run must stop so that the event hasn't been delivered.
  nonisolated static let leadTime: TimeInterval = earliness + 1e-6

  /// How long a phase may go on after the last that a hand does, in seconds.
  private static let patience: TimeInterval = 60

  /// Runs the phases before `phase` to their ends, starts it, or lets a take begin, and stops where time 0 is.
  ///
  /// - Parameter calls: keeps the calls between UIKit and the demo's code from the beginning of the phase on; nil for nobody.
  init(of phase: DemoPhase, in demo: any Demo, playing take: Take? = nil, on stage: Stage, noting calls: TransitionCallLog? = nil) {
    self.stage = stage
    deadline = (take?.events.last?.time ?? 0) + Self.patience
    stage.settle(before: phase, in: demo)
    stage.scene.callObserver = calls
    if let take {
      stage.play(take)
    } else {
      stage.run(phase, of: demo)
      stage.turn(at: stage.scene.time)
      while !stage.isAnimating, let next = stage.nextMoment { stage.turn(at: next) }
    }
    start = stage.scene.time
    didTurn()
  }

  /// Lets all happen that is due by `time`, in seconds since the phase began; of a take, also what is due within half a millisecond.
  ///
  /// `beforeMoment` is called with each moment at which something is due, just before it happens: the last chance to see what an
  /// ending phase takes off the stage.
  func advance(to time: TimeInterval, beforeMoment: (TimeInterval) -> Void = { _ in }) {
    while let moment = stage.nextMoment, isDue(moment, by: start + time) {
      beforeMoment(moment - start)
      turn(at: moment)
    }
    self.time = max(time, self.time)
  }

  /// Whether what comes next on the stage, at a moment of the scene's clock, counts for another moment.
  private func isDue(_ moment: TimeInterval, by limit: TimeInterval) -> Bool {
    // What follows from an early event is as early.
    if moment <= max(limit, stage.scene.time) { return true }
    guard let input = stage.playback?.nextTime else { return false }
    return abs(input - moment) < Stage.instant && moment <= limit + Self.earliness
  }

  /// Goes on to `time` and takes a turn there, as a display does that shows this moment, so that it is the scene's present one.
  func step(to time: TimeInterval) {
    advance(to: time)
    turn(at: max(start + time, stage.scene.time))
  }

  /// Goes on to the end of the phase.
  func finish() {
    while end == nil, let moment = stage.nextMoment, moment <= start + deadline { turn(at: moment) }
  }

  /// A time of the scene's clock in seconds since the phase began.
  func runTime(of sceneTime: TimeInterval) -> TimeInterval { sceneTime - start }

  /// The scene's time at which a moment of the phase is looked at, in seconds: what has happened already is never looked at before it.
  func sceneTime(at time: TimeInterval) -> TimeInterval { max(start + time, stage.scene.time) }

  /// Whether the phase has gone on for longer than any phase should.
  var isOverdue: Bool { time >= deadline }

  /// A picture of the stage as it is presented at `time`, in seconds since the phase began, up to which the run must have been advanced.
  func image(at time: TimeInterval) -> CGImage { stage.embedded.image(at: sceneTime(at: time)) }

  /// The named layers as they are presented at `time`, in seconds since the phase began, without anything happening.
  func layers(at time: TimeInterval) -> [LayerMeasurement] {
    LayerMeasurement.named(below: stage.scene.rootLayer, at: sceneTime(at: time))
  }

  /// The named layers as they come to rest.
  func layersAtRest() -> [LayerMeasurement] { LayerMeasurement.namedAtRest(below: stage.scene.rootLayer) }

  private func turn(at moment: TimeInterval) {
    stage.turn(at: moment)
    time = moment - start
    didTurn()
  }

  private func didTurn() {
    progress.note(stage.transition, at: time)
    if end == nil, stage.nextMoment == nil { end = time }
  }
}
