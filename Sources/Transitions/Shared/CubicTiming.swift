import UIKit

/// A cubic timing curve as a parameter of a transition. It runs from (0, 0) to (1, 1); x is the fraction of the time, and y is the
/// progress.
public struct CubicTiming: Hashable, Sendable {
  /// The control point of the curve's start. Its x is 0…1.
  public var controlPoint1: CGPoint
  /// The control point of the curve's end. Its x is 0…1.
  public var controlPoint2: CGPoint

  /// Creates a curve with the given control points.
  public init(controlPoint1: CGPoint, controlPoint2: CGPoint) {
    self.controlPoint1 = controlPoint1
    self.controlPoint2 = controlPoint2
  }

  /// A curve of constant speed.
  public static let linear = CubicTiming(controlPoint1: CGPoint(x: 0, y: 0), controlPoint2: CGPoint(x: 1, y: 1))
  /// A curve that starts slowly.
  public static let easeIn = CubicTiming(controlPoint1: CGPoint(x: 0.42, y: 0), controlPoint2: CGPoint(x: 1, y: 1))
  /// A curve that ends slowly.
  public static let easeOut = CubicTiming(controlPoint1: CGPoint(x: 0, y: 0), controlPoint2: CGPoint(x: 0.58, y: 1))
  /// A curve that starts and ends slowly.
  public static let easeInOut = CubicTiming(controlPoint1: CGPoint(x: 0.42, y: 0), controlPoint2: CGPoint(x: 0.58, y: 1))

  /// Returns an animator with this curve. The duration is in seconds.
  @MainActor
  public func animator(duration: TimeInterval) -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: controlPoint1, controlPoint2: controlPoint2))
  }

  /// Animates changes with this curve. The duration and the delay are in seconds.
  ///
  /// If a gesture drives the transition (`isInteractive`), the animation is linear, to follow the finger, and runs in a `UIView` animation
  /// block, which percent-driven transitions can scrub on every version of iOS.
  @MainActor
  public func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, isInteractive: Bool = false, animations: @escaping () -> Void,
    completion: (() -> Void)? = nil
  ) {
    guard !isInteractive else {
      UIView.animate(
        withDuration: duration, delay: delay, options: .curveLinear, animations: animations, completion: { _ in completion?() })
      return
    }
    let animator = animator(duration: duration)
    animator.isUserInteractionEnabled = false
    animator.addAnimations(animations)
    if let completion { animator.addCompletion { _ in completion() } }
    animator.startAnimation(afterDelay: delay)
  }

  /// Animates keyframes, with this curve over all of them together. The duration is in seconds.
  @MainActor
  public func animateKeyframes(
    withDuration duration: TimeInterval, options: UIView.KeyframeAnimationOptions = [], isInteractive: Bool = false,
    animations: @escaping () -> Void, completion: @escaping () -> Void
  ) {
    if isInteractive {
      let even = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
      UIView.animateKeyframes(
        withDuration: duration, delay: 0, options: options.union(even), animations: animations, completion: { _ in completion() })
    } else {
      // Keyframes inside an animator's block take on its timing curve.
      animate(
        withDuration: duration,
        animations: { UIView.animateKeyframes(withDuration: duration, delay: 0, options: options, animations: animations) },
        completion: completion)
    }
  }
}
