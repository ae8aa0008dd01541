import Foundation

/// Animates changes of views, and lets a gesture take them over at any moment: pause, scrub, reverse, continue.
///
/// All its animations go by one clock (`AnimationDriver`), so that whatever is done to the animator costs the same however much it
/// animates.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// Seconds; for a spring given by its physics the time in which it settles.
  open private(set) var duration: TimeInterval
  /// Seconds between `startAnimation(afterDelay:)` and the first movement.
  open private(set) var delay: TimeInterval = 0
  /// The curve or spring that it was made with.
  open private(set) var timingParameters: (any UITimingCurveProvider)?
  /// Whether it has begun, or waits to be finished.
  open private(set) var state = UIViewAnimatingState.inactive
  /// Whether it moves by itself.
  open private(set) var isRunning = false

  /// Whether touches reach the animated views. May change only while inactive.
  open var isUserInteractionEnabled = true { didSet { requireInactive("userInteractionEnabled") } }
  /// Whether the animator may be paused, stopped and continued. May change only while inactive.
  open var isInterruptible = true { didSet { requireInactive("interruptible") } }
  /// Whether the animated views are hit where they will end; otherwise they are hit where they are seen.
  open var isManualHitTestingEnabled = false { didSet { requireInactive("manualHitTestingEnabled") } }
  /// Whether a paused animation is scrubbed evenly instead of along its curve.
  open var scrubsLinearly = true
  /// Whether the animator stays active at its end, so that it can be reversed; no completion is called then.
  open var pausesOnCompletion = false

  /// The blocks that wait for the start, and when they begin, as a share of the duration.
  private var blocks: [(animation: () -> Void, delayFactor: CGFloat)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var recorder = ChangeRecorder()
  private var driver: AnimationDriver?
  /// The motion that a pause interrupted and how far it had got; it goes on unchanged unless somebody scrubs.
  private var interrupted: AnimationDriver.Motion?
  /// The highest value that `fractionComplete` may take: more than 1 while a spring that overshot is held.
  private var highestFraction: CGFloat = 1
  /// Whether the animator was started before it had anything to do: the next block begins at once.
  private var awaitsBlock = false
  /// Whether any block has run.
  private var hasRunBlocks = false

  /// Running animators live until they end, whoever lets go of them.
  private static var running: Set<UIViewPropertyAnimator> = []

  // MARK: Making

  /// An animator with a curve or spring of its own.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = parameters.duration(requested: duration)
    timingParameters = parameters
    super.init()
  }

  /// An animator with a named curve.
  public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// An animator with a cubic curve of one's own.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// A spring that comes to rest within `duration` seconds; a ratio of 1 never overshoots, smaller ones swing more.
  public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator and starts it.
  ///
  /// Inside another animation it takes over that one's duration and curve, unless the options say otherwise, cannot be interrupted by
  /// itself, and moves with a surrounding animator.
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let curve = UIView.AnimationCurve(rawValue: options.curve) ?? .easeInOut
    let animator = UIViewPropertyAnimator(duration: duration, curve: curve)
    if let completion { animator.addCompletion(completion) }
    if let outer = AnimationContext.current {
      animator.run(animations, inside: outer, delay: delay, options: options)
    } else {
      animator.addAnimations(animations)
      animator.startAnimation(afterDelay: delay)
    }
    return animator
  }

  /// Runs `animations` as a part of the block that runs around.
  private func run(_ animations: () -> Void, inside outer: AnimationContext, delay: TimeInterval, options: UIView.AnimationOptions) {
    isInterruptible = false
    self.delay = delay
    state = .active
    setRunning(true)
    let completion = AnimationCompletion { [weak self] _ in MainActor.assumeIsolated { self?.settle(at: .end) } }
    let context = outer.nested(
      duration: duration, delay: delay, pace: Pace(options: options), options: options, completion: completion)
    duration = context.duration
    context.run(animations)
    if completion.isWaiting { completion.seal() } else { LayerTree.onNextTurn { completion.seal() } }
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
      case .held(let progress): return isReversed ? 1 - progress : progress
      case .even(let since, let from, let to, let duration, _):
        let share = duration > 0 ? min(max((driver.now - since) / duration, 0), 1) : 1
        let progress = from + (to - from) * share
        return isReversed ? 1 - progress : progress
      }
    }
    set {
      if state == .inactive { activatePaused() }
      guard state == .active, !isRunning, let driver else { return }
      let fraction = min(max(newValue, 0), highestFraction)
      interrupted = nil
      awaitsBlock = false
      let progress = isReversed ? 1 - fraction : fraction
      driver.motion =
        scrubsLinearly || driver.isEven ? .held(progress: progress) : .stopped(time: progress * driver.duration)
    }
  }

  /// The even progress that stands for what is shown now, 0…1; nil while inactive.
  var shownProgress: CGFloat? { driver.map { min(max($0.shownProgress(along: pace), 0), 1) } }

  /// Whether the animation moves back to the original values. May be changed at any time; a running animation turns round.
  open var isReversed = false {
    didSet {
      guard isReversed != oldValue, state == .active, let driver else { return }
      let progress = driver.shownProgress(along: pace)
      interrupted = nil
      highestFraction = 1
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
    precondition(delay >= 0, "A property animator cannot start after a negative delay (\(delay) s).")
    precondition(delay == 0 || state != .active || isRunning, "A paused property animator cannot be started after a delay.")
    start(after: delay)
  }

  private func start(after delay: TimeInterval) {
    precondition(state != .stopped, "startAnimation() must not be called on a stopped property animator; finish it first.")
    guard !isRunning else { return }
    if state == .inactive {
      self.delay = delay
      activate()
      guard hasRunBlocks else {
        awaitsBlock = true
        return
      }
      setOff(after: delay)
    } else if let interrupted {
      resume(interrupted)
    } else {
      continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }
  }

  /// Holds what is shown; an inactive animator becomes active and stands at its start.
  open func pauseAnimation() {
    precondition(state != .stopped, "pauseAnimation() must not be called on a stopped property animator.")
    precondition(isInterruptible || state == .inactive, "A property animator that is not interruptible cannot be paused.")
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
      highestFraction = max(1, isReversed ? 1 - progress : progress)
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
    precondition(state == .active && !isRunning, "continueAnimation(withTimingParameters:durationFactor:) needs a paused animator.")
    precondition(isInterruptible, "A property animator that is not interruptible cannot be continued.")
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
    precondition(state != .stopped, "Animations cannot be added to a stopped property animator.")
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

  /// Waits for the animator to finish.
  open func addCompletion() async -> UIViewAnimatingPosition {
    await withCheckedContinuation { continuation in addCompletion { continuation.resume(returning: $0) } }
  }

  // MARK: Ending

  /// Freezes the values as they are shown; with `withoutFinishing` it is over and no completion is called.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active, let driver else { return }
    precondition(isInterruptible, "A property animator that is not interruptible cannot be stopped.")
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
    precondition(state == .stopped, "finishAnimationAtPosition: should only be called on a stopped animator!")
    settle(at: finalPosition)
  }

  /// Gives the properties the values of `position` and tells whoever waits.
  private func settle(at position: UIViewAnimatingPosition) {
    switch position {
    case .end: if state == .stopped { recorder.restoreFinals() }
    case .start: recorder.restoreOriginals()
    case .current: break
    }
    end(finished: true)
    let waiting = completions
    becomeInactive()
    for completion in waiting { completion(position) }
  }

  private func end(finished: Bool) {
    let ending = driver
    driver = nil
    setRunning(false)
    ending?.onEnd = nil
    ending?.end(finished: finished)
  }

  private func becomeInactive() {
    state = .inactive
    blocks = []
    completions = []
    recorder.forget()
    recorder = ChangeRecorder()
    interrupted = nil
    highestFraction = 1
    awaitsBlock = false
    hasRunBlocks = false
  }

  /// The motion has reached its end.
  private func motionEnded(atStart: Bool) {
    if pausesOnCompletion {
      guard let driver else { return }
      setRunning(false)
      driver.takeOver(at: atStart ? 0 : 1)
      driver.motion = .held(progress: atStart ? 0 : 1)
    } else {
      settle(at: atStart ? .start : .end)
    }
  }

  // MARK: The clock

  private var pace: TimingCurve { (timingParameters?.pace(duration: duration) ?? .cubic(.easeInOut)).curve }

  private func activate() {
    let driver = AnimationDriver(duration: duration)
    driver.onEnd = { [weak self] atStart in MainActor.assumeIsolated { self?.motionEnded(atStart: atStart) } }
    driver.isHitWhereSeen = !isManualHitTestingEnabled
    self.driver = driver
    state = .active
    runBlocks()
  }

  private func activatePaused() {
    activate()
    if scrubsLinearly {
      driver?.motion = .held(progress: isReversed ? 1 : 0)
    } else {
      driver?.motion = .stopped(time: isReversed ? duration : 0)
    }
  }

  /// Lets the time run, from the beginning.
  private func setOff(after delay: TimeInterval) {
    guard let driver else { return }
    setRunning(true)
    if isReversed {
      driver.motion = .even(since: driver.now + delay, from: 1, to: 0, duration: duration, curve: pace)
    } else {
      driver.motion = .paced(since: driver.now + delay, time: 0)
    }
    // Nobody sees what is in no window, so there is nothing to wait for, even if a pause follows.
    LayerTree.onNextTurn { [weak self] in
      MainActor.assumeIsolated {
        guard let self, self.driver === driver, driver.isUnseen else { return }
        self.settle(at: self.isReversed ? .start : .end)
      }
    }
  }

  /// Lets the progress run on to the end of its direction, over `rest` seconds or what is left of the duration.
  private func run(from progress: Double, over rest: TimeInterval?, along parameters: (any UITimingCurveProvider)?) {
    guard let driver else { return }
    let target = isReversed ? 0.0 : 1.0
    let share = min(max(abs(target - progress), 0), 1)
    let rest = rest ?? share * duration
    let curve: TimingCurve
    if let parameters {
      curve = parameters.pace(duration: rest).curve
    } else if isReversed {
      curve = pace
    } else {
      curve = .rest(of: pace, duration: duration, after: pace.fraction(whereProgressIs: progress, duration: duration))
    }
    interrupted = nil
    highestFraction = 1
    setRunning(true)
    driver.motion = .even(since: driver.now, from: progress, to: target, duration: rest, curve: curve)
  }

  /// Goes on as if there had been no pause.
  private func resume(_ motion: AnimationDriver.Motion) {
    guard let driver else { return }
    interrupted = nil
    highestFraction = 1
    setRunning(true)
    driver.resume(motion)
  }

  private func runBlocks() {
    guard let driver else { return }
    let now = min(max(driver.time(at: driver.now), 0), driver.duration)
    let waiting = blocks
    blocks = []
    for (animation, delayFactor) in waiting {
      hasRunBlocks = true
      let wait = min(TimeInterval(delayFactor) * duration, duration - now)
      context(duration: duration - now - wait, driver: driver, begin: now + wait).run(animation)
    }
  }

  private func context(duration: TimeInterval, driver: AnimationDriver, begin: TimeInterval) -> AnimationContext {
    let pace = timingParameters?.pace(duration: duration) ?? .cubic(.easeInOut)
    var options: UIView.AnimationOptions = .beginFromCurrentState
    if isUserInteractionEnabled { options.insert(.allowUserInteraction) }
    return AnimationContext(
      duration: duration, pace: pace, options: options, driver: driver, driverTime: begin, recorder: recorder)
  }

  private func setRunning(_ running: Bool) {
    isRunning = running
    if running { Self.running.insert(self) } else { Self.running.remove(self) }
  }

  private func requireInactive(_ property: String) {
    precondition(state == .inactive, "It is not allowed to set the \(property) property of an active animator")
  }
}
