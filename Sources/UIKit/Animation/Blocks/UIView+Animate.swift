import Foundation

extension UIView {
  // MARK: Blocks

  /// Animates the changes made in `animations`, over `duration` seconds with a soft start and end.
  ///
  /// Without anything to animate (or with a duration of 0 or less) `completion` is called at the beginning of the next turn.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  /// Animates the changes made in `animations`, after `delay` seconds.
  ///
  /// The properties have their new values at once; until the delay has passed the old ones show. `completion` is told whether the
  /// animations ran to their end.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let pace = Pace(options: options)
    // The keyboard's spring lasts as long as it lasts.
    let duration = options.curve == AnimationCurve.keyboard.rawValue && duration > 0 ? 0.5 : duration
    runBlock(duration: duration, delay: delay, pace: pace, options: options, animations: animations, completion: completion)
  }

  /// Animates like a damped spring that has come to rest after `duration` seconds.
  ///
  /// A damping ratio of 1 never overshoots, smaller ones swing more. The velocity at the start is in whole distances a second.
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

  /// Animates like a spring described as iOS 17 does: `bounce` 0 is critical, towards 1 swings, below 0 creeps.
  ///
  /// It runs until it has settled, which takes longer than `duration`, its perceptual duration in seconds.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Spring(perceptualDuration: duration, bounce: bounce, initialVelocity: initialSpringVelocity)
    runBlock(
      duration: duration > 0 ? spring.settlingDuration : 0, delay: delay, pace: .spring(spring, cross: nil), options: options,
      animations: animations, completion: completion)
  }

  /// Gives the animations that begin in `animations` a number of runs; `autoreverses` plays each backwards as well.
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

  /// Makes the changes in `actions` at once, even inside an animation block.
  public class func performWithoutAnimation(_ actions: () -> Void) { AnimationContext.runWithoutAnimation(actions) }

  /// Whether changes in animation blocks animate.
  public class var areAnimationsEnabled: Bool { AnimationContext.animationsEnabled }

  /// Lets changes in animation blocks animate, or be made at once.
  public class func setAnimationsEnabled(_ enabled: Bool) { AnimationContext.animationsEnabled = enabled }

  /// The duration of the animation block that runs, in seconds; 0 outside of any.
  public class var inheritedAnimationDuration: TimeInterval { AnimationContext.current?.duration ?? 0 }

  // MARK: Keyframes

  /// Animates the keyframes that `animations` adds with `addKeyframe(withRelativeStartTime:relativeDuration:animations:)`.
  ///
  /// The whole is paced by a soft start and end, which bends the relative times as well; `.curveLinear` among the options undoes it.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let block = options.blockOptions
    runBlock(
      duration: duration, delay: delay, pace: Pace(options: block), options: block,
      keyframes: KeyframeCollector(mode: options.calculationMode), animations: animations, completion: completion)
  }

  /// Adds a keyframe: the changes in `animations` take place from `frameStartTime` on, for `frameDuration`, both shares (0…1) of the
  /// whole duration.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double, animations: @escaping () -> Void
  ) {
    guard let keyframes = AnimationContext.current?.keyframes else {
      animations()
      return
    }
    keyframes.collect(from: frameStartTime, for: frameDuration, animations)
  }

  // MARK: The common path

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
