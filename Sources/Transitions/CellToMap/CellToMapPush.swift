import UIKit

/// Adds the arriving screen above the list and asks it to reveal itself while the list fades out.
final class CellToMapPush: NSObject, UIViewControllerAnimatedTransitioning {
  private let screen: any CellToMapScreen
  private let parameters: CellToMap.Parameters

  init(to screen: any CellToMapScreen, parameters: CellToMap.Parameters) {
    self.screen = screen
    self.parameters = parameters
    super.init()
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    UIAccessibility.isReduceMotionEnabled ? parameters.reducedDuration : parameters.moveDelay + parameters.duration
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let (arriving, leaving, controller) = transitionContext.screens() else { return }
    arriving.frame = transitionContext.finalFrame(for: controller)
    transitionContext.containerView.addSubview(arriving)
    if UIAccessibility.isReduceMotionEnabled {
      arriving.alpha = 0
      return parameters.crossFade {
        arriving.alpha = 1
      } completion: {
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    }
    parameters.animate(withDuration: parameters.duration / 2) { leaving.alpha = 0 }
    screen.reveal(withDuration: parameters.duration) {
      leaving.alpha = 1
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
