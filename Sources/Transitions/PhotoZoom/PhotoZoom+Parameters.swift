import UIKit

extension PhotoZoom {
  /// The parameters of the transition.
  ///
  /// The defaults are those of the article "Custom Navigation Transitions" (devsign.co), with the defects of the article fixed, and with
  /// the rule that Photos applies to a release.
  public struct Parameters: Sendable {
    /// The duration of the push, in seconds.
    public var pushDuration: TimeInterval = 0.38
    /// The damping ratio of the push's spring, 0…1. Below 1 it overshoots.
    public var pushDamping: CGFloat = 0.95
    /// The duration of the pop, in seconds.
    public var popDuration: TimeInterval = 0.38
    /// The damping ratio of the pop's spring, 0…1.
    public var popDamping: CGFloat = 0.90
    /// The delay of the photo's movement during a pop, in seconds. It doesn't delay the arrival.
    public var popDelay: TimeInterval = 0

    /// The distance of a complete downward drag, in points.
    public var dragDistance: CGFloat = 200
    /// The scale of the photo at the end of a complete drag, 0…1.
    public var dragScale: CGFloat = 0.68
    /// The progress of the drag beyond which a release returns the photo to the grid, 0…1.
    public var dragThreshold: CGFloat = 0.3
    /// The speed from which the direction of the release alone decides, in points per second.
    public var flick: CGFloat = 120
    /// A Boolean value that indicates whether a release beyond the threshold must move downward, however slowly, to return the photo to the
    /// grid. Then `flick` has no effect, and a drag that rests before its release is always cancelled.
    public var needsDownwardRelease = false
    /// The damping ratio of the spring that fades the background after the release, 0…1. It applies to transitions that a drag started.
    public var backdropDamping: CGFloat = 1

    /// The duration of a released photo's return to its cell, in seconds. An initial velocity makes it longer.
    public var finishDuration: TimeInterval = 0.37
    /// The damping ratio of that return's spring, 0…1.
    public var finishDamping: CGFloat = 0.90
    /// The duration of a released photo's return to the full screen, in seconds. An initial velocity makes it longer.
    public var cancelDuration: TimeInterval = 0.45
    /// The damping ratio of that return's spring, 0…1.
    public var cancelDamping: CGFloat = 0.75
    /// The final opacity of a released photo that has no cell to return to, 0…1.
    public var lostPhotoAlpha: CGFloat = 0.4

    /// A Boolean value that indicates whether the photo moves as far as the finger. If not, its translation is multiplied by its scale.
    public var followsFinger = true
    /// A Boolean value that indicates whether the movement before the drag is recognized is ignored, so that the photo starts without a
    /// jump.
    public var dropsSlop = true
    /// A Boolean value that indicates whether the photo continues at the velocity of the gesture after the release.
    public var keepsVelocity = true
    /// The maximum of that velocity, in remaining distances per second.
    public var velocityLimit: CGFloat = 35
    /// A Boolean value that indicates whether UIKit is notified of the outcome at the release.
    ///
    /// If not, UIKit and the closures passed to `notifyWhenInteractionChanges(_:)` are notified when the photo has arrived. In both cases
    /// bars move along with the closing flight: UIKit moves them with the backdrop's animator, which `interruptibleAnimator(using:)`
    /// returns.
    public var settlesAtRelease = true

    /// Creates the default parameters.
    public init() {}

    /// The parameters of the original article, with its defects.
    public static var article: Parameters {
      var parameters = Parameters()
      parameters.popDelay = 0.005
      parameters.dragThreshold = 0.1
      parameters.needsDownwardRelease = true
      parameters.followsFinger = false
      parameters.dropsSlop = false
      parameters.keepsVelocity = false
      parameters.settlesAtRelease = false
      return parameters
    }
  }
}
