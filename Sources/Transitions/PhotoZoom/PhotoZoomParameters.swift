import UIKit

extension PhotoZoom {
  /// What can be tuned. The defaults are those of "Custom Navigation Transitions" (devsign.co), its defects cured.
  public struct Parameters: Sendable {
    /// Seconds from the grid to the photo.
    public var pushDuration: TimeInterval = 0.38
    /// The damping ratio of that flight's spring, 0…1; below 1 it overshoots.
    public var pushDamping: CGFloat = 0.95
    /// Seconds from the photo back to the grid.
    public var popDuration: TimeInterval = 0.38
    /// The damping ratio of that flight's spring, 0…1.
    public var popDamping: CGFloat = 0.90
    /// Seconds by which the photo sets off later than the rest when it goes back; it arrives with it all the same.
    public var popDelay: TimeInterval = 0

    /// Points downwards that are the whole of a drag.
    public var dragDistance: CGFloat = 200
    /// How small a drag makes the photo, 0…1 of its size.
    public var dragScale: CGFloat = 0.68
    /// The share of the whole drag, 0…1, that a release has to exceed for the photo to go back to the grid. It must move down, too.
    public var dragThreshold: CGFloat = 0.1
    /// The damping ratio, 0…1, of the spring that fades the background once the photo is let go.
    public var backdropDamping: CGFloat = 1

    /// Seconds that a released photo takes into its cell; a velocity that is handed over makes it take longer.
    public var finishDuration: TimeInterval = 0.37
    /// The damping ratio of that flight's spring, 0…1.
    public var finishDamping: CGFloat = 0.90
    /// Seconds that a released photo takes back to where it was; a velocity that is handed over makes it take longer.
    public var cancelDuration: TimeInterval = 0.45
    /// The damping ratio of that flight's spring, 0…1.
    public var cancelDamping: CGFloat = 0.75
    /// How opaque, 0…1, a photo becomes that is let go and has no cell to return to.
    public var lostPhotoAlpha: CGFloat = 0.4

    /// Whether the photo moves as far as the hand. Otherwise its path shrinks with it, to 68 % of the hand's.
    public var followsHand = true
    /// Whether the movement that told the drag from a click is dropped, so that the photo sets off without a jump.
    public var dropsSlop = true
    /// Whether the closing flight starts as fast as the hand was.
    public var handsOverVelocity = true
    /// The most that is handed over, in whole ways to go a second.
    public var velocityLimit: CGFloat = 35
    /// Whether UIKit hears of the outcome at the release. Otherwise it hears when the photo has arrived, and with it those who wait for
    /// the end of the drag by `notifyWhenInteractionChanges(_:)`. Bars move along with the closing flight either way: UIKit moves them
    /// with the backdrop's animator, which `interruptibleAnimator(using:)` supplies.
    public var settlesAtRelease = true

    public init() {}

    /// The article to the letter, with what it got wrong.
    public static var article: Parameters {
      var parameters = Parameters()
      parameters.popDelay = 0.005
      parameters.followsHand = false
      parameters.dropsSlop = false
      parameters.handsOverVelocity = false
      parameters.settlesAtRelease = false
      return parameters
    }
  }
}

/// A spring as `UIViewPropertyAnimator(duration:dampingRatio:)` takes it.
struct ZoomSpring {
  /// In seconds.
  let duration: TimeInterval
  /// 0…1.
  let dampingRatio: CGFloat

  /// An animator on this spring; it starts at `velocity`, in whole ways to go a second.
  @MainActor
  func animator(velocity: CGVector = .zero) -> UIViewPropertyAnimator {
    guard velocity != .zero else { return UIViewPropertyAnimator(duration: duration, dampingRatio: dampingRatio) }
    // Given with a velocity, a damping ratio would stand for a stiffer or softer spring. This one stays the same, and takes its time.
    let ratio = min(dampingRatio, 1)
    let pace = frequency
    return UIViewPropertyAnimator(
      duration: duration,
      timingParameters: UISpringTimingParameters(
        mass: 1, stiffness: pace * pace, damping: 2 * ratio * pace, initialVelocity: velocity))
  }

  /// The spring's frequency in radians per second: what UIKit derives from a duration and a damping ratio when there is no velocity.
  var frequency: CGFloat {
    let time = min(max(duration, 0.01), 10)
    guard dampingRatio < 1 else { return 9.233413476451586 / time }
    return log(1000 * dampingRatio / (1 - dampingRatio * dampingRatio).squareRoot()) / (dampingRatio * time)
  }
}
