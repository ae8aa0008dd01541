import Foundation
import UIKit

/// A drag that was let go, and what the transition made of it.
struct DecisionTrial: Equatable, Sendable {
  enum Outcome: Equatable, Sendable {
    /// The transition went on to its end.
    case finished
    /// All went back to where it was.
    case cancelled
  }

  /// How far the hand had come along the drag's direction, in points.
  var travel: CGFloat
  /// Points a second along the drag's direction at the release; negative on the way back.
  var velocity: CGFloat
  /// How far the transition said that it had come at the release, 0…1; nil where it does not say.
  var progress: CGFloat?
  var outcome: Outcome
}

extension DecisionTrial {
  /// How long the decision may be put off after the release, in seconds.
  private static let patience: TimeInterval = 2

  /// Plays a take to the end of its last drag, and looks what is decided there. Nil for a take without a drag.
  @MainActor
  init?(_ take: Take, in rehearsal: Rehearsal) {
    guard let drag = take.decidingDrag else { return nil }
    travel = drag.travelAtEnd
    velocity = drag.velocityAtEnd
    (progress, outcome) = rehearsal.play(take) { Self.decision(of: drag, in: $0, of: $1) }
  }

  @MainActor
  private static func decision(of drag: TakeStroke, in run: PhaseRun, of demo: any Demo) -> (CGFloat?, Outcome) {
    run.advance(to: drag.startTime - PhaseRun.leadTime)
    let phase = demo.nextPhase
    run.advance(to: drag.endTime - PhaseRun.leadTime)
    let transition = run.stage.transition
    let progress = transition.flatMap { $0.isInteractive ? $0.percentComplete : nil }
    run.advance(to: drag.endTime)
    // The release may have to wait until other gestures have failed.
    while run.stage.transition?.isInteractive == true, let next = run.stage.nextMoment,
      run.runTime(of: next) < drag.endTime + patience
    { run.advance(to: run.runTime(of: next)) }
    if let transition = run.stage.transition { return (progress, transition.isCancelled ? .cancelled : .finished) }
    // Nothing is under way: either nothing has come of the drag, or something that is no transition. The demo says where it is now.
    run.finish()
    return (progress, demo.nextPhase == phase ? .cancelled : .finished)
  }
}
