import UIKit

/// The release of a swipe that drives a transition.
struct SwipeRelease {
  let progress: CGFloat
  /// The velocity in the direction in which the progress increases, in points per second.
  let velocity: CGFloat

  /// Returns whether the transition finishes. Its progress must exceed the threshold, 0…1, unless the speed is at least `flick`, in points
  /// per second: then the direction alone decides.
  func finishes(beyond threshold: CGFloat, flick: CGFloat?) -> Bool {
    if let flick, abs(velocity) >= flick { return velocity > 0 }
    return progress > threshold
  }
}
