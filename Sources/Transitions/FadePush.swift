import UIKit

/// A push and a pop that fade, and a swipe from the left edge that drives the pop.
///
/// Keep one for a navigation controller; it becomes that controller's delegate.
public final class FadePush: NSObject {
  /// What can be tuned.
  public struct Parameters: Sendable {
    /// Seconds.
    public var duration: TimeInterval = 0.4
    /// How the fade is paced.
    public var curve = CubicTiming.easeInOut
    /// Seconds for people who have asked for less motion.
    public var reducedDuration: TimeInterval = 0.25
    /// The swipe that pops.
    public var swipe = EdgeSwipe.Parameters(flick: 800)
    /// Leaves everything to the navigation controller, to compare with.
    public var usesStandardTransition = false

    public init() {}
  }

  /// What the next transition goes by.
  public var parameters: Parameters {
    didSet { takeUpParameters() }
  }

  private weak var navigationController: UINavigationController?
  private var swipe: EdgeSwipe?

  public init(_ navigationController: UINavigationController, parameters: Parameters = Parameters()) {
    self.navigationController = navigationController
    self.parameters = parameters
    super.init()
    navigationController.delegate = self
    swipe = EdgeSwipe(from: .left, of: navigationController.view) { [unowned self] in
      guard let navigationController = self.navigationController, !self.parameters.usesStandardTransition else { return false }
      return navigationController.viewControllers.count > 1 && navigationController.transitionCoordinator == nil
    } start: { [weak navigationController] in
      navigationController?.popViewController(animated: true)
    }
    takeUpParameters()
  }

  private func takeUpParameters() {
    swipe?.parameters = parameters.swipe
    navigationController?.interactivePopGestureRecognizer?.isEnabled = parameters.usesStandardTransition
  }
}

extension FadePush: UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    parameters.usesStandardTransition
      ? nil
      : FadeAnimator(
        duration: UIAccessibility.isReduceMotionEnabled ? parameters.reducedDuration : parameters.duration, curve: parameters.curve)
  }

  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { swipe?.interaction }
}

/// Fades the arriving view in over the leaving one, whichever way it goes.
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
    // Push and pop alike: the container holds only the view that leaves, until the animator adds the other.
    arriving.frame = transitionContext.finalFrame(for: controller)
    arriving.alpha = 0
    transitionContext.containerView.addSubview(arriving)
    curve.animate(withDuration: duration, isInteractive: transitionContext.isInteractive) {
      arriving.alpha = 1
    } completion: {
      arriving.alpha = 1
      if transitionContext.transitionWasCancelled { arriving.removeFromSuperview() }
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
