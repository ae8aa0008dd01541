import Foundation

extension UIView {
  /// At a duration of 0 or less the changes are not animated. If there is nothing to animate, the completion is called at the start of the
  /// next turn of the run loop.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  /// The properties have their new values at once, but the old values stay visible during the delay.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let pace = Pace(options: options)
    // The keyboard's spring has a fixed duration.
    let duration = options.curve == AnimationCurve.keyboard.rawValue && duration > 0 ? 0.5 : duration
    runBlock(duration: duration, delay: delay, pace: pace, options: options, animations: animations, completion: completion)
  }

  /// Animates with a damped spring that comes to rest after `duration` seconds. At a velocity of 1 it would cover the whole distance in one
  /// second.
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

  /// Animates with a spring given by its perceptual duration and bounce. A bounce of 0 is critically damped; a negative one is overdamped.
  ///
  /// The animation runs until the spring has settled, which takes longer than the perceptual duration.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Spring(perceptualDuration: duration, bounce: bounce, initialVelocity: initialSpringVelocity)
    runBlock(
      duration: duration > 0 ? spring.settlingDuration : 0, delay: delay, pace: .spring(spring, cross: nil), options: options,
      animations: animations, completion: completion)
  }

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

  public class func performWithoutAnimation(_ actions: () -> Void) { AnimationContext.runWithoutAnimation(actions) }

  public class var areAnimationsEnabled: Bool { AnimationContext.animationsEnabled }

  public class func setAnimationsEnabled(_ enabled: Bool) { AnimationContext.animationsEnabled = enabled }

  public class var inheritedAnimationDuration: TimeInterval { AnimationContext.current?.duration ?? 0 }

  // MARK: Keyframes

  /// The ease-in-out curve applies to the animation as a whole, and so shifts the relative times too. Pass `.curveLinear`'s raw value in
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

  /// The start and the duration are fractions of the whole duration, in 0…1. Outside a keyframe animation, the changes are made as usual.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double, animations: @escaping () -> Void
  ) {
    guard let keyframes = AnimationContext.current?.keyframes else {
      animations()
      return
    }
    keyframes.collect(from: frameStartTime, for: frameDuration, animations)
  }

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
