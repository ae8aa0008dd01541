import Foundation

/// The time of a transition that a gesture can drive. Its animations can be held, scrubbed, and run to their end or back.
///
/// While held, each animation progresses linearly over its own delay and duration. After the release, the overall progress follows a curve.
/// At the end of a cancelled transition, all properties that animation blocks have changed get their original values back before any
/// completion runs, so that no frame shows anything but the start.
@MainActor
final class TransitionTimeline {
  private let driver: AnimationDriver
  private let capture = AnimationCapture()
  private let recorder = ChangeRecorder()
  private var hasCaptured = false
  private var isRunningBack = false
  private var isOver = false

  /// Creates the timeline of a transition of `duration` seconds that begins now, in the local time of `clock`. Until it is first held, the
  /// animations that it collects run normally.
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

  /// Runs `body` and makes all animations that begin in it part of the transition.
  func collect(_ body: () -> Void) {
    AnimationContext.record(with: recorder) { capture.collect(body) }
    fit()
  }

  /// The progress of the transition, in 0…1.
  var progress: CGFloat { driver.progress(at: driver.now).clamped(to: 0...1) }

  /// Returns the visible progress of animations with the timing `pace`, in 0…1, and its speed per second, which is 0 if a gesture has
  /// driven them.
  func shownMotion(along pace: Spring) -> (progress: CGFloat, speed: CGFloat) {
    let progress = CGFloat(driver.shownProgress(along: .spring(pace))).clamped(to: 0...1)
    return (progress, driver.isEven || progress == 1 ? 0 : CGFloat(pace.velocity(at: driver.time(at: driver.now))))
  }

  /// The remaining time without interaction, in seconds.
  var rest: TimeInterval { max(driver.duration * (1 - progress), 0) }

  func hold(at progress: CGFloat) {
    guard !isOver else { return }
    captureIfNeeded()
    driver.motion = .held(progress: progress)
  }

  /// Freezes the current appearance, and makes it correspond to `progress`.
  func pause(at progress: CGFloat) {
    guard !isOver else { return }
    captureIfNeeded()
    driver.prepareForEvenPacing(at: progress)
    driver.motion = .held(progress: progress)
  }

  /// Runs to the end, or back to the start, after the release.
  func run(cancelled: Bool, speed: CGFloat, curve: any UITimingCurveProvider) {
    guard !isOver else { return }
    captureIfNeeded()
    let from = driver.progress(at: driver.now)
    let target = cancelled ? 0.0 : 1.0
    let fraction = abs(target - from) * driver.duration / (speed > 0 ? speed : 1)
    let duration = curve.duration(requested: fraction)
    isRunningBack = cancelled
    driver.motion = .even(since: driver.now, from: from, to: target, duration: duration, curve: curve.pace(duration: duration).curve)
  }

  /// Ends at once: at the start if `cancelled`, otherwise at the end.
  func end(cancelled: Bool) {
    guard !isOver else { return }
    isOver = true
    driver.onEnd = nil
    guard hasCaptured else { return }
    if cancelled { recorder.restoreOriginals() }
    driver.motion = .held(progress: cancelled ? 0 : 1)
    driver.end(finished: true)
  }

  /// Shows the end of all animations at once, or their start if `cancelled`, and calls their completions.
  func endAtOnce(cancelled: Bool) {
    guard !isOver else { return }
    captureIfNeeded()
    end(cancelled: cancelled)
  }

  private func captureIfNeeded() {
    guard !hasCaptured else { return }
    hasCaptured = true
    capture.handOver(to: driver)
    fit()
  }

  /// Extends the duration to the longest animation, so that the gesture scrubs all of it and nothing is cut off.
  private func fit() {
    guard hasCaptured, !driver.isEven || progress == 0 else { return }
    driver.duration = max(driver.duration, driver.extent)
  }
}
