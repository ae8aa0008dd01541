import Foundation

extension UIView {
  public enum SystemAnimation: UInt, Sendable {
    case delete = 0
  }

  // The duration in seconds, and the scale to which deleted views shrink. Both are chosen by eye.
  private static let systemAnimationDuration: TimeInterval = 0.3
  private static let deletedScale: CGFloat = 0.1

  /// At the end of `.delete`, the views have left their superviews, and have their original alpha and transform again.
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
