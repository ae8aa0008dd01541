import UIKit

/// Moves snapshots of the list's two parts, the card and the next screen's content on a stage above both screens.
final class AnimalsListAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let list: any AnimalsListScreen
  private let detail: any AnimalsListDetail
  private let opens: Bool
  private let parameters: AnimalsList.Parameters

  init(list: any AnimalsListScreen, detail: any AnimalsListDetail, opens: Bool, parameters: AnimalsList.Parameters) {
    self.list = list
    self.detail = detail
    self.opens = opens
    self.parameters = parameters
    super.init()
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    UIAccessibility.isReduceMotionEnabled ? parameters.reducedDuration : parameters.duration
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let arriving = transitionContext.view(forKey: .to), let controller = transitionContext.viewController(forKey: .to) else {
      return transitionContext.completeTransition(false)
    }
    arriving.frame = transitionContext.finalFrame(for: controller)
    transitionContext.containerView.addSubview(arriving)
    arriving.layoutIfNeeded()
    guard !UIAccessibility.isReduceMotionEnabled, let stage = AnimalsListStage(list: list, detail: detail, parameters: parameters) else {
      // Without a card to cut at, it takes the full duration, which `transitionDuration(using:)` has declared.
      return transitionContext.fade(in: arriving, withDuration: transitionDuration(using: transitionContext))
    }
    stage.frame = transitionContext.containerView.bounds
    transitionContext.containerView.addSubview(stage)
    stage.pose(isOpen: !opens)
    let opens = opens
    UIView.animate(
      withDuration: parameters.duration, delay: 0, usingSpringWithDamping: parameters.damping, initialSpringVelocity: 0, options: []
    ) {
      stage.pose(isOpen: opens)
    } completion: { _ in
      stage.removeFromSuperview()
      transitionContext.complete(with: arriving)
    }
    stage.showContent(opens, parameters, isInteractive: transitionContext.isInteractive)
  }
}
