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
