import UIKit

/// A transition that blurs the old screen while the new one becomes sharp.
///
/// A blur over both screens grows and disappears again, and the screens cross-fade behind it. The blur is a `UIVisualEffectView` with an
/// animated effect, so its radius changes smoothly and a swipe can drive it.
///
/// Keep one instance per navigation controller; it becomes that controller's delegate. To use it in an app, copy this folder and `Shared`.
public final class BlurFade: PushTransition<BlurFade.Parameters> {
  /// The parameters of the transition.
  public struct Parameters: PushParameters {
    /// The duration of a push or a pop, in seconds.
    public var duration: TimeInterval = 0.7
    /// The timing curve of the transition.
    public var curve = CubicTiming.easeInOut
    /// The style of the blur at its strongest, half-way through the transition.
    public var style = Style.ultraThin
    /// The fraction of the duration, around its middle, during which the screens cross-fade, 0…1.
    public var overlap: CGFloat = 0.5
    /// The scale of the screens when they are most blurred, 1 for no enlargement.
    public var zoom: CGFloat = 1.08
    /// The duration of the cross-fade that replaces the transition when Reduce Motion is on, in seconds.
    public var reducedDuration: TimeInterval = 0.25
    /// The parameters of the swipe that pops.
    public var swipe = EdgeSwipe.Parameters()

    /// Creates the default parameters.
    public init() {}
  }

  /// Some of the system's blurs. A thicker one blurs more and adds more of its own color.
  public enum Style: String, CaseIterable, Sendable {
    /// The thinnest material.
    case ultraThin
    /// A thin material.
    case thin
    /// The regular blur.
    case regular
    /// A light blur.
    case light
    /// A dark blur.
    case dark

    @MainActor
    var effect: UIBlurEffect {
      switch self {
      case .ultraThin: UIBlurEffect(style: .systemUltraThinMaterial)
      case .thin: UIBlurEffect(style: .systemThinMaterial)
      case .regular: UIBlurEffect(style: .regular)
      case .light: UIBlurEffect(style: .light)
      case .dark: UIBlurEffect(style: .dark)
      }
    }
  }

  override func animator(
    for operation: UINavigationController.Operation, from: UIViewController, to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    UIAccessibility.isReduceMotionEnabled ? FadeAnimator(duration: parameters.reducedDuration) : BlurFadeAnimator(parameters)
  }
}
