import UIKit

// Five transitions, each in a style in which they are published. Nothing but UIKit is known here: what compiles and runs in this file
// compiles and runs on iOS.

// MARK: 1. A container of one's own with a context of its own

/// Switches between two children by whatever animator it is given.
final class SwitchingContainer: UIViewController {
  private let animator: any UIViewControllerAnimatedTransitioning
  private(set) var shown: UIViewController

  init(showing first: UIViewController, animator: any UIViewControllerAnimatedTransitioning) {
    shown = first
    self.animator = animator
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(shown)
    shown.view.frame = view.bounds
    view.addSubview(shown.view)
    shown.didMove(toParent: self)
  }

  func show(_ next: UIViewController) {
    let previous = shown
    previous.willMove(toParent: nil)
    addChild(next)
    let context = SwitchingContext(from: previous, to: next, in: view)
    context.completion = { [weak self] completed in
      guard let self else { return }
      previous.view.removeFromSuperview()
      previous.removeFromParent()
      next.didMove(toParent: self)
      self.shown = next
      self.animator.animationEnded(completed)
    }
    animator.animateTransition(using: context)
  }
}

final class SwitchingContext: NSObject, UIViewControllerContextTransitioning {
  private let controllers: [UITransitionContextViewControllerKey: UIViewController]
  let containerView: UIView
  let presentationStyle = UIModalPresentationStyle.custom
  let isAnimated = true
  let isInteractive = false
  let transitionWasCancelled = false
  let targetTransform = CGAffineTransform.identity
  var completion: ((Bool) -> Void)?

  init(from: UIViewController, to: UIViewController, in container: UIView) {
    controllers = [.from: from, .to: to]
    containerView = container
    super.init()
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { controllers[key] }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { key == .from ? controllers[.from]?.view : controllers[.to]?.view }
  func initialFrame(for vc: UIViewController) -> CGRect { vc === controllers[.from] ? containerView.bounds : .zero }
  func finalFrame(for vc: UIViewController) -> CGRect { vc === controllers[.to] ? containerView.bounds : .zero }
  func completeTransition(_ didComplete: Bool) { completion?(didComplete) }
  func updateInteractiveTransition(_ percentComplete: CGFloat) {}
  func finishInteractiveTransition() {}
  func cancelInteractiveTransition() {}
  func pauseInteractiveTransition() {}
}

final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let from = transitionContext.view(forKey: .from), let to = transitionContext.view(forKey: .to),
      let controller = transitionContext.viewController(forKey: .to)
    else { return transitionContext.completeTransition(false) }
    let frame = transitionContext.finalFrame(for: controller)
    to.frame = frame.offsetBy(dx: frame.width, dy: 0)
    transitionContext.containerView.addSubview(to)
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext),
      animations: {
        from.frame = frame.offsetBy(dx: -frame.width / 3, dy: 0)
        to.frame = frame
      }, completion: { _ in transitionContext.completeTransition(!transitionContext.transitionWasCancelled) })
  }
}

// MARK: 2. A presentation controller of one's own

final class DrawerDelegate: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    DrawerPresentationController(presentedViewController: presented, presenting: presenting)
  }
}

final class DrawerPresentationController: UIPresentationController {
  let dimmingView = UIView()

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    return CGRect(x: 0, y: bounds.height * 2 / 3, width: bounds.width, height: bounds.height / 3)
  }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let containerView else { return }
    dimmingView.backgroundColor = UIColor.black.withAlphaComponent(0.4)
    dimmingView.alpha = 0
    dimmingView.addGestureRecognizer(UITapGestureRecognizer(target: self, action: DrawerPresentationController.dimmingViewTapped))
    containerView.insertSubview(dimmingView, at: 0)
    guard let coordinator = presentedViewController.transitionCoordinator else {
      dimmingView.alpha = 1
      return
    }
    coordinator.animate(alongsideTransition: { _ in self.dimmingView.alpha = 1 })
  }

  override func presentationTransitionDidEnd(_ completed: Bool) { if !completed { dimmingView.removeFromSuperview() } }

  override func dismissalTransitionWillBegin() {
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in self.dimmingView.alpha = 0 })
  }

  override func containerViewWillLayoutSubviews() {
    dimmingView.frame = containerView?.bounds ?? .zero
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  private func dimmingViewTapped() { presentedViewController.dismiss(animated: true) }
}

