import Foundation

/// Follows the transitions of a scene. An observer changes nothing: with or without it a transition runs the same.
@MainActor
protocol TransitionObserver: AnyObject {
  func transition(_ context: TransitionContext, did event: TransitionEvent)
}

/// What happens to a transition.
enum TransitionEvent: Equatable {
  /// It is about to be handed to its animator or interaction controller.
  case willStart
  /// It runs by itself from now on, for so many seconds; with nil, a gesture holds it.
  case runs(for: TimeInterval?)
  /// `interruptibleAnimator(using:)` returned another object than before.
  case animatorReplaced
  /// `completeTransition(_:)` has been called; the owner has not done its part yet.
  case willEnd(completed: Bool)
  /// Owner, animator and coordinator have been told that it is over.
  case didEnd(completed: Bool)
  /// `completeTransition(_:)` was called for a transition that is over.
  case completedAgain
  /// It was taken down together with what it happened in.
  case abandoned
}
