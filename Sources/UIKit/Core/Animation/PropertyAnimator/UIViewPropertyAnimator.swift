import Foundation

/// All animations of an animator follow one clock (`AnimationDriver`), so the cost of pausing, scrubbing, reversing and continuing it does
/// not depend on the number of animations.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// For a spring given by its physics, the time in which it settles.
  open internal(set) var duration: TimeInterval
  open internal(set) var delay: TimeInterval = 0
  open internal(set) var timingParameters: (any UITimingCurveProvider)?
  open internal(set) var state = UIViewAnimatingState.inactive
  /// This property can be observed, for example to wait for the end of an animator that pauses on completion.
  open internal(set) var isRunning = false

  /// This property can be changed only while the animator is inactive.
  @Observed open var isUserInteractionEnabled = true {
    didSet { if !mayChange("userInteractionEnabled") { _isUserInteractionEnabled.wrappedValue = oldValue } }
  }
  /// A Boolean value that indicates whether pending updates of properties and layout are made before the animator's blocks, without
  /// animation, and at their ends, animated.
  open var flushUpdates = false
  /// This property can be changed only while the animator is inactive.
  @Observed open var isInterruptible = true { didSet { if !mayChange("interruptible") { _isInterruptible.wrappedValue = oldValue } } }
  /// If true, hit tests find the animated views at their final positions; if false, where they are on screen. It can be changed only while
  /// the animator is inactive.
  @Observed open var isManualHitTestingEnabled = false {
    didSet { if !mayChange("manualHitTestingEnabled") { _isManualHitTestingEnabled.wrappedValue = oldValue } }
  }
  open var scrubsLinearly = true
  /// If true, the animator stays active at its end, so that it can be reversed, and calls no completions. Observe `isRunning` to detect the
  /// end.
  open var pausesOnCompletion = false

  /// The blocks that wait for the start, with their delays as fractions of the duration.
  var blocks: [(animation: () -> Void, delayFactor: CGFloat)] = []
  var completions: [(UIViewAnimatingPosition) -> Void] = []
  var recorder = ChangeRecorder()
  var driver: AnimationDriver?
  /// The motion that a pause has interrupted. It continues unchanged unless the animation is scrubbed.
  var interrupted: DriverMotion?
  /// The distance beyond its end at which a spring was caught, as a fraction of the whole distance; negative before its start. The values
  /// on screen are ahead of `fractionComplete` by this amount. Scrubbing reduces it gradually, so that nothing jumps.
  var caughtOvershoot: CGFloat = 0
  /// True if the animator was started before it had any changes to animate. The next block then begins at once.
  var awaitsBlock = false
  var hasRunBlocks = false
  /// The warning handler of the scene that created the animator, because the animator may be released when no scene is running or after its
  /// scene is gone. If that scene drops warnings, as in a check, these are dropped too.
  private let warningHandler = UIWindowScene.running?.warningHandler

  /// The running animators, retained until they end.
  static var running: Set<UIViewPropertyAnimator> = []

  /// A spring given by its physics ignores `duration`.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = parameters.duration(requested: duration)
    timingParameters = parameters
    super.init()
  }

  public convenience override init() { self.init(duration: 0, timingParameters: UICubicTimingParameters(animationCurve: .easeInOut)) }

  isolated deinit {
    guard state != .inactive else { return }
    // iOS raises an exception here. Ending the animation is more lenient toward a program that merely forgot to finish it.
    UIWindowScene.warn(
      "It is an error to release a paused or stopped property animator. Property animators must either finish animating or be "
        + "explicitly stopped and finished before they can be released.", to: warningHandler)
    if state == .active, let driver { recorder.freeze(driver) }
    driver?.end(finished: false)
  }

  // MARK: Progress

  /// The progress in the current direction, in 0…1. While the animator runs, this is the fraction of the time that has passed. Setting it
  /// on a paused animator scrubs the animation; setting it on an inactive animator activates and pauses it.
  open var fractionComplete: CGFloat {
    get {
      guard let driver else { return 0 }
      switch driver.motion {
      case .paced, .stopped:
        let fraction = driver.duration > 0 ? (driver.time(at: driver.now) / driver.duration).clamped(to: 0...1) : 1
        return isReversed ? 1 - fraction : fraction
      case .held(let progress): return ((isReversed ? 1 - progress : progress) - caughtOvershoot).clamped(to: 0...1)
      case .even(let since, let from, let to, let duration, _):
        let fraction = duration > 0 ? ((driver.now - since) / duration).clamped(to: 0...1) : 1
        let progress = (from + (to - from) * fraction).clamped(to: 0...1)
        return isReversed ? 1 - progress : progress
      }
    }
    set {
      if state == .inactive { activatePaused() }
      guard state == .active, !isRunning, let driver else { return }
      let fraction = newValue.clamped(to: 0...1)
      caughtOvershoot *= remainingOvershoot(at: fraction)
      interrupted = nil
      awaitsBlock = false
      let shown = fraction + caughtOvershoot
      let progress = isReversed ? 1 - shown : shown
      driver.motion =
        scrubsLinearly || driver.isEven ? .held(progress: progress) : .stopped(time: progress * driver.duration)
    }
  }

  /// Returns the distance of `progress` beyond the ends of the current direction, as a fraction of the whole distance; negative before the
  /// start.
  private func overshoot(at progress: Double) -> CGFloat {
    let fraction = isReversed ? 1 - progress : progress
    return fraction - fraction.clamped(to: 0...1)
  }

  private func remainingOvershoot(at fraction: CGFloat) -> CGFloat {
    guard caughtOvershoot != 0 else { return 1 }
    // All of it remains at the end that the spring has passed, none at the other end.
    let (old, new) = caughtOvershoot > 0 ? (fractionComplete, fraction) : (1 - fractionComplete, 1 - fraction)
    return old > 0 ? min(new / old, 1) : 0
  }

  /// The linear progress that corresponds to the values on screen, in 0…1, or nil while inactive.
  var shownProgress: CGFloat? { driver.map { CGFloat($0.shownProgress(along: pace)).clamped(to: 0...1) } }

  /// Setting this property turns a running animation around.
  @Observed open var isReversed = false {
    didSet {
      guard isReversed != oldValue, state == .active, let driver else { return }
      let progress = driver.shownProgress(along: pace)
      interrupted = nil
      caughtOvershoot = overshoot(at: progress)
      driver.prepareForEvenPacing(at: progress)
      driver.motion = .held(progress: progress)
      if isRunning { run(from: progress, over: nil, along: nil) }
    }
  }

  // MARK: Starting and pausing

  open func startAnimation() { start(after: 0) }

  /// The delay must not be negative.
  open func startAnimation(afterDelay delay: TimeInterval) {
    guard delay >= 0 else { return misuse("The delay should be greater than or equal to zero.", as: .invalidArgument) }
    guard delay == 0 || state != .active || isRunning else {
      return misuse("A paused animator (\(self)) cannot be started with a delay!")
    }
    start(after: delay)
  }

  /// Pauses at the values on screen. An inactive animator becomes active and is paused at its start.
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
    defer { stateDidChange() }
    if case .paced = driver.motion, !scrubsLinearly {
      driver.motion = .stopped(time: max(driver.time(at: driver.now), 0))
    } else {
      let progress = driver.shownProgress(along: pace)
      driver.prepareForEvenPacing(at: progress)
      driver.motion = .held(progress: progress)
      caughtOvershoot = overshoot(at: progress)
    }
  }

  /// If `parameters` is nil, the animator keeps its own timing. `durationFactor` is the duration of the remainder, as a factor of the
  /// animator's duration, or 0 for the original remainder.
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
    driver.prepareForEvenPacing(at: progress)
    var rest: TimeInterval? = durationFactor > 0 ? TimeInterval(durationFactor) * duration : nil
    if rest == nil, let own = parameters?.springTimingParameters?.ownDuration { rest = own }
    run(from: progress, over: rest, along: parameters)
  }

  // MARK: Blocks

  /// While the animator is active, the changes take the remaining time.
  open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

  /// Adds changes that begin after a delay, a fraction of the duration in 0…1, and end with the others.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    guard state != .stopped else { return misuse("Animator \(self) is already stopped!") }
    blocks.append((animation, delayFactor.clamped(to: 0...1)))
    guard state == .active else { return }
    runBlocks()
    if awaitsBlock, hasRunBlocks {
      awaitsBlock = false
      setOff(after: delay)
    }
  }

  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

  // MARK: Ending

  /// Keeps the values on screen. If `withoutFinishing` is false, the completions wait for `finishAnimation(at:)`.
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
    stateDidChange()
  }

  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return misuse("finishAnimationAtPosition: should only be called on a stopped animator!") }
    settle(at: finalPosition)
  }

  /// Reports misuse and returns false if the animator is active.
  private func mayChange(_ property: String) -> Bool {
    if state == .inactive { return true }
    misuse("It is not allowed to set the \(property) property of an active animator (\(self))", as: .generic)
    return false
  }

  /// For example, `<UIViewPropertyAnimator(0x600002a3c000) [active] running interruptible>`.
  open nonisolated override var description: String { MainActor.assumeIsolated { written } }

  private var written: String {
    let address = String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16)
    let flags = [(isRunning, "running"), (isReversed, "reversed"), (isInterruptible, "interruptible")].filter(\.0).map { " " + $0.1 }
    return "<\(type(of: self))(0x\(address)) [\(state)]\(flags.joined())>"
  }
}
