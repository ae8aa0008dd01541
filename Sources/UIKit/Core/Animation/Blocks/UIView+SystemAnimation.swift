import Foundation

extension UIView {
  /// An animation that the system defines.
  public enum SystemAnimation: UInt, Sendable {
    /// The views shrink and fade, and leave their superviews.
    case delete = 0
  }

  /// The duration of system animations, in seconds, and the scale to which deleted views shrink. Both are chosen by eye.
  private static let systemAnimationDuration: TimeInterval = 0.3
  private static let deletedScale: CGFloat = 0.1

  /// Performs an animation of the system's on views, together with changes of one's own.
  ///
  /// - Parameters:
  ///   - animation: The animation. At the end of `.delete`, the views have left their superviews, and have their former looks again.
  ///   - views: The views.
  ///   - options: The options of the animations.
  ///   - parallelAnimations: A closure that changes other views at the same time, or nil.
  ///   - completion: The closure to call at the end, with a Boolean value that indicates whether the animations ran to their end.
  public class func perform(
    _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [], animations parallelAnimations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    let looks = views.map { (alpha: $0.alpha, transform: $0.transform) }
    animate(withDuration: systemAnimationDuration, delay: 0, options: options) {
      for view in views {
        view.alpha = 0
        view.transform = view.transform.scaledBy(x: deletedScale, y: deletedScale)
      }
      parallelAnimations?()
    } completion: { finished in
      for (view, look) in zip(views, looks) {
        view.removeFromSuperview()
        (view.alpha, view.transform) = look
      }
      completion?(finished)
    }
  }
}
