import CoreGraphics
import Host
import UIKit

/// A phase of a demo, run in virtual time: with the same times on every run, whatever the frame rate or the machine.
///
/// The run stops wherever something is due: the end of an animation, deferred work, a display link, recorded input. Whatever follows from
/// it therefore starts at exactly that time, and not at the next frame. Reading the run's state changes nothing.
///
/// Time 0 is the commit of the phase's first animation or, when a take plays, the take's first event. Without an animation it
/// is the end of the wait for one.
@MainActor
package final class PhaseRun {
  package let stage: Stage
  /// The demo on the stage.
  package let demo: any DemoScreens
  /// The time since the start of the phase, in seconds.
  package private(set) var time: TimeInterval = 0
  /// The time at which the phase ended, in seconds since its start, or nil while something moves or is pending.
  package private(set) var end: TimeInterval?
  /// The progress of the transition so far, as a function of time.
  private(set) var progress = TransitionProgress()
  /// The scene's time at the start of the phase.
  private let start: TimeInterval
  /// The haptic feedback since the start of the phase.
  private let haptics = HapticLog()
  /// The Doctor's diagnoses of the phases before this one.
  private let earlierDiagnoses: [TransitionDiagnosis]

  /// The time at which a phase that doesn't end is cut off, in seconds since its start. A completion may never come.
  private let deadline: TimeInterval

  /// The tolerance by which a take's event may be delivered early, in seconds: half of the millisecond to which its time may be rounded.
  ///
  /// An event of a frame whose time was rounded up is shown in that frame and not in the next.
  nonisolated static let earliness: TimeInterval = 0.0005

  /// The time before an event, in seconds, at which a run must stop for the event not to be delivered.
  nonisolated static let leadTime: TimeInterval = earliness + 1e-6

  /// The maximum duration of a phase after its last input event, and of the wait for its first animation, in seconds.
  private static let patience: TimeInterval = 60

  /// The maximum duration of the wait for the phase's first animation on a stage that never rests, in seconds.
  private static let patienceWithoutRest: TimeInterval = 1

  /// Runs the phases before `phase` to their ends, starts the phase or the take, and stops at time 0.
  ///
  /// - Parameters:
  ///   - phase: The phase to run.
  ///   - demo: The demo.
  ///   - take: The take to play instead of starting the phase.
  ///   - stage: The stage.
  ///   - calls: The log for calls between UIKit and the demo's code from the start of the phase, or nil for no log.
  ///   - beforePhase: Called when the phases before this one have ended, just before it starts.
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
    // On a stage that never rests, as with a display link without an end, what is due says nothing about whether an animation will come.
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

  /// Performs everything that is due by `time`, in seconds since the start of the phase.
  ///
  /// A take's events are delivered up to half a millisecond early.
  ///
  /// - Parameter beforeMoment: Called with each time at which something is due, just before it happens. It is the last chance to see what
  ///   the end of a phase removes from the stage.
  package func advance(to time: TimeInterval, beforeMoment: (TimeInterval) -> Void = { _ in }) {
    while let moment = stage.nextMoment, isDue(moment, by: start + time) {
      beforeMoment(moment - start)
      turn(at: moment)
    }
    self.time = max(time, self.time)
  }

  /// Returns whether the next thing due on the stage, at a time of the scene's clock, counts for the given limit.
  private func isDue(_ moment: TimeInterval, by limit: TimeInterval) -> Bool {
    // Whatever follows from an early event is as early as the event. Frames that are counted from different times differ by rounding.
    if moment <= max(limit, stage.scene.time) + Stage.instant { return true }
    guard let input = stage.playback?.nextTime else { return false }
    return abs(input - moment) < Stage.instant && moment <= limit + Self.earliness
  }

  /// Advances to `time` and takes a turn there, as a display does that shows this time. It becomes the scene's current time.
  package func step(to time: TimeInterval) {
    advance(to: time)
    turn(at: max(start + time, stage.scene.time))
  }

  /// Advances to the end of the phase.
  package func finish() {
    while end == nil, let moment = stage.nextMoment, moment <= start + deadline { turn(at: moment) }
  }

  /// Returns the time since the start of the phase for a time of the scene's clock, in seconds.
  func runTime(of sceneTime: TimeInterval) -> TimeInterval { sceneTime - start }

  /// Returns the scene's time for a time since the start of the phase, in seconds, but never one before the scene's current time.
  func sceneTime(at time: TimeInterval) -> TimeInterval { max(start + time, stage.scene.time) }

  /// The Doctor's diagnoses of this phase.
  var diagnoses: [TransitionDiagnosis] { Array(stage.scene.doctor.diagnoses.trimmingPrefix(earlierDiagnoses)) }

  /// The haptic feedback so far for which the demo's code has asked, with times in seconds since the start of the phase.
  var hapticMoments: [MotionMoment] {
    haptics.events.map { MotionMoment(time: max(runTime(of: $0.time), 0), kind: .haptic($0.feedback)) }
  }

  /// A Boolean value that indicates whether the phase has reached its deadline.
  package var isOverdue: Bool { time >= deadline }

  /// Returns an image of the stage as presented at `time`, in seconds since the start of the phase.
  ///
  /// Advance the run to that time first.
  package func image(at time: TimeInterval) -> CGImage { stage.embedded.image(at: sceneTime(at: time)) }

  /// Returns the named layers as presented at `time`, in seconds since the start of the phase, without advancing the run.
  func layers(at time: TimeInterval) -> [LayerMeasurement] {
    LayerMeasurement.named(below: stage.scene.rootLayer, at: sceneTime(at: time))
  }

  /// Returns the named layers in their final state.
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
