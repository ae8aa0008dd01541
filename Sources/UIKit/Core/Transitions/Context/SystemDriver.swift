import Foundation

/// An interaction controller of UIKit, whose transition a gesture can catch at any time.
@MainActor
protocol SystemDriver: UIViewControllerInteractiveTransitioning {
  /// The timing of the animations while no gesture has driven them.
  var pace: Spring { get }
  /// The timing of the remainder after the gesture.
  var releaseTiming: any UITimingCurveProvider { get }
}

// Control over a running transition that only UIKit's own drivers have.
extension TransitionContext {
  /// The driver of the transition if UIKit itself drives it, or nil.
  var systemDriver: (any SystemDriver)? { interactionController as? any SystemDriver }

  /// The visible progress, in 0…1, and its speed along the driver's pace, per second.
  var shownMotion: (progress: CGFloat, speed: CGFloat) {
    guard let timeline, let pace = systemDriver?.pace else { return (percentComplete, 0) }
    return timeline.shownMotion(along: pace)
  }

  /// Runs the animations from `progress` to their end without a gesture, in place of their own timing.
  func run(from progress: CGFloat, timing: any UITimingCurveProvider) {
    timeline?.hold(at: progress)
    timeline?.run(cancelled: false, speed: 1, curve: timing)
  }

  /// Shows the end of all animations at once, or their start if a gesture has cancelled the transition. This calls their completions, and
  /// so ends the transition.
  func endAtOnce() { timeline?.endAtOnce(cancelled: transitionWasCancelled) }
}
