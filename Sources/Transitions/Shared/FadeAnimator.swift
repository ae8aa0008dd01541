import UIKit

/// Fades the arriving view in over the leaving one, for both push and pop.
final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let duration: TimeInterval
  private let curve: CubicTiming

  init(duration: TimeInterval, curve: CubicTiming = .easeInOut) {
    self.duration = duration
    self.curve = curve
    super.init()
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let arriving = transitionContext.view(forKey: .to), let controller = transitionContext.viewController(forKey: .to) else {
      return transitionContext.completeTransition(false)
    }
    // The container holds only the leaving view until the animator adds the other, for both push and pop.
    arriving.frame = transitionContext.finalFrame(for: controller)
    arriving.alpha = 0
    transitionContext.containerView.addSubview(arriving)
    curve.animate(withDuration: duration, isInteractive: transitionContext.isInteractive) {
      arriving.alpha = 1
    } completion: {
      arriving.alpha = 1
      transitionContext.complete(with: arriving)
    }
  }
}
