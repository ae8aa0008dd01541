import Foundation

/// Drives a transition by a share of the way: a gesture reports how far it has come, and the animator's own animations follow.
///
/// Everything that the animator starts in `animateTransition(using:)`, and all that animates alongside, stands evenly at the reported
/// share: `UIView` animations, keyframes, property animators and Core Animation's own. After `finish()` or `cancel()` it runs on, or
/// back, by itself; then completions are called as after any animation.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  /// The animator's `transitionDuration(using:)`, in seconds; 0 before the transition has started.
  open private(set) var duration: CGFloat = 0
  /// The share of the way that was last reported, 0…1.
  open private(set) var percentComplete: CGFloat = 0
  /// The speed of what remains after the gesture, relative to the animation's own: 2 takes half the time.
  open var completionSpeed: CGFloat = 1
  /// The pacing of what remains after the gesture.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// The pacing of what remains after the gesture, in place of `completionCurve`. Only for interruptible animators.
  open var timingCurve: (any UITimingCurveProvider)?
  /// Whether the transition begins under the gesture; otherwise it begins on its own, until the gesture takes it over by `pause()` or
  /// `update(_:)`.
  open var wantsInteractiveStart = true

  private weak var context: TransitionContext?
  /// What was decided between the making of the transition and its start.
  private var early = EarlyDecision.none

  private enum EarlyDecision {
    /// No transition is about to start.
    case none
    case awaited
    case finished
    case cancelled
  }

  public override init() { super.init() }

  /// Starts the animator and holds all that it animates. Called by the system.
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    guard let context = (transitionContext as? TransitionContextFace)?.context else {
      HostServices.warn(
        "\(type(of: self)) can drive only transitions of UIKit's own containers: a context of one's own does not say which animator it "
          + "belongs to.")
      return
    }
    self.context = context
    duration = context.transitionDuration
    percentComplete = 0
    context.startAnimator()
    let decision = early
    early = .none
    switch decision {
    case .finished: finish()
    case .cancelled: cancel()
    case .none, .awaited: break
    }
  }

  /// A transition that this object is to drive has been made and is about to start.
  func awaitStart() { early = .awaited }

  /// Catches a running transition. Does nothing unless its animator is interruptible.
  open func pause() {
    hear("pause()") {
      guard let context, context.isInterruptible, !context.isInteractive else { return }
      context.pauseInteractiveTransition()
      percentComplete = context.percentComplete
    }
  }

  /// Reports how far the gesture has come, 0…1; less counts as 0, more as 1. Takes over a transition that has begun on its own.
  open func update(_ percentComplete: CGFloat) {
    hear("update(_:)", [percentComplete]) {
      guard let context else { return }
      if context.phase == .running { context.pauseInteractiveTransition() }
      guard context.isInteractive else { return }
      context.updateInteractiveTransition(percentComplete)
      self.percentComplete = context.percentComplete
    }
  }

  /// The gesture is over: the transition runs back to its start, in the time that it has come, over `completionSpeed`. Heard even if the
  /// transition has run on its own so far.
  open func cancel() {
    hear("cancel()") {
      if early != .none { early = .cancelled }
      context?.cancelInteractiveTransition()
    }
  }

  /// The gesture is over: the transition runs on to its end, in the time that is left, over `completionSpeed`.
  open func finish() {
    hear("finish()") {
      if early != .none { early = .finished }
      context?.finishInteractiveTransition()
    }
  }

  /// Carries out a call of code's; what drives UIKit's own transitions is not the code's.
  private func hear(_ method: String, _ arguments: @autoclosure () -> [Any?] = [], _ call: () -> Void) {
    TransitionCalls.tell(.interaction, type: self, method, arguments(), isCode: TransitionCalls.isCode(self), call)
  }
}
