import Foundation

/// What code outside the animators may know of a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  var isAnimated: Bool { get }
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether the transition began under a gesture. Never changes.
  var initiallyInteractive: Bool { get }
  /// Whether a running transition can be caught.
  var isInterruptible: Bool { get }
  var isInteractive: Bool { get }
  /// Whether an interactive transition was cancelled.
  var isCancelled: Bool { get }
  /// The whole transition's duration without interaction, in seconds.
  var transitionDuration: TimeInterval { get }
  /// How far the gesture has come, 0…1.
  var percentComplete: CGFloat { get }
  /// The speed of what remains after the gesture, relative to the animation's own.
  var completionVelocity: CGFloat { get }
  var completionCurve: UIView.AnimationCurve { get }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  var containerView: UIView { get }
  var targetTransform: CGAffineTransform { get }
}

/// Animates along with a transition, and tells when it turns.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Runs `animation` with the transition's duration, and `completion` when the transition is over. False if it is over already.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// The same for views outside the container: `view` is the common ancestor of what is animated.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Calls `handler` each time the transition becomes interactive or stops being so.
  func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
  /// Calls `handler` once, when the transition first stops being interactive. The older form of `notifyWhenInteractionChanges(_:)`.
  func notifyWhenInteractionEnds(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinatorContext {
  /// Whether the transition was carried out, once it is over; nil before.
  package var didComplete: Bool? { (self as? TransitionCoordinator)?.transition.didComplete }
}

extension UIViewControllerTransitionCoordinator {
  /// Runs `animation` with the transition's duration. False if the transition is over already.
  @discardableResult
  public func animate(alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}
