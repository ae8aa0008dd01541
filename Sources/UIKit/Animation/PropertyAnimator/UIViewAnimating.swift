import Foundation

/// An animation that can be started, paused, scrubbed and stopped.
@preconcurrency @MainActor
public protocol UIViewAnimating: AnyObject {
  /// Whether it has begun, or waits to be finished.
  var state: UIViewAnimatingState { get }
  /// Whether the animation moves by itself.
  var isRunning: Bool { get }
  /// Whether it moves from the new values back to the old ones.
  var isReversed: Bool { get set }
  /// How far it has come in its direction, 0…1.
  var fractionComplete: CGFloat { get set }

  /// Starts, or resumes after a pause.
  func startAnimation()
  /// Starts after `delay` seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Holds what is shown.
  func pauseAnimation()
  /// Freezes the values as they are shown; with `withoutFinishing` the animation is over and no completion is called.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends a stopped animation at the given position.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation of the changes made in blocks.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes that begin after a share (0…1) of the duration and end with the others.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds changes to animate.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds what is called when the animation has finished.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Goes on from the current position, with another curve if one is given, for `durationFactor` times the duration.
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
