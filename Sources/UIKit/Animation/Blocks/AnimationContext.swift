import Foundation

/// What an animation block asks for: how changes of views inside it move.
@MainActor
final class AnimationContext {
  /// Seconds of one run.
  let duration: TimeInterval
  /// Seconds before the first run.
  let delay: TimeInterval
  let pace: Pace
  let options: UIView.AnimationOptions
  var repeatCount: Float
  var autoreverses: Bool

  /// Who waits for the end of the block's animations.
  let completion: AnimationCompletion?
  /// Whose clock the animations follow instead of the layer's own; begins count from its start.
  let driver: AnimationDriver?
  /// When the block began on the driver's clock.
  let driverTime: TimeInterval
  /// Told of each change, for whoever may have to take it back.
  let recorder: ChangeRecorder?
  /// Collects keyframes instead of animating at once.
  let keyframes: KeyframeCollector?

  /// Views whose size changed in the block, laid out inside it on demand.
  private var resizedViews: [UIView] = []

  /// The context of the innermost block that runs; nil outside of any.
  static private(set) var current: AnimationContext?
  /// What `UIView.setAnimationsEnabled(_:)` last said.
  static var animationsEnabled = true

  init(
    duration: TimeInterval, delay: TimeInterval = 0, pace: Pace, options: UIView.AnimationOptions, completion: AnimationCompletion? = nil,
    driver: AnimationDriver? = nil, driverTime: TimeInterval = 0, recorder: ChangeRecorder? = nil, keyframes: KeyframeCollector? = nil
  ) {
    self.duration = duration
    self.delay = delay
    self.pace = pace
    self.options = options
    self.completion = completion
    self.driver = driver
    self.driverTime = driverTime
    self.recorder = recorder
    self.keyframes = keyframes
    repeatCount = options.contains(.repeat) ? .infinity : 0
    autoreverses = options.contains(.autoreverse)
  }

  /// The context of a block inside this one, which takes over what the options do not claim for itself.
  func nested(
    duration: TimeInterval, delay: TimeInterval, pace: Pace, options: UIView.AnimationOptions, completion: AnimationCompletion?,
    keyframes: KeyframeCollector? = nil
  ) -> AnimationContext {
    let context = AnimationContext(
      duration: options.contains(.overrideInheritedDuration) ? duration : self.duration, delay: delay,
      pace: options.contains(.overrideInheritedCurve) ? pace : self.pace,
      options: options.contains(.overrideInheritedOptions) ? options : self.options, completion: completion, driver: driver,
      driverTime: driverTime, recorder: recorder, keyframes: keyframes)
    if !options.contains(.overrideInheritedOptions) {
      context.repeatCount = repeatCount
      context.autoreverses = autoreverses
    }
    return context
  }

  /// Runs `block` such that the changes in it animate as this context says.
  func run(_ block: () -> Void) {
    let outer = Self.current
    Self.current = self
    block()
    if outer == nil, let companion = Self.companion {
      Self.companion = nil
      companion()
    }
    if options.contains(.layoutSubviews) {
      for view in resizedViews { view.layoutIfNeeded() }
    }
    resizedViews = []
    Self.current = outer
  }

  /// Runs `body`, and `companion` inside the first animation block that it starts: what is animated alongside has the same pace
  /// and the same driver.
  static func run(_ body: () -> Void, alongside companion: @escaping () -> Void) {
    let outer = Self.companion
    Self.companion = companion
    body()
    Self.companion = outer
  }

  private static var companion: (() -> Void)?

  /// Runs `body`, and notes with `recorder` what all animation blocks in it change.
  static func record(with recorder: ChangeRecorder, _ body: () -> Void) {
    let outer = surroundingRecorder
    surroundingRecorder = recorder
    body()
    surroundingRecorder = outer
  }

  /// Told of the changes in all blocks, besides the blocks' own recorders.
  private(set) static var surroundingRecorder: ChangeRecorder?

  /// Runs `block` such that nothing in it animates.
  static func runWithoutAnimation(_ block: () -> Void) {
    let enabled = animationsEnabled
    animationsEnabled = false
    block()
    animationsEnabled = enabled
  }

  func noteResized(_ view: UIView) { resizedViews.append(view) }

  /// Gives `animation` the timing that all animations of the block share and adds it to `layer`.
  func add(_ animation: CAPropertyAnimation, to layer: CALayer, key: String, view: UIView) {
    animation.duration = duration
    animation.fillMode = .both
    animation.repeatCount = repeatCount
    animation.autoreverses = autoreverses
    if driver == nil, delay != 0 { animation.beginTime = layer.currentLocalTime + delay }
    let unblocking = options.contains(.allowUserInteraction) ? nil : Self.blockTouches(of: view)
    layer.add(
      animation, key: key, driver: driver, begin: driverTime + delay, completions: [completion, unblocking].compactMap { $0 })
    unblocking?.seal()
  }

  /// Keeps touches away from `view` until the completion that is returned is called.
  private static func blockTouches(of view: UIView) -> AnimationCompletion {
    view.touchBlockingAnimations += 1
    return AnimationCompletion { [weak view] _ in MainActor.assumeIsolated { view?.touchBlockingAnimations -= 1 } }
  }
}
