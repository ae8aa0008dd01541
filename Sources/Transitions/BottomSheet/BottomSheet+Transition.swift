import UIKit

extension BottomSheet: UIViewControllerAnimatedTransitioning {
  /// Returns the duration of the presentation or dismissal, in seconds. After a release, it is the settling time of the spring.
  public func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    leavingVelocity.map { leavingAnimator(velocity: $0).duration } ?? parameters.duration
  }

  /// Animates the presentation or the dismissal.
  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    if isBeingDismissed { animateDismissal(transitionContext) } else { animatePresentation(transitionContext) }
  }

  private func animatePresentation(_ context: any UIViewControllerContextTransitioning) {
    // A presentation controller may have put the sheet's view into another view.
    guard let arriving = context.view(forKey: .to) else { return context.completeTransition(false) }
    arriving.frame = context.finalFrame(for: self)
    context.containerView.addSubview(arriving)
    arriving.layoutIfNeeded()
    hide()
    parameters.curve.animate(withDuration: parameters.duration) { [self] in
      visibleHeight = restingHeight
      place()
      sheet.alpha = 1
    } completion: {
      context.completeTransition(true)
    }
  }

  private func animateDismissal(_ context: any UIViewControllerContextTransitioning) {
    catchSettling()
    let completion = { context.completeTransition(true) }
    guard let velocity = leavingVelocity else {
      parameters.curve.animate(withDuration: parameters.duration, animations: hide, completion: completion)
      return
    }
    leavingVelocity = nil
    let animator = leavingAnimator(velocity: velocity)
    animator.addAnimations { [self] in
      visibleHeight = 0
      place()
    }
    animator.addCompletion { _ in completion() }
    animator.startAnimation()
  }

  /// Returns an animator that continues at the velocity of the release. Its duration is that of its spring.
  private func leavingAnimator(velocity: CGFloat) -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: 0, timingParameters: spring(distance: visibleHeight, velocity: velocity))
  }

  /// Moves the sheet below the screen, or makes it transparent with Reduce Motion, and removes the dimming.
  private func hide() {
    visibleHeight = restingHeight
    place()
    if UIAccessibility.isReduceMotionEnabled {
      sheet.alpha = 0
    } else {
      sheet.transform = CGAffineTransform(translationX: 0, y: max(view.bounds.height * parameters.travel, restingHeight))
    }
    overlay.backgroundColor = dimmingColor(0)
  }
}
