import Foundation

/// The parameters of a running animation block, which determine how changes of views in it animate.
@MainActor
final class AnimationContext {
  let duration: TimeInterval
  let delay: TimeInterval
  let pace: Pace
  /// The timing of motions without a `CAAnimation`, or nil for a block that adds animations to layers.
  let motion: (any ValueTiming)?
  let options: UIView.AnimationOptions
  var repeatCount: Float
  var autoreverses: Bool

  let completion: AnimationCompletion?
  /// The driver that the animations follow instead of the layer's own time. Their begin times count from its start.
  let driver: AnimationDriver?
  /// The time at which the block begins, on the driver's clock.
  let driverTime: TimeInterval
  /// Records the changes for an owner that may have to undo them.
  let recorder: ChangeRecorder?
  /// Collects the changes of a keyframe block. It is nil for a block that animates directly.
  let keyframes: KeyframeCollector?

  /// The views that were resized in the block. With `.layoutSubviews` they are laid out at its end, so that their subviews animate along.
  private var resizedViews: [UIView] = []

  /// A Boolean value that indicates whether pending updates are made whenever a block begins or ends. Nested blocks inherit it.
  private var flushes = false

  /// The context of the innermost running block, or nil outside any block.
  static private(set) var current: AnimationContext?
  /// The value that was last passed to `UIView.setAnimationsEnabled(_:)`.
  static var animationsEnabled = true

  init(
    duration: TimeInterval, delay: TimeInterval = 0, pace: Pace, options: UIView.AnimationOptions, completion: AnimationCompletion? = nil,
    driver: AnimationDriver? = nil, driverTime: TimeInterval = 0, recorder: ChangeRecorder? = nil, keyframes: KeyframeCollector? = nil,
    motion: (any ValueTiming)? = nil
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
    self.motion = motion
    repeatCount = options.contains(.repeat) ? .infinity : 0
    autoreverses = options.contains(.autoreverse)
  }

  /// Returns the context of a block inside this one, which inherits everything that its options do not override.
  func nested(
    duration: TimeInterval, delay: TimeInterval, pace: Pace, options: UIView.AnimationOptions, completion: AnimationCompletion?,
    keyframes: KeyframeCollector? = nil
  ) -> AnimationContext {
    let context = AnimationContext(
      duration: options.contains(.overrideInheritedDuration) ? duration : self.duration, delay: delay,
      pace: options.contains(.overrideInheritedCurve) ? pace : self.pace,
      options: options.contains(.overrideInheritedOptions) ? options : self.options, completion: completion, driver: driver,
      driverTime: driverTime, recorder: recorder, keyframes: keyframes,
      motion: options.contains(.overrideInheritedCurve) ? nil : motion)
    if !options.contains(.overrideInheritedOptions) {
      context.repeatCount = repeatCount
      context.autoreverses = autoreverses
    }
    return context
  }

  func run(_ block: () -> Void) {
    let outer = Self.current
    flushes = options.contains(.flushUpdates) || outer?.flushes == true
    if flushes { Self.flushUpdates() }
    Self.current = self
    block()
    if outer == nil, let alongsideBlock = Self.alongsideBlock {
      Self.alongsideBlock = nil
      alongsideBlock()
    }
    if options.contains(.layoutSubviews) {
      for view in resizedViews { view.layoutIfNeeded() }
    }
    resizedViews = []
    if flushes { Self.flushUpdates() }
    Self.current = outer
  }

  /// Makes the pending property and layout updates of the running scene. Inside a block they are animated.
  private static func flushUpdates() {
    guard let scene = UIWindowScene.running else { return }
    PropertyUpdates.perform(in: scene)
    for window in scene.windows { window.layoutIfNeeded() }
  }

  /// Runs `body`, and runs `alongsideBlock` inside the first animation block that `body` starts, so that both share timing and driver.
  static func run(_ body: () -> Void, alongside alongsideBlock: @escaping () -> Void) {
    let outer = Self.alongsideBlock
    Self.alongsideBlock = alongsideBlock
    body()
    Self.alongsideBlock = outer
  }

  private static var alongsideBlock: (() -> Void)?

  static func record(with recorder: ChangeRecorder, _ body: () -> Void) {
    let outer = surroundingRecorder
    surroundingRecorder = recorder
    body()
    surroundingRecorder = outer
  }

  private(set) static var surroundingRecorder: ChangeRecorder?

  static func runWithoutAnimation(_ block: () -> Void) {
    let enabled = animationsEnabled
    let flushes = enabled && current?.flushes == true
    if flushes { flushUpdates() }
    animationsEnabled = false
    block()
    if flushes { flushUpdates() }
    animationsEnabled = enabled
  }

  func noteResized(_ view: UIView) { resizedViews.append(view) }

  func add(_ animation: CAPropertyAnimation, to layer: CALayer, key: String, view: UIView) {
    animation.duration = duration
    animation.fillMode = .both
    animation.repeatCount = repeatCount
    animation.autoreverses = autoreverses
    animation.preferredFrameRateRange = options.frameRateRange
    if driver == nil, delay != 0 { animation.beginTime = layer.currentLocalTime + delay }
    let unblocking = options.contains(.allowUserInteraction) ? nil : Self.blockTouches(of: view)
    layer.add(
      animation, key: key, driver: driver, begin: driverTime + delay, completions: [completion, unblocking].compactMap { $0 })
    unblocking?.seal()
  }

  private static func blockTouches(of view: UIView) -> AnimationCompletion {
    view.touching.animations += 1
    return AnimationCompletion { [weak view] _ in MainActor.assumeIsolated { view?.touching.animations -= 1 } }
  }
}