// MARK: 3. Percent-driven by a pan

final class PullDownController: UIViewController, UIViewControllerTransitioningDelegate {
  private var interaction: UIPercentDrivenInteractiveTransition?

  override func viewDidLoad() {
    super.viewDidLoad()
    modalPresentationStyle = .custom
    transitioningDelegate = self
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: PullDownController.handlePan))
  }

  private func handlePan(_ gesture: UIPanGestureRecognizer) {
    let percent = max(0, gesture.translation(in: view.superview).y / view.bounds.height)
    switch gesture.state {
    case .began:
      interaction = UIPercentDrivenInteractiveTransition()
      dismiss(animated: true)
    case .changed: interaction?.update(percent)
    case .ended where percent > 0.3 || gesture.velocity(in: view).y > 1000:
      interaction?.finish()
      interaction = nil
    case .ended, .cancelled, .failed:
      interaction?.cancel()
      interaction = nil
    default: break
    }
  }

  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { PullDownAnimator() }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}

final class PullDownAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let from = transitionContext.view(forKey: .from) else { return }
    let distance = transitionContext.containerView.bounds.height
    UIView.animate(
      withDuration: 0.4, delay: 0, options: .curveLinear, animations: { from.transform = CGAffineTransform(translationX: 0, y: distance) },
      completion: { _ in transitionContext.completeTransition(!transitionContext.transitionWasCancelled) })
  }
}

// MARK: 4. A property animator under an interaction controller of one's own

final class ScrubbedFade: NSObject, UIViewControllerAnimatedTransitioning, UIViewControllerInteractiveTransitioning {
  private var context: (any UIViewControllerContextTransitioning)?
  private var animator: UIViewPropertyAnimator?

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    prepare(transitionContext).startAnimation()
  }

  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    prepare(transitionContext).pauseAnimation()
  }

  private func prepare(_ transitionContext: any UIViewControllerContextTransitioning) -> UIViewPropertyAnimator {
    context = transitionContext
    let from = transitionContext.view(forKey: .from)
    let animator = UIViewPropertyAnimator(duration: 0.5, dampingRatio: 0.8) {
      from?.alpha = 0
      from?.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    }
    animator.addCompletion { position in
      if position == .end { transitionContext.finishInteractiveTransition() } else { transitionContext.cancelInteractiveTransition() }
      transitionContext.completeTransition(position == .end)
    }
    self.animator = animator
    return animator
  }

  func drag(to fraction: CGFloat) {
    animator?.fractionComplete = fraction
    context?.updateInteractiveTransition(fraction)
  }

  func release(finishing: Bool) {
    animator?.isReversed = !finishing
    animator?.continueAnimation(withTimingParameters: nil, durationFactor: 0)
  }
}

// MARK: 5. Interruptible

final class InterruptiblePop: NSObject, UIViewControllerAnimatedTransitioning, UIViewControllerTransitioningDelegate {
  let driver = UIPercentDrivenInteractiveTransition()
  private var animator: (any UIViewImplicitlyAnimating)?

  override init() {
    super.init()
    driver.wantsInteractiveStart = false
  }

  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.6 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating {
    if let animator { return animator }
    let from = transitionContext.view(forKey: .from)
    let to = transitionContext.view(forKey: .to)
    if let to { transitionContext.containerView.insertSubview(to, at: 0) }
    let animator = UIViewPropertyAnimator(duration: 0.6, curve: .easeInOut) {
      from?.transform = CGAffineTransform(translationX: transitionContext.containerView.bounds.width, y: 0)
    }
    animator.addCompletion { _ in
      if transitionContext.transitionWasCancelled { to?.removeFromSuperview() }
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    self.animator = animator
    return animator
  }

  func animationEnded(_ transitionCompleted: Bool) { animator = nil }
}
