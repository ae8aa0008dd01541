import Foundation

/// Drives a transition by its progress: a gesture reports a fraction, and the animator's animations follow.
///
/// While the gesture drives the transition, everything that the animator starts in `animateTransition(using:)`, and everything
/// that animates alongside, progresses linearly with the reported fraction: `UIView` animations, keyframes, property animators
/// and Core Animation's animations. After `finish()` or `cancel()` the transition runs to its end, or back to its start, and
/// the completion handlers are called as after any animation.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  /// The duration that the animator's `transitionDuration(using:)` returns, in seconds.
  ///
  /// 0 before the transition has started.
  open private(set) var duration: CGFloat = 0
  /// The progress that was last reported, in 0…1.
  open private(set) var percentComplete: CGFloat = 0
  /// The speed of the remainder after the gesture, as a factor of the animation's own speed.
  ///
  /// 2 takes half the time.
  open var completionSpeed: CGFloat = 1
  /// The curve of the remainder after the gesture.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// The timing of the remainder after the gesture, in place of `completionCurve`.
  ///
  /// It applies only to interruptible animators.
  open var timingCurve: (any UITimingCurveProvider)?
  /// A Boolean value that indicates whether the transition starts interactively.
  ///
  /// If false, it starts without the gesture, until `pause()` or `update(_:)` takes it over.
  open var wantsInteractiveStart = true

  private weak var context: TransitionContext?
  /// The decision that was made between the creation of the transition and its start.
  private var early = EarlyDecision.none

  private enum EarlyDecision {
    /// No transition is about to start.
    case none
    case awaited
    case finished
    case cancelled
  }

  public override init() { super.init() }

  /// Starts the animator and holds its animations.
  ///
  /// UIKit calls this method.
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    guard let context = (transitionContext as? ReportingTransitionContext)?.context else {
      UIWindowScene.warn(
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

  /// Notes that a transition with this interaction controller has been created and is about to start.
  func awaitStart() { early = .awaited }

  /// Catches a running transition.
  ///
  /// Does nothing unless its animator is interruptible.
  open func pause() {
    reporting("pause()") {
      guard let context, context.isInterruptible, !context.isInteractive else { return }
      context.pauseInteractiveTransition()
      percentComplete = context.percentComplete
    }
  }

  /// Reports the progress of the gesture, clamped to 0…1.
  ///
  /// Takes over a transition that started without the gesture.
  open func update(_ percentComplete: CGFloat) {
    reporting("update(_:)", [percentComplete]) {
      guard let context else { return }
      if context.phase == .running { context.pauseInteractiveTransition() }
      guard context.isInteractive else { return }
      context.updateInteractiveTransition(percentComplete)
      self.percentComplete = context.percentComplete
    }
  }

  /// Ends the gesture and runs the transition back to its start, in the elapsed part of its duration divided by
  /// `completionSpeed`.
  ///
  /// This also cancels a transition that has been running without the gesture.
  open func cancel() {
    reporting("cancel()") {
      if early != .none { early = .cancelled }
      context?.cancelInteractiveTransition()
    }
  }

  /// Ends the gesture and runs the transition to its end, in the remaining part of its duration divided by `completionSpeed`.
  open func finish() {
    reporting("finish()") {
      if early != .none { early = .finished }
      context?.finishInteractiveTransition()
    }
  }

  /// Carries out a call and reports it to the call observer, unless this object belongs to UIKit itself.
  private func reporting(_ method: String, _ arguments: @autoclosure () -> [Any?] = [], _ call: () -> Void) {
    TransitionCalls.reporting(.interaction, type: self, method, arguments(), isCode: TransitionCalls.isCode(self), call)
  }
}
