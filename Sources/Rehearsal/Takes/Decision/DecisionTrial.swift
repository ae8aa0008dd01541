import Foundation
import UIKit

/// A released drag, with the decision of the transition.
package struct DecisionTrial: Equatable, Sendable {
  package enum Outcome: Equatable, Sendable {
    case finished
    case cancelled
  }

  /// The distance of the gesture along the drag's direction, in points.
  var travel: CGFloat
  /// The velocity along the drag's direction at the release, in points per second. Negative values point back.
  package var velocity: CGFloat
  /// The progress that the transition reported at the release, 0…1, or nil if it reported none.
  var progress: CGFloat?
  package var outcome: Outcome
}

extension DecisionTrial {
  /// The maximum delay of the decision after the release, in seconds.
  private static let patience: TimeInterval = 2

  /// Plays a take to the end of its last drag and records the decision. Returns nil for a take without a drag.
  @MainActor
  package init?(_ take: Take, in scenario: Scenario) {
    let take = take.withPreludeAsEvents
    guard let drag = take.decidingDrag else { return nil }
    travel = drag.travelAtEnd
    velocity = drag.velocityAtEnd
    (progress, outcome) = scenario.playing(take).rehearse { Self.decision(of: drag, in: $0) }
  }

  @MainActor
  private static func decision(of drag: TakeStroke, in run: PhaseRun) -> (CGFloat?, Outcome) {
    run.advance(to: drag.startTime - PhaseRun.leadTime)
    let phase = run.demo.nextPhase
    run.advance(to: drag.endTime - PhaseRun.leadTime)
    let transition = run.stage.transition
    let progress = transition.flatMap { $0.isInteractive ? $0.percentComplete : nil }
    run.advance(to: drag.endTime)
    // The release may have to wait until other gestures have failed.
    while run.stage.transition?.isInteractive == true, let next = run.stage.nextMoment,
      run.runTime(of: next) < drag.endTime + patience
    { run.advance(to: run.runTime(of: next)) }
    if let transition = run.stage.transition { return (progress, transition.isCancelled ? .cancelled : .finished) }
    // There is no transition: either the drag had no effect, or the effect wasn't a transition. The demo's next phase shows which.
    run.finish()
    return (progress, run.demo.nextPhase == phase ? .cancelled : .finished)
  }
}
