import Foundation

extension UIViewPropertyAnimator {
  /// Creates an animator with a named curve.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds.
  ///   - curve: The timing curve.
  ///   - animations: The closure that changes the views, or nil to add it later.
  public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a custom cubic curve.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds.
  ///   - point1: The first control point, with x in 0…1.
  ///   - point2: The second control point, with x in 0…1.
  ///   - animations: The closure that changes the views, or nil to add it later.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a spring that comes to rest within the duration.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds.
  ///   - ratio: The damping ratio. At 1 the spring does not overshoot; smaller values oscillate more.
  ///   - animations: The closure that changes the views, or nil to add it later.
  public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator and starts it.
  ///
  /// Inside another animation it inherits the duration and curve unless the options override them. It then follows the
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

  /// Runs `animations` as a part of the surrounding block.
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
