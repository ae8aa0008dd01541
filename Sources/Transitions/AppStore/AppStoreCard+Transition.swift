import UIKit

extension AppStoreCard: UIViewControllerAnimatedTransitioning {
  /// Returns the duration of the presentation or dismissal, in seconds.
  public func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    if UIAccessibility.isReduceMotionEnabled { return parameters.reducedDuration }
    return isBeingDismissed ? parameters.dismissDuration : spring.duration
  }

  /// Expands the card, or returns it to its list.
  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let completion = { transitionContext.completeTransition(!transitionContext.transitionWasCancelled) }
    guard !isBeingDismissed else { return collapse(completion: completion) }
    view.frame = transitionContext.finalFrame(for: self)
    transitionContext.containerView.addSubview(view)
    expand(completion: completion)
  }

  private func expand(completion: @escaping () -> Void) {
    layOut(expanded: true)
    guard !UIAccessibility.isReduceMotionEnabled, let origin = originView() else {
      // The content still has the corners that it has in the list.
      roundCorners(0)
      return fade(to: 1, completion: completion)
    }
    let (duration, damping) = spring
    let pressed = origin.layer.presentation().map { $0.transform.m11 } ?? origin.transform.a
    hide(origin)
    UIView.performWithoutAnimation {
      card.transform = CGAffineTransform(scaleX: pressed, y: pressed)
      placeInList()
    }
    parameters.expansionCurve.animate(withDuration: duration * parameters.expansionFraction) { [self] in
      card.transform = .identity
      card.bounds.size = view.bounds.size
      layOut(expanded: true)
      roundCorners(0)
      backdrop.effect = UIBlurEffect(style: .systemThinMaterial)
    }
    UIView.animate(
      withDuration: duration, delay: 0, usingSpringWithDamping: damping, initialSpringVelocity: 0, options: []
    ) { [self] in
      card.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    } completion: { [self] _ in
      listFrame = nil
      roundCorners(0)
      showShadow(0)
      place(in: view.bounds)
      completion()
    }
    // The shadow appears at once, and is gone by the time the card fills the screen.
    UIView.animateKeyframes(withDuration: duration * parameters.expansionFraction, delay: 0) { [self] in
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.3) { self.showShadow(1) }
      UIView.addKeyframe(withRelativeStartTime: 0.7, relativeDuration: 0.3) { self.showShadow(0) }
    }
  }

  private func collapse(completion: @escaping () -> Void) {
    returning?.stopAnimation(true)
    returning = nil
    let end = { [self] in
      showOrigin()
      completion()
    }
    guard !UIAccessibility.isReduceMotionEnabled, let origin = originView() else { return fade(to: 0, completion: end) }
    listFrame = view.place(of: origin)
    content.scrollView.setContentOffset(.zero, animated: false)
    UIView.animate(
      withDuration: parameters.dismissDuration, delay: 0, usingSpringWithDamping: parameters.dismissDamping, initialSpringVelocity: 0,
      options: []
    ) { [self] in
      card.transform = .identity
      placeInList()
      backdrop.effect = nil
    } completion: { _ in
      end()
    }
  }

  private func placeInList() {
    guard let listFrame else { return }
    place(in: listFrame)
    layOut(expanded: false)
    roundCorners(1)
    showShadow(0)
  }

  private func fade(to alpha: CGFloat, completion: @escaping () -> Void) {
    view.alpha = 1 - alpha
    UIView.animate(withDuration: transitionDuration(using: nil)) { [self] in
      view.alpha = alpha
    } completion: { _ in
      completion()
    }
  }

  private func hide(_ origin: UIView) {
    listFrame = view.place(of: origin)
    origin.isHidden = true
    hiddenOrigin = origin
  }

  private func showOrigin() {
    hiddenOrigin?.isHidden = false
    hiddenOrigin = nil
  }

  /// The duration and damping ratio of the expansion. The farther the card is from the top, the longer the duration and the lower the
  /// damping.
  private var spring: (duration: TimeInterval, damping: CGFloat) {
    guard let origin = originView(), view.bounds.height > 0 else { return (parameters.shortestDuration, 1) }
    let top = view.place(of: origin).minY
    let distance = min(max(abs(top) / view.bounds.height, 0), 1)
    return (
      parameters.shortestDuration + (parameters.longestDuration - parameters.shortestDuration) * distance,
      1 - (1 - parameters.leastDamping) * distance
    )
  }
}

extension UIView {
  /// Returns the frame of `view` without its transform, such as that of a press.
  fileprivate func place(of view: UIView) -> CGRect {
    let center = convert(view.center, from: view.superview)
    let size = view.bounds.size
    return CGRect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
  }
}
