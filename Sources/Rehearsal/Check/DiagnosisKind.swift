import UIKit

/// The kind of a diagnosis, as a stable identifier for `glissade check --json` and for exhibits.
public enum DiagnosisKind: String, Sendable, CaseIterable, Codable {
  /// A transition didn't call `completeTransition(_:)`.
  case neverCompleted = "never-completed"
  /// A gesture ended without telling its transition to finish or to cancel.
  case neverSettled = "never-settled"
  /// A transition called `completeTransition(_:)` again.
  case completedAgain = "completed-again"
  /// A transition called `completeTransition(true)` although a gesture had cancelled it.
  case completedThoughCancelled = "completed-though-cancelled"
  /// The `to` view was not in the container at the end.
  case destinationNeverAdded = "destination-never-added"
  /// A dismissal didn't add the presenter's view, which UIKit puts back at the end.
  case presenterNeverAdded = "presenter-never-added"
  /// The `to` view is in the container but invisible.
  case destinationInvisible = "destination-invisible"
  /// A cancelled transition left something changed.
  case leftChanged = "left-changed"
  /// A transition left a view behind that covers the screen.
  case leftBehind = "orphan"
  /// The animations took longer than `transitionDuration(using:)`.
  case endedLate = "outlived"
  /// The animations took less time than `transitionDuration(using:)`.
  case endedEarly = "ended-early"
  /// The presenter's view was moved into the container, and disappears with it.
  case presenterTakenAway = "presenter-taken-away"
  /// The presenter's view was in no window at the end of a dismissal.
  case presenterRemoved = "presenter-removed"
  /// The `to` view ended at another frame than `finalFrame(for:)`.
  case wrongFinalFrame = "wrong-final-frame"
  /// Another transition was requested during a transition.
  case overlapping
  /// `interruptibleAnimator(using:)` returned different objects.
  case animatorReplaced = "animator-replaced"
  /// Constraints can't be satisfied together.
  case layoutConflict = "layout-conflict"
  /// UIKit raised an exception, which stopped the scene.
  case exception

  init(_ kind: TransitionDiagnosis.Kind) {
    self =
      switch kind {
      case .neverCompleted: .neverCompleted
      case .neverSettled: .neverSettled
      case .completedAgain: .completedAgain
      case .completedThoughCancelled: .completedThoughCancelled
      case .destinationNeverAdded: .destinationNeverAdded
      case .presenterNeverAdded: .presenterNeverAdded
      case .destinationInvisible: .destinationInvisible
      case .leftChanged: .leftChanged
      case .leftBehind: .leftBehind
      case .endedLate: .endedLate
      case .endedEarly: .endedEarly
      case .presenterTakenAway: .presenterTakenAway
      case .presenterRemoved: .presenterRemoved
      case .wrongFinalFrame: .wrongFinalFrame
      case .overlapping: .overlapping
      case .animatorReplaced: .animatorReplaced
      case .layoutConflict: .layoutConflict
      case .exception: .exception
      }
  }
}
