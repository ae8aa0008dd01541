import Foundation

extension UIViewPropertyAnimator {
  public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Inside another animation the animator inherits the duration and curve unless the options override them. It then follows the
  /// surrounding animator, if any, and cannot be interrupted separately.
  public class func runningPropertyAnimator(
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

  func run(_ animations: () -> Void, inside outer: AnimationContext, delay: TimeInterval, options: UIView.AnimationOptions) {
    isInterruptible = false
    self.delay = delay
    state = .active
    setRunning(true)
    let driver = outer.driver
    let completion = AnimationCompletion { [weak self] _ in
      MainActor.assumeIsolated { self?.settle(at: driver?.isNearStart == true ? .start : .end) }
    }
    let context = outer.nested(
      duration: duration, delay: delay, pace: Pace(options: options), options: options, completion: completion)
    duration = context.duration
    context.run(animations)
    if completion.isWaiting { completion.seal() } else { LayerTree.onNextTurn { completion.seal() } }
    stateDidChange()
  }
}
