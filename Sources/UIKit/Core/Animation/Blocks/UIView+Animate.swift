import Foundation

extension UIView {
  // MARK: Blocks

  /// Animates the changes made in `animations`, over `duration` seconds with an ease-in-out curve.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds. At 0 or less the changes are not animated.
  ///   - animations: The closure that changes the views.
  ///   - completion: The closure to call at the end, with a Boolean value that indicates whether the animations ran to their
  ///     end. If there is nothing to animate, it is called at the start of the next turn of the run loop.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  /// Animates the changes made in `animations`, after a delay.
  ///
  /// The properties have their new values at once, but the old values stay visible during the delay.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds. At 0 or less the changes are not animated.
  ///   - delay: The delay before the animations, in seconds.
  ///   - options: The options of the animations.
  ///   - animations: The closure that changes the views.
  ///   - completion: The closure to call at the end, with a Boolean value that indicates whether the animations ran to their
  ///     end.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let pace = Pace(options: options)
    // The keyboard's spring has a fixed duration.
    let duration = options.curve == AnimationCurve.keyboard.rawValue && duration > 0 ? 0.5 : duration
    runBlock(duration: duration, delay: delay, pace: pace, options: options, animations: animations, completion: completion)
  }

  /// Animates the changes made in `animations` with a damped spring that comes to rest after `duration` seconds.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds.
  ///   - delay: The delay before the animations, in seconds.
  ///   - dampingRatio: The damping ratio. At 1 the spring does not overshoot; smaller values oscillate more.
  ///   - velocity: The initial velocity. At 1 it would cover the whole distance in one second.
  ///   - options: The options of the animations.
  ///   - animations: The closure that changes the views.
  ///   - completion: The closure to call at the end, with a Boolean value that indicates whether the animations ran to their
  ///     end.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Spring(duration: duration, dampingRatio: dampingRatio, initialVelocity: velocity)
    runBlock(
      duration: duration, delay: delay, pace: .spring(spring, cross: nil), options: options, animations: animations,
      completion: completion)
  }

  /// Animates the changes made in `animations` with a spring given by its perceptual duration and bounce, as on iOS 17.
  ///
  /// The animation runs until the spring has settled, which takes longer than the perceptual duration.
  ///
  /// - Parameters:
  ///   - duration: The perceptual duration in seconds.
  ///   - bounce: The bounce of the spring, in -1…1. 0 is critically damped, larger values oscillate, smaller ones are
  ///     overdamped.
  ///   - initialSpringVelocity: The initial velocity. At 1 it would cover the whole distance in one second.
  ///   - delay: The delay before the animations, in seconds.
  ///   - options: The options of the animations.
  ///   - animations: The closure that changes the views.
  ///   - completion: The closure to call at the end, with a Boolean value that indicates whether the animations ran to their
  ///     end.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Spring(perceptualDuration: duration, bounce: bounce, initialVelocity: initialSpringVelocity)
    runBlock(
      duration: duration > 0 ? spring.settlingDuration : 0, delay: delay, pace: .spring(spring, cross: nil), options: options,
      animations: animations, completion: completion)
  }

  /// Sets the number of runs of the animations that begin in `animations`, and whether each run also plays backwards.
  public class func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) {
    guard let context = AnimationContext.current else {
      animations()
      return
    }
    let outer = (context.repeatCount, context.autoreverses)
    (context.repeatCount, context.autoreverses) = (Float(count), autoreverses)
    animations()
    (context.repeatCount, context.autoreverses) = outer
  }

  /// Makes the changes in `actions` without animation, even inside an animation block.
  public class func performWithoutAnimation(_ actions: () -> Void) { AnimationContext.runWithoutAnimation(actions) }

  /// A Boolean value that indicates whether changes in animation blocks are animated.
  public class var areAnimationsEnabled: Bool { AnimationContext.animationsEnabled }

  /// Sets whether changes in animation blocks are animated or made at once.
  public class func setAnimationsEnabled(_ enabled: Bool) { AnimationContext.animationsEnabled = enabled }

  /// The duration of the current animation block, in seconds, or 0 outside any block.
  public class var inheritedAnimationDuration: TimeInterval { AnimationContext.current?.duration ?? 0 }

  // MARK: Keyframes

  /// Animates the keyframes that `animations` adds with `addKeyframe(withRelativeStartTime:relativeDuration:animations:)`.
  ///
  /// An ease-in-out curve paces the whole animation, and so changes the relative times too. Pass `.curveLinear`'s raw value in
  /// the options to keep them.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let block = options.blockOptions
    runBlock(
      duration: duration, delay: delay, pace: Pace(options: block), options: block,
      keyframes: KeyframeCollector(mode: options.calculationMode), animations: animations, completion: completion)
  }

  /// Adds a keyframe to the surrounding keyframe animation.
  ///
  /// Outside one, the changes are made as usual.
  ///
  /// - Parameters:
  ///   - frameStartTime: The start of the changes, as a fraction of the whole duration, in 0…1.
  ///   - frameDuration: The duration of the changes, as a fraction of the whole duration, in 0…1.
  ///   - animations: The closure that changes the views.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double, animations: @escaping () -> Void
  ) {
    guard let keyframes = AnimationContext.current?.keyframes else {
      animations()
      return
    }
    keyframes.collect(from: frameStartTime, for: frameDuration, animations)
  }

  // MARK: Shared implementation

  private class func runBlock(
    duration: TimeInterval, delay: TimeInterval, pace: Pace, options: AnimationOptions, keyframes: KeyframeCollector? = nil,
    animations: () -> Void, completion: ((Bool) -> Void)?
  ) {
    let waiting = completion.map { completion in
      AnimationCompletion { finished in MainActor.assumeIsolated { completion(finished) } }
    }
    let context =
      AnimationContext.current?.nested(
        duration: duration, delay: delay, pace: pace, options: options, completion: waiting, keyframes: keyframes)
      ?? AnimationContext(
        duration: duration, delay: delay, pace: pace, options: options, completion: waiting, keyframes: keyframes)
    context.run(animations)
    keyframes?.finish(in: context)
    guard let waiting else { return }
    if waiting.isWaiting { waiting.seal() } else { LayerTree.onNextTurn { waiting.seal() } }
  }
}
