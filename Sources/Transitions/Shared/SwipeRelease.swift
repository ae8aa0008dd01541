import UIKit

/// The release of a swipe that drives a transition.
struct SwipeRelease {
  /// The progress of the transition, as a fraction.
  let progress: CGFloat
  /// The velocity in the direction in which the progress grows, in points per second.
  let velocity: CGFloat

  /// Returns whether the transition finishes.
  ///
  /// - Parameters:
  ///   - threshold: The progress beyond which it finishes, 0…1.
  ///   - flick: The speed from which the direction alone decides, in points per second, or nil if only the progress counts.
  func finishes(beyond threshold: CGFloat, flick: CGFloat?) -> Bool {
    if let flick, abs(velocity) >= flick { return velocity > 0 }
    return progress > threshold
  }
}
