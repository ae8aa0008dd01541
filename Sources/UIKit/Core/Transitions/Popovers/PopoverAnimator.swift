import Foundation

/// Grows a popover out of the tip of its arrow, and fades it out. With Reduce Motion, it only fades.
final class PopoverAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// The scale from which a popover grows.
  private static let scale: CGFloat = 0.4
  private let isPresenting: Bool
  private let tip: () -> CGPoint?

  /// Creates an animator. `tip` returns the point in the container at which the arrow points.
  init(isPresenting: Bool, tip: @escaping () -> CGPoint?) {
    (self.isPresenting, self.tip) = (isPresenting, tip)
    super.init()
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    isPresenting ? 0.4 : 0.22
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let moving = context.placeViews(isPresenting: isPresenting)
    let duration = transitionDuration(using: context)
    let end = { (_: Bool) in
      moving?.alpha = 1
      moving?.transform = .identity
      context.completeTransition(!context.transitionWasCancelled)
    }
    guard isPresenting else {
      UIView.animate(withDuration: duration, delay: 0, options: .curveEaseInOut, animations: { moving?.alpha = 0 }, completion: end)
      return
    }
    moving?.alpha = 0
    if !UIAccessibility.isReduceMotionEnabled { moving?.transform = small(moving) }
    UIView.animate(withDuration: duration / 3) { moving?.alpha = 1 }
    UIView.animate(
      withDuration: duration, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0,
      animations: { moving?.transform = .identity },
      completion: end)
  }

  /// Returns the transform that shrinks the popover and keeps the tip of its arrow in place.
  private func small(_ view: UIView?) -> CGAffineTransform {
    guard let view, let tip = tip() else { return .identity }
    return CGAffineTransform(scale: Self.scale, around: tip, center: view.center)
  }
}
