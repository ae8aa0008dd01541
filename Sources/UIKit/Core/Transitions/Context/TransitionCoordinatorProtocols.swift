import Foundation

/// The properties of a transition that code other than its animators can read.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  var isAnimated: Bool { get }
  /// The presentation style of the transition, or `.none` for a push, a pop or a change of tabs.
  var presentationStyle: UIModalPresentationStyle { get }
  /// A Boolean value that indicates whether the transition started interactively.
  ///
  /// It never changes.
  var initiallyInteractive: Bool { get }
  /// A Boolean value that indicates whether a gesture can catch the transition while it runs.
  var isInterruptible: Bool { get }
  /// A Boolean value that indicates whether a gesture currently drives the transition.
  var isInteractive: Bool { get }
  var isCancelled: Bool { get }
  /// The duration of the whole transition without interaction, in seconds.
  var transitionDuration: TimeInterval { get }
  /// The progress that the gesture last reported, in 0…1.
  var percentComplete: CGFloat { get }
  /// The speed of the remainder after the gesture, as a factor of the animation's own speed.
  var completionVelocity: CGFloat { get }
  /// The curve of the remainder after the gesture.
  var completionCurve: UIView.AnimationCurve { get }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns the view with the given role in the transition, or nil if the transition does not animate it.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The view in which the transition takes place.
  var containerView: UIView { get }
  /// The transform to apply to the views.
  ///
  /// Always the identity in Glissade, because containers rotate with their window.
  var targetTransform: CGAffineTransform { get }
}

/// Runs animations alongside a transition, and notifies of changes in its interaction.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Runs `animation` with the duration of the transition, and `completion` at its end.
  ///
  /// - Returns: false if the transition is already over.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Runs `animation` alongside the transition for views outside the container.
  ///
  /// - Parameters:
  ///   - view: The common ancestor of the views to animate. Glissade does not need it and ignores it.
  ///   - animation: The closure that changes the views.
  ///   - completion: The closure to call at the end of the transition.
  /// - Returns: false if the transition is already over.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Calls `handler` each time the transition becomes interactive or stops being interactive.
  func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
  /// Calls `handler` once, when the transition first stops being interactive.
  ///
  /// This is the older form of `notifyWhenInteractionChanges(_:)`.
  func notifyWhenInteractionEnds(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinatorContext {
  /// A Boolean value that indicates whether the transition was carried out, or nil before its end.
  package var didComplete: Bool? { (self as? TransitionCoordinator)?.transition.didComplete }
}

extension UIViewControllerTransitionCoordinator {
  /// Runs `animation` with the duration of the transition.
  ///
  /// - Returns: false if the transition is already over.
  @discardableResult
  public func animate(alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}
