import Foundation

/// Drives a standard push or pop: by itself, from where an interrupted one has left its pages, or with a drag.
final class SlideDriver: NSObject, SystemDriver {
  /// How the transition begins.
  enum Start {
    /// From rest, by itself.
    case atRest
    /// Held by a drag at a progress in 0…1.
    case held(at: CGFloat)
    /// By itself from a progress in 0…1, with a speed in widths per second.
    case moving(from: CGFloat, speed: CGFloat)
  }

  let pace = NavigationMotion.pace
  private(set) var releaseTiming: any UITimingCurveProvider = NavigationMotion.timing(over: 1, speed: 0, bounce: 0)
  private let start: Start
  private weak var context: TransitionContext?

  init(_ start: Start = .atRest) {
    self.start = start
    super.init()
  }

  /// A Boolean value that indicates whether the transition begins by itself, with its pages at rest.
  var beginsAtRest: Bool { if case .atRest = start { true } else { false } }

  var wantsInteractiveStart: Bool { if case .held = start { true } else { false } }

  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    guard let context = (transitionContext as? ReportingTransitionContext)?.context else { return }
    self.context = context
    context.startAnimator()
    switch start {
    case .atRest: break
    case .held(let progress): context.updateInteractiveTransition(progress)
    case .moving(let progress, let speed):
      context.run(from: progress, timing: NavigationMotion.timing(over: 1 - progress, speed: speed, bounce: 0))
    }
  }

  /// Catches the running transition, and returns the progress of its pages, in 0…1.
  func grab() -> CGFloat {
    context?.pauseInteractiveTransition()
    return context?.percentComplete ?? 0
  }

  /// Moves the pages to a progress, which is clamped to 0…1.
  func move(to progress: CGFloat) { context?.updateInteractiveTransition(progress) }

  /// Ends the drag. The pages continue to their places, or back, with the drag's speed in widths per second.
  func release(finishing: Bool, speed: CGFloat) {
    guard let context, context.isInteractive else { return }
    let progress = context.percentComplete
    releaseTiming = NavigationMotion.timing(
      over: finishing ? 1 - progress : progress, speed: finishing ? speed : -speed, bounce: NavigationMotion.releaseBounce)
    if finishing { context.finishInteractiveTransition() } else { context.cancelInteractiveTransition() }
  }
}
