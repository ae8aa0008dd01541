import CoreGraphics
import Host
import UIKit

/// A phase of a demo, run in virtual time: with the same times on every run, independent of the frame rate and the machine.
///
/// The run stops whenever something is due: the end of an animation, deferred work, a display link, recorded input. Its effects therefore
/// start at exactly that time, and not at the next frame. Reading the run's state changes nothing.
///
/// Time 0 is the commit of the phase's first animation or, when a take plays, the take's first event. Without an animation it is the end of
/// the wait for one.
@MainActor
package final class PhaseRun {
  package let stage: Stage
  package let demo: any DemoScreens
  /// The time since the start of the phase, in seconds.
  package private(set) var time: TimeInterval = 0
  /// The time at which the phase ended, in seconds since its start, or nil while something moves or is pending.
  package private(set) var end: TimeInterval?
  private(set) var progress = TransitionProgress()
  /// The scene's time at the start of the phase.
  private let start: TimeInterval
  private let haptics = HapticLog()
  private let earlierDiagnoses: [TransitionDiagnosis]

  /// The time at which a phase that doesn't end is cut off, in seconds since its start. A completion may never come.
  private let deadline: TimeInterval

  /// The tolerance by which a take's event may be delivered early, in seconds: half of the millisecond that its time may be rounded to.
  ///
  /// An event of a frame whose time was rounded up is shown in that frame and not in the next.
  nonisolated static let earliness: TimeInterval = 0.0005

  /// How long before an event, in seconds, a run must stop so that the event isn't delivered.
  nonisolated static let leadTime: TimeInterval = earliness + 1e-6

  /// The maximum duration of a phase after its last input event, and of the wait for its first animation, in seconds.
  private static let patience: TimeInterval = 60

  /// The maximum duration of the wait for the phase's first animation on a stage that never rests, in seconds.
  private static let patienceWithoutRest: TimeInterval = 1

  /// Runs the phases before `phase` to their ends, starts the phase or the take, and stops at time 0.
  ///
  /// If `take` isn't nil, it plays instead of the phase being started. `calls` logs the calls between UIKit and the demo's code from the
  /// start of the phase. `beforePhase` is called when the phases before it have ended.
  package init(
    of phase: DemoPhase, in demo: any DemoScreens, playing take: Take? = nil, on stage: Stage, noting calls: TransitionCallLog? = nil,
    beforePhase: (Stage) -> Void = { _ in }
  ) {
    self.stage = stage
    self.demo = demo
    deadline = (take?.events.last?.time ?? 0) + Self.patience
    stage.settle(before: phase, in: demo)
    beforePhase(stage)
    earlierDiagnoses = stage.scene.doctor.diagnoses
    stage.scene.callObserver = calls
    stage.scene.hapticLog = haptics
    // On a stage that never rests, as with an endless display link, pending work doesn't show whether an animation will come.
    let startLimit = stage.scene.time + (stage.nextMoment == nil ? Self.patience : Self.patienceWithoutRest)
    if let take {
      stage.play(take)
    } else {
      stage.run(phase, of: demo)
      stage.turn(at: stage.scene.time)
      while !stage.isAnimating, let next = stage.nextMoment, next <= startLimit { stage.turn(at: next) }
    }
    start = stage.scene.time
    didTurn()
  }

  /// Performs everything that is due by `time`, in seconds since the start of the phase. A take's events are delivered up to half a
  /// millisecond early.
  ///
  /// `beforeMoment` is called with each time at which something is due, just before it happens. It is the last chance to see what the end
  /// of a phase removes from the stage.
  package func advance(to time: TimeInterval, beforeMoment: (TimeInterval) -> Void = { _ in }) {
    while let moment = stage.nextMoment, isDue(moment, by: start + time) {
      beforeMoment(moment - start)
      turn(at: moment)
    }
    self.time = max(time, self.time)
  }

  /// Returns whether the next event on the stage, at a time of the scene's clock, counts for the given limit.
  private func isDue(_ moment: TimeInterval, by limit: TimeInterval) -> Bool {
    // The effects of an early event are as early as the event. Frames that are counted from different times differ by rounding.
    if moment <= max(limit, stage.scene.time) + Stage.instant { return true }
    guard let input = stage.playback?.nextTime else { return false }
    return abs(input - moment) < Stage.instant && moment <= limit + Self.earliness
  }

  /// Advances to `time` and takes a turn there, like a display that shows this time. It becomes the scene's current time.
  package func step(to time: TimeInterval) {
    advance(to: time)
    turn(at: max(start + time, stage.scene.time))
  }

  package func finish() {
    while end == nil, let moment = stage.nextMoment, moment <= start + deadline { turn(at: moment) }
  }

  /// Converts a time of the scene's clock to the time since the start of the phase, in seconds.
  func runTime(of sceneTime: TimeInterval) -> TimeInterval { sceneTime - start }

  /// Converts a time since the start of the phase, in seconds, to the scene's time, but at least its current time.
  func sceneTime(at time: TimeInterval) -> TimeInterval { max(start + time, stage.scene.time) }

  var diagnoses: [TransitionDiagnosis] { Array(stage.scene.doctor.diagnoses.trimmingPrefix(earlierDiagnoses)) }

  /// The haptic feedback requested so far by the demo's code.
  var hapticMoments: [MotionMoment] {
    haptics.events.map { MotionMoment(time: max(runTime(of: $0.time), 0), kind: .haptic($0.feedback)) }
  }

  package var isOverdue: Bool { time >= deadline }

  /// Returns an image of the stage as presented at `time`, in seconds since the start of the phase. Advance the run to that time first.
  package func image(at time: TimeInterval) -> CGImage { stage.embedded.image(at: sceneTime(at: time)) }

  /// Returns the named layers as presented at `time`, in seconds since the start of the phase, without advancing the run.
  func layers(at time: TimeInterval) -> [LayerMeasurement] {
    LayerMeasurement.named(below: stage.scene.rootLayer, at: sceneTime(at: time))
  }

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
