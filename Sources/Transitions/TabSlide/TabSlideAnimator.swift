import UIKit

/// Moves both screens horizontally, with the arriving one in front.
final class TabSlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isToTheRight: Bool
  private let parameters: TabSlide.Parameters
  private let onEnd: (_ cancelled: Bool) -> Void

  /// Creates an animator. The arriving screen's tab is either to the right or to the left of the leaving one's.
  init(toTheRight isToTheRight: Bool, parameters: TabSlide.Parameters, onEnd: @escaping (_ cancelled: Bool) -> Void) {
    self.isToTheRight = isToTheRight
    self.parameters = parameters
    self.onEnd = onEnd
    super.init()
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    UIAccessibility.isReduceMotionEnabled ? parameters.reducedDuration : parameters.duration
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let (arriving, leaving, controller) = transitionContext.screens() else { return }
    let container = transitionContext.containerView
    arriving.frame = transitionContext.finalFrame(for: controller)
    container.addSubview(arriving)
    // A swipe that reverses starts the next transition, which has to wait until this one is over.
    let onEnd = onEnd
    controller.transitionCoordinator?.animate(alongsideTransition: nil) { onEnd($0.isCancelled) }

    let fades = UIAccessibility.isReduceMotionEnabled
    let distance = (container.bounds.width + parameters.gap) * (isToTheRight ? 1 : -1)
    if fades { arriving.alpha = 0 } else { arriving.transform = CGAffineTransform(translationX: distance, y: 0) }
    let (curve, parallax) = (fades ? CubicTiming.easeInOut : parameters.curve, parameters.parallax)
    curve.animate(withDuration: transitionDuration(using: transitionContext), isInteractive: transitionContext.isInteractive) {
      arriving.alpha = 1
      arriving.transform = .identity
      if !fades { leaving.transform = CGAffineTransform(translationX: -distance * parallax, y: 0) }
    } completion: {
      arriving.alpha = 1
      for view in [leaving, arriving] { view.transform = .identity }
      transitionContext.complete(with: arriving)
    }
  }
}
