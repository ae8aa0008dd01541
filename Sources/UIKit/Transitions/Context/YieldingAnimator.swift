import Foundation

/// An animator of UIKit's own whose transition takes touches while it runs.
@MainActor
protocol YieldingAnimator: UIViewControllerAnimatedTransitioning {
  /// Ends the transition at once, because something else is about to happen in its place.
  func yield()
}

extension TransitionContext {
  /// Ends a transition in progress that can be interrupted, because something else is about to happen in its place.
  func yieldToNext() { (animator as? any YieldingAnimator)?.yield() }
}

extension UIViewController {
  /// A Boolean value that indicates whether a person can dismiss the controller now: it is at rest, or grows out of a bar button.
  var canBeDismissedByPerson: Bool {
    guard transitionCoordinator != nil else { return true }
    return presentation?.isPresenting == true && presentation?.context?.animator is MorphAnimator
  }
}

extension UIPresentationController {
  /// Returns what the interrupted presentation has left, which a dismissal or nothing goes on with.
  func takeMorphPlate() -> MorphPlate? {
    defer { morphPlate = nil }
    return morphPlate
  }
}
