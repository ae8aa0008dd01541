import UIKit

/// A cubic timing curve as a parameter of a transition: a pair of control points between (0, 0) and (1, 1).
public struct CubicTiming: Hashable, Sendable {
  /// Where the curve leads as it sets off: a share of the time, 0…1, and of the way.
  public var controlPoint1: CGPoint
  /// Where the curve comes from as it arrives: a share of the time, 0…1, and of the way.
  public var controlPoint2: CGPoint

  public init(controlPoint1: CGPoint, controlPoint2: CGPoint) {
    self.controlPoint1 = controlPoint1
    self.controlPoint2 = controlPoint2
  }

  /// Even.
  public static let linear = CubicTiming(controlPoint1: CGPoint(x: 0, y: 0), controlPoint2: CGPoint(x: 1, y: 1))
  /// Starts softly.
  public static let easeIn = CubicTiming(controlPoint1: CGPoint(x: 0.42, y: 0), controlPoint2: CGPoint(x: 1, y: 1))
  /// Ends softly.
  public static let easeOut = CubicTiming(controlPoint1: CGPoint(x: 0, y: 0), controlPoint2: CGPoint(x: 0.58, y: 1))
  /// Starts and ends softly.
  public static let easeInOut = CubicTiming(controlPoint1: CGPoint(x: 0.42, y: 0), controlPoint2: CGPoint(x: 0.58, y: 1))

  /// An animator on this curve.
  @MainActor
  public func animator(duration: TimeInterval) -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: controlPoint1, controlPoint2: controlPoint2))
  }

  /// Animates the changes made in `animations` along this curve, over `duration` seconds, after `delay` seconds.
  ///
  /// - Parameter isInteractive: whether a finger drives the transition. It is followed evenly, whatever the curve, and by a block of
  ///   `UIView`: that is what percent-driven transitions scrub on every iOS.
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

  /// Animates the keyframes added in `animations`, over `duration` seconds, all together paced by this curve.
  ///
  /// - Parameter isInteractive: as for `animate(withDuration:delay:isInteractive:animations:completion:)`.
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
      // Keyframes inside an animator take over its pace.
      animate(
        withDuration: duration,
        animations: { UIView.animateKeyframes(withDuration: duration, delay: 0, options: options, animations: animations) },
        completion: completion)
    }
  }
}
