import UIKit

/// Inserts the list below the leaving screen and asks that screen to hide.
final class CellToMapPop: NSObject, UIViewControllerAnimatedTransitioning {
  private let screen: any CellToMapScreen
  private let list: (any CellToMapList)?
  private let parameters: CellToMap.Parameters
  private let onFinish: () -> Void

  init(from screen: any CellToMapScreen, to list: (any CellToMapList)?, parameters: CellToMap.Parameters, onFinish: @escaping () -> Void) {
    self.screen = screen
    self.list = list
    self.parameters = parameters
    self.onFinish = onFinish
    super.init()
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    UIAccessibility.isReduceMotionEnabled ? parameters.reducedDuration : parameters.duration
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let (arriving, leaving, controller) = transitionContext.screens() else { return }
    arriving.frame = transitionContext.finalFrame(for: controller)
    transitionContext.containerView.insertSubview(arriving, belowSubview: leaving)
    if UIAccessibility.isReduceMotionEnabled {
      return parameters.crossFade {
        leaving.alpha = 0
      } completion: {
        leaving.alpha = 1
        transitionContext.complete(with: arriving)
      }
    }
    arriving.alpha = 0
    parameters.animate(withDuration: parameters.duration / 2) { arriving.alpha = 1 }
    screen.hide(withDuration: parameters.duration) {
      arriving.alpha = 1
      transitionContext.complete(with: arriving)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) {
    if transitionCompleted {
      list?.customTransitionWasFinished()
      onFinish()
    } else {
      screen.reset()
    }
  }
}
