import Foundation

/// An animator of UIKit whose transition accepts touches while it runs, and can be interrupted at any time.
@MainActor
protocol YieldingAnimator: UIViewControllerAnimatedTransitioning {
  /// A Boolean value that indicates whether the bars of a navigation controller fade rather than slide alongside.
  var fadesBars: Bool { get }
  /// A Boolean value that indicates whether a dismissal begins where the interrupted presentation has left the presented view.
  var continuesPresentation: Bool { get }
  /// Ends the transition at once, because another one is about to take its place.
  func yield()
}

extension TransitionContext {
  private var yieldingAnimator: (any YieldingAnimator)? { animator as? any YieldingAnimator }

  var acceptsTouchesWhileRunning: Bool { yieldingAnimator != nil }

  var fadesBars: Bool { yieldingAnimator?.fadesBars == true }

  var continuesPresentation: Bool { yieldingAnimator?.continuesPresentation == true }

  /// Ends a transition in progress that can be interrupted, because another one is about to take its place.
  func yieldToNext() { yieldingAnimator?.yield() }
}
