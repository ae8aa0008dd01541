import UIKit

/// Moves a snapshot of the card from its frame on one screen to its frame on the other, while the screens cross-fade.
final class DogAppAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let operation: UINavigationController.Operation
  private let from: any DogAppScreen
  private let to: any DogAppScreen
  private let parameters: DogAppPush.Parameters

  init(_ operation: UINavigationController.Operation, from: any DogAppScreen, to: any DogAppScreen, parameters: DogAppPush.Parameters) {
    self.operation = operation
    self.from = from
    self.to = to
    self.parameters = parameters
    super.init()
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { parameters.duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let (arriving, leaving, controller) = transitionContext.screens() else { return }
    let container = transitionContext.containerView
    let isPush = operation == .push
    arriving.frame = transitionContext.finalFrame(for: controller)
    // The second screen is in front in both directions: it fades in over the list, and out again.
    if isPush { container.addSubview(arriving) } else { container.insertSubview(arriving, belowSubview: leaving) }
    arriving.layoutIfNeeded()
    guard let start = from.movingCard, let end = to.movingCard, let card = MovingSnapshot(of: start) else {
      return transitionContext.completeTransition(true)
    }
    card.layer.name = "card"
    container.addSubview(card)
    start.isHidden = true
    end.isHidden = true
    let controls = ControlSnapshots(of: (isPush ? to : from).controlsOverCard, over: container)
    container.addSubview(controls)
    let fading = [isPush ? arriving : leaving, controls]

    UIView.performWithoutAnimation {
      card.settle(over: start)
      if isPush { fading.forEach { $0.alpha = 0 } }
    }
    parameters.fadeCurve.animate(
      withDuration: parameters.duration * parameters.fadeFraction, isInteractive: transitionContext.isInteractive
    ) {
      fading.forEach { $0.alpha = isPush ? 1 : 0 }
    }
    UIView.animateKeyframes(withDuration: parameters.duration, delay: 0) { [parameters] in
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.4) { card.lift(parameters) }
      UIView.addKeyframe(withRelativeStartTime: 0.4, relativeDuration: 0.6) { card.setDown() }
    }
    UIView.animate(
      withDuration: parameters.duration, delay: 0, usingSpringWithDamping: parameters.damping, initialSpringVelocity: 0,
      animations: { card.settle(over: end) },
      completion: { _ in
        start.isHidden = false
        end.isHidden = false
        fading.forEach { $0.alpha = 1 }
        card.removeFromSuperview()
        controls.removeFromSuperview()
        transitionContext.complete(with: arriving)
      })
  }
}

extension MovingSnapshot {
  fileprivate func lift(_ parameters: DogAppPush.Parameters) {
    transform = CGAffineTransform(scaleX: 1 + parameters.lift, y: 1 + parameters.lift)
    layer.shadowOpacity = Float(parameters.shadowOpacity)
    layer.shadowRadius = parameters.shadowRadius
    layer.shadowOffset = CGSize(width: 0, height: parameters.shadowRadius / 2)
  }

  fileprivate func setDown() {
    transform = .identity
    layer.shadowOpacity = 0
  }
}
