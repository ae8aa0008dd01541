import Foundation

// The interactive part of a transition, and its remainder after the gesture.
extension TransitionContext {
  var isInteractive: Bool { if case .interactive = phase { true } else { false } }

  /// Moves the transition to a progress. NaN, as from a view without a size, is ignored.
  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    guard isInteractive, !percentComplete.isNaN else { return }
    self.percentComplete = percentComplete.clamped(to: 0...1)
    phase = .interactive(self.percentComplete)
    timeline?.hold(at: self.percentComplete)
  }

  func finishInteractiveTransition() { settle(cancelled: false) }

  func cancelInteractiveTransition() { settle(cancelled: true) }

  func pauseInteractiveTransition() {
    switch phase {
    case .running, .settling:
      hold()
      // A percent-driven controller keeps the animator that it started with. Others must get the same animator again.
      if let known = interruptibleAnimator, !isPercentDriven, animator?.askForInterruptibleAnimator(of: self) !== known {
        notify(.animatorReplaced)
      }
      updateInputBlock()
      coordinator.interactionDidChange()
    case .prepared, .interactive, .completed, .abandoned: break
    }
  }

  /// Freezes the animations and waits for the gesture.
  private func hold() {
    if let timeline {
      let shown = (interruptibleAnimator as? UIViewPropertyAnimator)?.shownProgress
      percentComplete = shown ?? (systemDriver == nil ? timeline.progress : shownMotion.progress)
      timeline.pause(at: percentComplete)
    }
    phase = .interactive(percentComplete)
    notify(.runs(for: nil))
  }

  var isPercentDriven: Bool { interactionController is UIPercentDrivenInteractiveTransition }

  /// Runs the transition to its end, or back to its start. A transition that runs without a gesture can be cancelled from where it is. If
  /// told to finish, it continues.
  private func settle(cancelled: Bool) {
    switch phase {
    case .interactive: break
    case .running where cancelled: hold()
    case .running:
      phase = .settling(cancelled: false)
      return
    case .prepared, .settling, .completed, .abandoned: return
    }
    phase = .settling(cancelled: cancelled)
    let turns = cancelled != transitionWasCancelled
    transitionWasCancelled = cancelled
    timeline?.run(cancelled: cancelled, speed: interactionController?.askCompletionSpeed() ?? 1, curve: completionTiming)
    notify(.runs(for: transitionDuration))
    updateInputBlock()
    coordinator.interactionDidChange()
    if turns { onReversal(cancelled) }
  }

  private var completionTiming: any UITimingCurveProvider {
    if let systemDriver { return systemDriver.releaseTiming }
    // UIKit uses `timingCurve` only for an interruptible transition.
    if isInterruptible, let curve = (interactionController as? UIPercentDrivenInteractiveTransition)?.timingCurve { return curve }
    return UICubicTimingParameters(animationCurve: interactionController?.askCompletionCurve() ?? .easeInOut)
  }
}
