import UIKit

/// A push and a pop that fade, with a swipe from the left edge that drives the pop.
///
/// Keep one instance per navigation controller; it becomes that controller's delegate. To use it in an app, copy this folder and `Shared`.
public final class FadePush: PushTransition<FadePush.Parameters> {
  /// The parameters of the transition.
  public struct Parameters: PushParameters {
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
  public override var parameters: Parameters { didSet { chooseSwipe() } }

  private weak var navigationController: UINavigationController?

  /// Creates the transition and makes it the delegate of `navigationController`.
  public init(_ navigationController: UINavigationController, parameters: Parameters = Parameters()) {
    self.navigationController = navigationController
    super.init(navigationController, popsFrom: .left, parameters: parameters)
    chooseSwipe()
  }

  /// Enables either this transition's swipe or the navigation controller's standard one.
  private func chooseSwipe() {
    swipe.isEnabled = !parameters.usesStandardTransition
    navigationController?.interactivePopGestureRecognizer?.isEnabled = parameters.usesStandardTransition
  }

  override func animator(
    for operation: UINavigationController.Operation, from: UIViewController, to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    parameters.usesStandardTransition
      ? nil
      : FadeAnimator(
        duration: UIAccessibility.isReduceMotionEnabled ? parameters.reducedDuration : parameters.duration, curve: parameters.curve)
  }
}
