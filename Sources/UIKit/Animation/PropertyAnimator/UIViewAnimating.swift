import Foundation

/// An animation that can be started, paused, scrubbed and stopped.
@preconcurrency @MainActor
public protocol UIViewAnimating: AnyObject {
  var state: UIViewAnimatingState { get }
  /// Whether the animation moves by itself.
  var isRunning: Bool { get }
  /// Whether it moves from the new values back to the old ones.
  var isReversed: Bool { get set }
  /// How far it has come in its direction, 0…1.
  var fractionComplete: CGFloat { get set }

  func startAnimation()
  /// Starts after `delay` seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  func pauseAnimation()
  /// Freezes the values as they are shown; with `withoutFinishing` the animation is over and no completion is called.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends a stopped animation at the given position.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation of the changes made in blocks.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  func addAnimations(_ animation: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

/// Whether an animation has begun. The raw values are iOS's.
public enum UIViewAnimatingState: Int, Sendable {
  /// Not begun, or over.
  case inactive = 0
  /// Running or paused.
  case active = 1
  /// Stopped, and waiting to be finished.
  case stopped = 2
}

/// Where an animation ended. The raw values are iOS's.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// With the new values.
  case end = 0
  /// With the original values.
  case start = 1
  /// Somewhere between.
  case current = 2
}
