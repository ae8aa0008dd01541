import UIKit

/// A spring with the parameters of `UIViewPropertyAnimator(duration:dampingRatio:)`.
struct ZoomSpring {
  /// In seconds.
  let duration: TimeInterval
  let dampingRatio: CGFloat

  /// Returns an animator with this spring. The initial velocity is in remaining distances per second.
  @MainActor
  func animator(velocity: CGVector = .zero) -> UIViewPropertyAnimator {
    guard velocity != .zero else { return UIViewPropertyAnimator(duration: duration, dampingRatio: dampingRatio) }
    // With an initial velocity, the same duration and damping ratio would make UIKit choose a stiffer or softer spring. This keeps the
    // spring unchanged, and lets it take longer.
    let ratio = min(dampingRatio, 1)
    let frequency = frequency
    return UIViewPropertyAnimator(
      duration: duration,
      timingParameters: UISpringTimingParameters(
        mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency, initialVelocity: velocity))
  }

  /// The spring's angular frequency in radians per second, as UIKit derives it from a duration and a damping ratio without a velocity.
  var frequency: CGFloat {
    let time = min(max(duration, 0.01), 10)
    guard dampingRatio < 1 else { return 9.233413476451586 / time }
    return log(1000 * dampingRatio / (1 - dampingRatio * dampingRatio).squareRoot()) / (dampingRatio * time)
  }
}
