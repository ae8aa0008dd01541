import Foundation

/// Animates changes of views, and lets a gesture take them over at any moment: pause, scrub, reverse, continue.
///
/// All its animations go by one clock (`AnimationDriver`), so that whatever is done to the animator costs the same however much it
/// animates.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// Seconds; for a spring given by its physics the time in which it settles.
  open internal(set) var duration: TimeInterval
  /// Seconds between `startAnimation(afterDelay:)` and the first movement.
  open internal(set) var delay: TimeInterval = 0
  /// The curve or spring that it was made with.
  open internal(set) var timingParameters: (any UITimingCurveProvider)?
  /// Whether it has begun, or waits to be finished.
  open internal(set) var state = UIViewAnimatingState.inactive
  /// Whether it moves by itself.
  open internal(set) var isRunning = false

  /// Whether touches reach the animated views. May change only while inactive.
  open var isUserInteractionEnabled = true {
    didSet { if !mayChange("userInteractionEnabled") { isUserInteractionEnabled = oldValue } }
  }
  /// Whether the animator may be paused, stopped and continued. May change only while inactive.
  open var isInterruptible = true { didSet { if !mayChange("interruptible") { isInterruptible = oldValue } } }
  /// Whether the animated views are hit where they will end; otherwise they are hit where they are seen.
  open var isManualHitTestingEnabled = false {
    didSet { if !mayChange("manualHitTestingEnabled") { isManualHitTestingEnabled = oldValue } }
  }
  /// Whether a paused animation is scrubbed evenly instead of along its curve.
  open var scrubsLinearly = true
  /// Whether the animator stays active at its end, so that it can be reversed; no completion is called then.
  open var pausesOnCompletion = false

  // What the extensions share.

  /// The blocks that wait for the start, and when they begin, as a share of the duration.
  var blocks: [(animation: () -> Void, delayFactor: CGFloat)] = []
  var completions: [(UIViewAnimatingPosition) -> Void] = []
  var recorder = ChangeRecorder()
  var driver: AnimationDriver?
  /// The motion that a pause interrupted and how far it had got; it goes on unchanged unless somebody scrubs.
  var interrupted: AnimationDriver.Motion?
  /// How far beyond its end a spring was caught, as a fraction of the way; negative before its start. What is shown is ahead of
  /// `fractionComplete` by it. Scrubbing away from there gives it up little by little, so that nothing jumps.
  var caughtOvershoot: CGFloat = 0
  /// Whether the animator was started before it had anything to do: the next block begins at once.
  var awaitsBlock = false
  /// Whether any block has run.
  var hasRunBlocks = false

  /// Running animators live until they end, whoever lets go of them.
  static var running: Set<UIViewPropertyAnimator> = []

  // MARK: Making

  /// An animator with a curve or spring of its own.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = parameters.duration(requested: duration)
    timingParameters = parameters
    super.init()
  }

  isolated deinit {
    guard state != .inactive else { return }
    // iOS raises here; ending the animation is kinder to whoever only forgot.
    HostServices.warn(
      "It is an error to release a paused or stopped property animator. Property animators must either finish animating or be "
        + "explicitly stopped and finished before they can be released.")
    if state == .active, let driver { recorder.freeze(driver) }
    driver?.end(finished: false)
  }

  // MARK: Progress

  /// How far the animation has come in its direction, 0…1. While it runs, the share of the time that has passed. May be set while
  /// paused, which scrubs; setting it on an inactive animator makes it active and paused.
  open var fractionComplete: CGFloat {
    get {
      guard let driver else { return 0 }
      switch driver.motion {
      case .paced, .stopped:
        let share = driver.duration > 0 ? min(max(driver.time(at: driver.now) / driver.duration, 0), 1) : 1
        return isReversed ? 1 - share : share
      case .held(let progress): return min(max((isReversed ? 1 - progress : progress) - caughtOvershoot, 0), 1)
      case .even(let since, let from, let to, let duration, _):
        let share = duration > 0 ? min(max((driver.now - since) / duration, 0), 1) : 1
        let progress = min(max(from + (to - from) * share, 0), 1)
        return isReversed ? 1 - progress : progress
      }
    }
    set {
      if state == .inactive { activatePaused() }
      guard state == .active, !isRunning, let driver else { return }
      let fraction = min(max(newValue, 0), 1)
      caughtOvershoot *= shareOfOvershootKept(at: fraction)
      interrupted = nil
      awaitsBlock = false
      let shown = fraction + caughtOvershoot
      let progress = isReversed ? 1 - shown : shown
      driver.motion =
        scrubsLinearly || driver.isEven ? .held(progress: progress) : .stopped(time: progress * driver.duration)
    }
  }

  /// How far beyond the ends of the animator's direction `progress` is, as a fraction of the way; negative before the start.
  private func overshoot(at progress: Double) -> CGFloat {
    let fraction = isReversed ? 1 - progress : progress
    return fraction - min(max(fraction, 0), 1)
  }

  /// How much of a caught overshoot is left, 0…1, when the animation is scrubbed from where it is to `fraction`.
  private func shareOfOvershootKept(at fraction: CGFloat) -> CGFloat {
    guard caughtOvershoot != 0 else { return 1 }
    // All of it at the end that the spring has passed, nothing at the other.
    let (old, new) = caughtOvershoot > 0 ? (fractionComplete, fraction) : (1 - fractionComplete, 1 - fraction)
    return old > 0 ? min(new / old, 1) : 0
  }

  /// The even progress that stands for what is shown now, 0…1; nil while inactive.
  var shownProgress: CGFloat? { driver.map { min(max($0.shownProgress(along: pace), 0), 1) } }

  /// Whether the animation moves back to the original values. May be changed at any time; a running animation turns round.
  open var isReversed = false {
    didSet {
      guard isReversed != oldValue, state == .active, let driver else { return }
      let progress = driver.shownProgress(along: pace)
      interrupted = nil
      caughtOvershoot = overshoot(at: progress)
      driver.takeOver(at: progress)
      driver.motion = .held(progress: progress)
      if isRunning { run(from: progress, over: nil, along: nil) }
    }
  }

  // MARK: Starting and pausing

  /// Starts, or resumes after a pause.
  open func startAnimation() { start(after: 0) }

  /// Starts after `delay` seconds, which may not be negative.
  open func startAnimation(afterDelay delay: TimeInterval) {
    guard delay >= 0 else { return misuse("The delay should be greater than or equal to zero.", as: .invalidArgument) }
    guard delay == 0 || state != .active || isRunning else {
      return misuse("A paused animator (\(self)) cannot be started with a delay!")
    }
    start(after: delay)
  }

  /// Holds what is shown; an inactive animator becomes active and stands at its start.
  open func pauseAnimation() {
    guard state != .stopped else { return misuse("Animator \(self) is already stopped!") }
    guard isInterruptible || state == .inactive else {
      return misuse("An animator \(self) that is not interruptible cannot be paused!")
    }
    if state == .inactive {
      activatePaused()
      return
    }
    guard isRunning, let driver else { return }
    setRunning(false)
    interrupted = driver.interruption
    if case .paced = driver.motion, !scrubsLinearly {
      driver.motion = .stopped(time: max(driver.time(at: driver.now), 0))
    } else {
      let progress = driver.shownProgress(along: pace)
      driver.takeOver(at: progress)
      driver.motion = .held(progress: progress)
      caughtOvershoot = overshoot(at: progress)
    }
  }

  /// Goes on from the current position with another curve; `nil` keeps the animator's own.
  ///
  /// The rest takes `durationFactor` times the animator's duration; with 0, the original rest of it.
  open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
    if state == .inactive {
      startAnimation()
      return
    }
    guard state == .active && !isRunning else {
      return misuse("continueAnimationWithTimingParameters:durationFactor: should only be called on a paused animator (\(self))!")
    }
    guard isInterruptible else {
      return misuse("An animator \(self) that is not interruptible cannot be continued or reversed!")
    }
    guard let driver else { return }
    if parameters == nil, durationFactor == 0, let interrupted {
      resume(interrupted)
      return
    }
    let progress = driver.shownProgress(along: pace)
    driver.takeOver(at: progress)
    var rest: TimeInterval? = durationFactor > 0 ? TimeInterval(durationFactor) * duration : nil
    if rest == nil, let own = parameters?.springTimingParameters?.ownDuration { rest = own }
    run(from: progress, over: rest, along: parameters)
  }

  // MARK: Blocks

  /// Adds changes to animate: over the whole duration, or, while active, over what is left of it.
  open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

  /// Adds changes that begin after a share (0…1) of the duration and end with the others.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    guard state != .stopped else { return misuse("Animator \(self) is already stopped!") }
    blocks.append((animation, min(max(delayFactor, 0), 1)))
    guard state == .active else { return }
    runBlocks()
    if awaitsBlock, hasRunBlocks {
      awaitsBlock = false
      setOff(after: delay)
    }
  }

  /// Adds what is called when the animator has finished, in the order of adding.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

  // MARK: Ending

  /// Freezes the values as they are shown; with `withoutFinishing` it is over and no completion is called.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active, let driver else { return }
    guard isInterruptible else { return misuse("An animator \(self) that is not interruptible cannot be stopped!") }
    recorder.freeze(driver)
    end(finished: false)
    if withoutFinishing {
      becomeInactive()
    } else {
      state = .stopped
    }
  }

  /// Ends a stopped animator with the original, the final or the frozen values and calls the completions.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return misuse("finishAnimationAtPosition: should only be called on a stopped animator!") }
    settle(at: finalPosition)
  }

  /// Returns whether a property may be changed that is fixed while the animator is active.
  private func mayChange(_ property: String) -> Bool {
    if state == .inactive { return true }
    misuse("It is not allowed to set the \(property) property of an active animator (\(self))", as: .generic)
    return false
  }

  // MARK: Description

  /// In the form of UIKit's reports: `<UIViewPropertyAnimator(0x600002a3c000) [active] running interruptible>`.
  open nonisolated override var description: String { MainActor.assumeIsolated { written } }

  private var written: String {
    let address = String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16)
    let flags = [(isRunning, "running"), (isReversed, "reversed"), (isInterruptible, "interruptible")].filter(\.0).map { " " + $0.1 }
    return "<\(type(of: self))(0x\(address)) [\(state)]\(flags.joined())>"
  }
}
