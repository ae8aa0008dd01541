import Foundation

// Calls to the methods of animators and interaction controllers, reported to the call observer.

extension UIViewControllerAnimatedTransitioning {
  func askDuration(of context: TransitionContext) -> TimeInterval {
    TransitionCalls.ask(self, .animator, "transitionDuration(using:)", [context.reportingContext]) {
      transitionDuration(using: context.reportingContext)
    }
  }

  func askToAnimate(_ context: TransitionContext) {
    TransitionCalls.ask(self, .animator, "animateTransition(using:)", [context.reportingContext]) {
      animateTransition(using: context.reportingContext)
    }
  }

  func askForInterruptibleAnimator(of context: TransitionContext) -> any UIViewImplicitlyAnimating {
    TransitionCalls.ask(self, .animator, "interruptibleAnimator(using:)", [context.reportingContext]) {
      interruptibleAnimator(using: context.reportingContext)
    }
  }

  func notifyEnd(completed: Bool) {
    TransitionCalls.ask(self, .animator, "animationEnded(_:)", [completed]) { animationEnded(completed) }
  }
}

extension UIViewControllerInteractiveTransitioning {
  func askWhetherToStartInteractively() -> Bool {
    TransitionCalls.ask(self, .interaction, "wantsInteractiveStart") { wantsInteractiveStart }
  }

  func askToStart(_ context: TransitionContext) {
    TransitionCalls.ask(self, .interaction, "startInteractiveTransition(_:)", [context.reportingContext]) {
      startInteractiveTransition(context.reportingContext)
    }
  }

  func askCompletionSpeed() -> CGFloat { TransitionCalls.ask(self, .interaction, "completionSpeed") { completionSpeed } }

  func askCompletionCurve() -> UIView.AnimationCurve { TransitionCalls.ask(self, .interaction, "completionCurve") { completionCurve } }
}
