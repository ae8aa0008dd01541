import UIKit

/// A single push or pop, driven by a spring, or by a drag that has started or caught it. Its state is one number: the distance of the front
/// page from its final position, as a fraction of the width.
@MainActor
final class FluidPushTransition: NSObject {
  let isPush: Bool
  private let parameters: FluidPush.Parameters
  private let start: CGFloat
  private let isHeld: Bool
  private let fades = UIAccessibility.isReduceMotionEnabled
  private var context: (any UIViewControllerContextTransitioning)?
  private var animator: UIViewPropertyAnimator?
  private let dimming = UIView()
  /// A Boolean value that indicates whether the transition will complete.
  private var completes = true

  /// Creates a transition whose front page a drag holds at `place`, as a fraction of the width, or nil without a drag.
  init(push isPush: Bool, heldAt place: CGFloat?, parameters: FluidPush.Parameters) {
    self.isPush = isPush
    start = place ?? (isPush ? 1 : 0)
    isHeld = place != nil
    self.parameters = parameters
    super.init()
  }

  var isRunning: Bool { context != nil }

  private var pages: (front: UIView, back: UIView)? {
    guard let from = context?.view(forKey: .from), let to = context?.view(forKey: .to) else { return nil }
    return isPush ? (to, from) : (from, to)
  }

  private var width: CGFloat { max(context?.containerView.bounds.width ?? 1, 1) }

  /// Shows the front page at a distance from its final position, as a fraction of the width.
  private func show(_ place: CGFloat) {
    guard let (front, back) = pages else { return }
    dimming.alpha = parameters.dimming * (1 - place)
    guard !fades || isHeld else {
      front.alpha = 1 - place
      return
    }
    front.transform = CGAffineTransform(translationX: width * place, y: 0)
    back.transform = CGAffineTransform(translationX: -width * parameters.parallax * (1 - place), y: 0)
  }

  /// The visible position of the front page, as a fraction of the width.
  private var shownPlace: CGFloat {
    guard let layer = pages?.front.layer, let shown = layer.presentation() else { return start }
    return min(max(shown.affineTransform().tx / width, 0), 1)
  }

  /// Moves the page to its final position, or away, at an initial speed toward it in widths per second.
  private func run(away: Bool, speed: CGFloat, bounce: CGFloat) {
    let distance = abs((away ? 1 : 0) - shownPlace)
    let relative = distance > 0.001 ? min(max(speed / distance, -50), 50) : 0
    let animator = makeAnimator(speed: relative, bounce: bounce)
    animator.addAnimations { [self] in show(away ? 1 : 0) }
    animator.addCompletion { [weak self] _ in self?.end() }
    self.animator = animator
    animator.startAnimation()
  }

  /// Returns an animator with the spring, or with the curve of the fade. The initial speed is in remaining distances per second.
  private func makeAnimator(speed: CGFloat, bounce: CGFloat) -> UIViewPropertyAnimator {
    if fades && !isHeld { return UIViewPropertyAnimator(duration: parameters.reducedDuration, curve: .easeInOut) }
    let frequency = 2 * .pi / CGFloat(parameters.response)
    let spring = UISpringTimingParameters(
      mass: 1, stiffness: frequency * frequency, damping: 2 * (1 - bounce) * frequency, initialVelocity: CGVector(dx: speed, dy: speed))
    return UIViewPropertyAnimator(duration: 0, timingParameters: spring)
  }

  private func end() {
    guard let context else { return }
    self.context = nil
    animator = nil
    dimming.removeFromSuperview()
    for key in [UITransitionContextViewKey.from, .to] {
      context.view(forKey: key)?.transform = .identity
      context.view(forKey: key)?.alpha = 1
      context.view(forKey: key)?.isUserInteractionEnabled = true
    }
    context.completeTransition(completes)
  }

  /// Completes the transition at once, and returns where the front page was, as a fraction of the width.
  func complete() -> CGFloat {
    let place = shownPlace
    animator?.stopAnimation(true)
    end()
    return place
  }

  /// Catches the front page, and returns its position as a fraction of the width.
  func grab() -> CGFloat {
    let place = shownPlace
    animator?.stopAnimation(true)
    animator = nil
    context?.pauseInteractiveTransition()
    move(to: place)
    return place
  }

  /// Moves the front page to a position, as a fraction of the width.
  func move(to place: CGFloat) {
    let place = min(max(place, 0), 1)
    show(place)
    context?.updateInteractiveTransition(isPush ? 1 - place : place)
  }

  /// Lets the front page continue or go back, at the speed of the drag in widths per second.
  func release(at place: CGFloat, speed: CGFloat) {
    guard let context else { return }
    completes = abs(speed) >= parameters.flick ? speed > 0 : place > parameters.threshold
    if completes { context.finishInteractiveTransition() } else { context.cancelInteractiveTransition() }
    run(away: completes, speed: completes ? speed : -speed, bounce: parameters.releaseBounce)
  }
}

extension FluidPushTransition: UIViewControllerAnimatedTransitioning, UIViewControllerInteractiveTransitioning {
  var wantsInteractiveStart: Bool { isHeld }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    makeAnimator(speed: parameters.speed, bounce: parameters.bounce).duration
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    startInteractiveTransition(transitionContext)
  }

  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    guard let (front, back) = pages, let to = transitionContext.viewController(forKey: .to) else { return end() }
    let container = transitionContext.containerView
    transitionContext.view(forKey: .to)?.frame = transitionContext.finalFrame(for: to)
    if isPush { container.addSubview(front) } else { container.insertSubview(back, belowSubview: front) }
    dimming.frame = container.bounds
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.backgroundColor = .black
    container.insertSubview(dimming, aboveSubview: back)
    // As in the standard transition, moving pages take no touches. The drag's recognizer is on the navigation controller's view.
    for page in [front, back] { page.isUserInteractionEnabled = false }
    UIView.performWithoutAnimation { show(start) }
    if isHeld {
      move(to: start)
    } else {
      run(away: !isPush, speed: parameters.speed, bounce: parameters.bounce)
    }
  }
}
