import Foundation

/// An animator of UIKit's own whose transition takes touches while it runs, and can be interrupted at any moment.
@MainActor
protocol YieldingAnimator: UIViewControllerAnimatedTransitioning {
  /// A Boolean value that indicates whether the bars of a navigation controller fade rather than slide alongside.
  var fadesBars: Bool { get }
  /// A Boolean value that indicates whether a dismissal begins where the interrupted presentation has left the presented view.
  var continuesPresentation: Bool { get }
  /// Ends the transition at once, because something else is about to happen in its place.
  func yield()
}

extension TransitionContext {
  private var yieldingAnimator: (any YieldingAnimator)? { animator as? any YieldingAnimator }

  /// A Boolean value that indicates whether the animator takes touches, and can be interrupted, while no gesture moves it.
  var acceptsTouchesWhileRunning: Bool { yieldingAnimator != nil }

  /// A Boolean value that indicates whether the bars of a navigation controller fade rather than slide alongside.
  var fadesBars: Bool { yieldingAnimator?.fadesBars == true }

  /// A Boolean value that indicates whether a dismissal begins where the interrupted presentation has left the presented view.
  var continuesPresentation: Bool { yieldingAnimator?.continuesPresentation == true }

  /// Ends a transition in progress that can be interrupted, because something else is about to happen in its place.
  func yieldToNext() { yieldingAnimator?.yield() }
}
