import UIKit

/// A push and a pop that fade, with a swipe from the left edge that drives the pop.
///
/// Keep one instance per navigation controller; it becomes that controller's delegate.
///
/// To use it in an app, copy `EdgeSwipe.swift`, `CubicTiming.swift` and `TypedActions.swift` as well.
public final class FadePush: NSObject {
  /// The parameters of the transition.
  public struct Parameters: Sendable {
    /// The duration of a push or a pop, in seconds.
    public var duration: TimeInterval = 0.4
    /// The timing curve of the fade.
    public var curve = CubicTiming.easeInOut
    /// The duration when Reduce Motion is on, in seconds.
    public var reducedDuration: TimeInterval = 0.25
    /// The parameters of the swipe that pops.
    public var swipe = EdgeSwipe.Parameters(flick: 800)
    /// A Boolean value that indicates whether the navigation controller uses its standard transition, for comparison.
    public var usesStandardTransition = false

    /// Creates the default parameters.
    public init() {}
  }

  /// The parameters of the next transition.
  public var parameters: Parameters {
    didSet { takeUpParameters() }
  }

  private weak var navigationController: UINavigationController?
  private var swipe: EdgeSwipe?

  /// Creates the transition and makes it the delegate of `navigationController`.
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
  /// Returns the animator for a push or a pop, or nil for the standard transition.
  public func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    parameters.usesStandardTransition
      ? nil
      : FadeAnimator(
        duration: UIAccessibility.isReduceMotionEnabled ? parameters.reducedDuration : parameters.duration, curve: parameters.curve)
  }

  /// Returns the object that drives the pop during a swipe, and nil at all other times.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { swipe?.interaction }
}

/// Fades the arriving view in over the leaving one, for a push and a pop alike.
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
    // The container holds only the leaving view until the animator adds the other, for a push and a pop alike.
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
