import Foundation

/// Scales an alert down from slightly above its size, and fades it out. With Reduce Motion, it only fades.
final class AlertAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// The scale from which an alert appears, as on iOS 13 to 18.
  private static let scale: CGFloat = 1.15
  private let isPresenting: Bool

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
    super.init()
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    isPresenting ? 0.5 : 0.25
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let moving = context.placeViews(isPresenting: isPresenting)
    if isPresenting {
      moving?.alpha = 0
      if !UIAccessibility.isReduceMotionEnabled { moving?.transform = CGAffineTransform(scaleX: Self.scale, y: Self.scale) }
    }
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0, options: isPresenting ? .systemSpring : [.curveEaseInOut],
      animations: {
        moving?.alpha = self.isPresenting ? 1 : 0
        moving?.transform = .identity
      },
      completion: { _ in
        moving?.alpha = 1
        context.completeTransition(!context.transitionWasCancelled)
      })
  }
}
