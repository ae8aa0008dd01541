import Foundation

/// An object that follows the transitions of a scene. An observer changes nothing: a transition runs the same with or without it.
@MainActor
protocol TransitionObserver: AnyObject {
  func transition(_ context: TransitionContext, did event: TransitionEvent)
}

enum TransitionEvent: Equatable {
  /// The transition is about to be handed to its animator or interaction controller.
  case willStart
  /// The transition runs without a gesture from now on for the given number of seconds, or a gesture holds it if nil.
  case runs(for: TimeInterval?)
  /// `interruptibleAnimator(using:)` returned a different object than before.
  case animatorReplaced
  /// `completeTransition(_:)` has been called, but the owner has not acted on it yet.
  case willEnd(completed: Bool)
  /// The owner, the animator and the coordinator have been notified of the end.
  case didEnd(completed: Bool)
  /// `completeTransition(_:)` was called for a transition that is already over.
  case completedAgain
  /// The transition was removed together with its container.
  case abandoned
}
