import Foundation

/// The time of a transition that a gesture can drive: what moves by it can be held, scrubbed, and sent on or back.
///
/// While held, everything is paced evenly over its own delay and duration; let go, the progress of the whole runs on along a curve. At
/// the end of a cancelled transition, all that animation blocks have changed gets its original value back before anybody is told, so
/// that no frame shows anything but the start.
@MainActor
final class TransitionTimeline {
  private let driver: AnimationDriver
  private let capture = AnimationCapture()
  private let recorder = ChangeRecorder()
  private var isTakenOver = false
  private var isRunningBack = false
  private var isOver = false

  /// The time of a transition of `duration` seconds that begins now, by the time of `clock`. Until it is first held, what is
  /// collected runs by itself.
  init(duration: TimeInterval, clock: CALayer) {
    driver = AnimationDriver(duration: duration, motion: .paced(since: clock.currentLocalTime, time: 0))
    driver.clock = clock
    driver.onEnd = { [weak self] _ in
      MainActor.assumeIsolated {
        guard let self else { return }
        self.end(cancelled: self.isRunningBack)
      }
    }
  }

  /// Runs `body`; all animations that begin in it belong to the transition.
  func collect(_ body: () -> Void) {
    AnimationContext.record(with: recorder) { capture.collect(body) }
    fit()
  }

  /// How far the transition has come, 0…1.
  var progress: CGFloat { min(max(driver.progress(at: driver.now), 0), 1) }

  /// Seconds to the end without interaction.
  var rest: TimeInterval { max(driver.duration * (1 - progress), 0) }

  /// Holds the transition at `progress`, 0…1.
  func hold(at progress: CGFloat) {
    guard !isOver else { return }
    takeOver()
    driver.motion = .held(progress: progress)
  }

  /// Holds what is shown at this moment; `progress` stands for it.
  func pause(at progress: CGFloat) {
    guard !isOver else { return }
    takeOver()
    driver.takeOver(at: progress)
    driver.motion = .held(progress: progress)
  }

  /// Lets go: runs to the end, or back to the start.
  func run(cancelled: Bool, speed: CGFloat, curve: any UITimingCurveProvider) {
    guard !isOver else { return }
    takeOver()
    let from = driver.progress(at: driver.now)
    let target = cancelled ? 0.0 : 1.0
    let share = abs(target - from) * driver.duration / (speed > 0 ? speed : 1)
    let duration = curve.duration(requested: share)
    isRunningBack = cancelled
    driver.motion = .even(since: driver.now, from: from, to: target, duration: duration, curve: curve.pace(duration: duration).curve)
  }

  /// Ends at once: `cancelled` at the start, otherwise at the end.
  func end(cancelled: Bool) {
    guard !isOver else { return }
    isOver = true
    driver.onEnd = nil
    guard isTakenOver else { return }
    if cancelled { recorder.restoreOriginals() }
    driver.motion = .held(progress: cancelled ? 0 : 1)
    driver.end(finished: true)
  }

  private func takeOver() {
    guard !isTakenOver else { return }
    isTakenOver = true
    capture.handOver(to: driver)
    fit()
  }

  /// Nothing that is driven may be cut off: whatever outlasts the transition's duration is scrubbed with the rest.
  private func fit() {
    guard isTakenOver, !driver.isEven || progress == 0 else { return }
    driver.duration = max(driver.duration, driver.extent)
  }
}
