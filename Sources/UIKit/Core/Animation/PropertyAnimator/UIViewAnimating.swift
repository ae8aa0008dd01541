import Foundation

/// An animation that can be started, paused, scrubbed and stopped.
@preconcurrency @MainActor
public protocol UIViewAnimating: AnyObject {
  var state: UIViewAnimatingState { get }
  /// A Boolean value that indicates whether the animation is moving.
  var isRunning: Bool { get }
  /// A Boolean value that indicates whether the animation runs from the new values back to the original ones.
  var isReversed: Bool { get set }
  /// The progress of the animation in its current direction, in 0…1.
  var fractionComplete: CGFloat { get set }

  /// Starts the animation, or resumes it after a pause.
  func startAnimation()
  /// Starts the animation after `delay` seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  func pauseAnimation()
  /// Stops the animation and keeps the values on screen.
  ///
  /// - Parameter withoutFinishing: true to end the animation without calling completions, false to wait for
  ///   `finishAnimation(at:)`.
  func stopAnimation(_ withoutFinishing: Bool)
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation of the changes made in blocks.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes that begin after a delay and end with the others.
  ///
  /// - Parameters:
  ///   - animation: The closure that changes the views.
  ///   - delayFactor: The delay, as a fraction of the duration, in 0…1.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a closure to call when the animation has finished.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Continues the animation from its current position.
  ///
  /// - Parameters:
  ///   - parameters: The timing of the remainder, or nil for the animation's own.
  ///   - durationFactor: The duration of the remainder, as a factor of the animation's duration, or 0 for the original
  ///     remainder.
  func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

/// The state of an animation.
///
/// The raw values are those of iOS.
public enum UIViewAnimatingState: Int, Sendable {
  /// Not begun, or over.
  case inactive = 0
  /// Running or paused.
  case active = 1
  /// Stopped, and waiting to be finished.
  case stopped = 2
}

/// The position at which an animation ended.
///
/// The raw values are those of iOS.
public enum UIViewAnimatingPosition: Int, Sendable {
  case end = 0
  /// The original values.
  case start = 1
  /// The values at which the animation was stopped.
  case current = 2
}
