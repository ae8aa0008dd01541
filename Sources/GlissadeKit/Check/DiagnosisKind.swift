import UIKit

/// Which promise a diagnosis is about, as a word that does not change: what `glissade check --json` says, and an exhibit declares.
public enum DiagnosisKind: String, Sendable, CaseIterable, Codable {
  case neverCompleted = "never-completed"
  case completedAgain = "completed-again"
  case destinationNeverAdded = "destination-never-added"
  case destinationInvisible = "destination-invisible"
  case leftChanged = "left-changed"
  case orphan
  case outlived
  case endedEarly = "ended-early"
  case presenterTakenAway = "presenter-taken-away"
  case wrongFinalFrame = "wrong-final-frame"
  case overlapping
  case animatorReplaced = "animator-replaced"
  case layoutConflict = "layout-conflict"
  case exception

  init(_ kind: TransitionDiagnosis.Kind) {
    self =
      switch kind {
      case .neverCompleted: .neverCompleted
      case .completedAgain: .completedAgain
      case .destinationNeverAdded: .destinationNeverAdded
      case .destinationInvisible: .destinationInvisible
      case .leftChanged: .leftChanged
      case .orphan: .orphan
      case .outlived: .outlived
      case .endedEarly: .endedEarly
      case .presenterTakenAway: .presenterTakenAway
      case .wrongFinalFrame: .wrongFinalFrame
      case .overlapping: .overlapping
      case .animatorReplaced: .animatorReplaced
      case .layoutConflict: .layoutConflict
      case .exception: .exception
      }
  }
}
