import Foundation

/// While the gesture drives the transition, everything that the animator starts in `animateTransition(using:)`, and everything that
/// animates alongside, progresses linearly with the reported fraction: `UIView` animations, keyframes, property animators and Core
/// Animation's animations. After `finish()` or `cancel()`, the transition runs to its end, or back to its start, and the completion
/// handlers are called as after any animation.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  /// 0 before the transition has started.
  open private(set) var duration: CGFloat = 0
  open private(set) var percentComplete: CGFloat = 0
  open var completionSpeed: CGFloat = 1
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// Replaces `completionCurve`, but only for interruptible animators.
  open var timingCurve: (any UITimingCurveProvider)?
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

  /// Called when a transition with this interaction controller has been created and is about to start.
  func awaitStart() { early = .awaited }

  /// Does nothing unless the animator is interruptible.
  open func pause() {
    reporting("pause()") {
      guard let context, context.isInterruptible, !context.isInteractive else { return }
      context.pauseInteractiveTransition()
      percentComplete = context.percentComplete
    }
  }

  /// Clamps the progress to 0…1. Takes over a transition that started without the gesture.
  open func update(_ percentComplete: CGFloat) {
    reporting("update(_:)", [percentComplete]) {
      guard let context else { return }
      if context.phase == .running { context.pauseInteractiveTransition() }
      guard context.isInteractive else { return }
      context.updateInteractiveTransition(percentComplete)
      self.percentComplete = context.percentComplete
    }
  }

  /// Runs the transition back to its start, in the elapsed part of its duration divided by `completionSpeed`.
  ///
  /// This also cancels a transition that has been running without the gesture.
  open func cancel() {
    reporting("cancel()") {
      if early != .none { early = .cancelled }
      context?.cancelInteractiveTransition()
    }
  }

  /// Runs the transition to its end, in the remaining part of its duration divided by `completionSpeed`.
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
