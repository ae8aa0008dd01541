import Foundation
import Tweaks
import UIKit

/// A map of an interactive transition's decisions at the release of a drag: the progress from which it finishes, for each velocity.
///
/// The map plays synthetic drags, similar to that of a take, on offscreen stages. Each `step()` plays one, which takes a few milliseconds,
/// so a window stays responsive.
@MainActor
package final class DecisionMap {
  /// The outcomes of drags with one velocity for an early and a late release, and the threshold between them.
  package struct Row: Equatable, Sendable {
    /// The velocity along the drag's direction, in points per second.
    package var velocity: CGFloat
    package var early: DecisionTrial.Outcome
    package var late: DecisionTrial.Outcome
    /// The progress at which the outcome changes, 0…1, or nil if it is always the same.
    package var threshold: CGFloat?
  }

  /// The velocities to try, in points per second. Slow ones come first, as they show the most.
  package static let velocities: [CGFloat] = [0, 250, -250, 500, -500, 750, -750, 1000, -1000, 1500, -1500, 2000, -2000]
  /// The precision of a threshold, as a fraction of the whole distance.
  nonisolated static let precision: CGFloat = 1.0 / 64

  /// The rows found so far, by increasing velocity.
  package private(set) var rows: [Row] = []
  /// The outcome of the take's own drag, or nil until it has been played.
  package private(set) var own: DecisionTrial?
  /// The progress at the end of the distance, or nil until it has been measured.
  package private(set) var fullProgress: CGFloat?
  private(set) var trialCount = 0

  package let take: Take
  private let scenario: Scenario
  private let drag: SyntheticDrag
  private var search: Search?
  private var waiting = DecisionMap.velocities

  /// Creates an empty map. Throws if the take contains no completed drag.
  package init(of take: Take, in scenario: Scenario) throws(TweakError) {
    guard let drag = SyntheticDrag(like: take) else { throw TweakError("“\(take.name)” contains no completed drag") }
    self.take = take
    self.scenario = scenario
    self.drag = drag
  }

  package var isComplete: Bool { own != nil && search == nil && waiting.isEmpty }

  /// The completed fraction of the work, 0…1.
  package var completion: Double { isComplete ? 1 : Double(rows.count) / Double(Self.velocities.count) }

  /// A Boolean value that indicates whether the transition reports its progress. If not, progress is the fraction of the distance to the
  /// edge of the screen that the gesture has covered.
  package var isProgressReported: Bool { own?.progress != nil }

  /// Returns the progress of a drag as the map shows it, 0…1.
  package func progress(of trial: DecisionTrial) -> CGFloat {
    guard isProgressReported else { return (trial.travel / drag.mostTravel).clamped(to: 0...1) }
    return trial.progress ?? 0
  }

  package func step() {
    guard own != nil else {
      own = DecisionTrial(take, in: scenario)
      trialCount += 1
      return
    }
    if search == nil {
      guard let velocity = waiting.first else { return }
      waiting.removeFirst()
      search = Search(velocity: velocity, travels: drag.leastTravel...drag.mostTravel)
    }
    guard let travel = search?.nextTravel, let velocity = search?.velocity else { return }
    guard var trial = DecisionTrial(drag.take(travel: travel, velocity: velocity), in: scenario) else { return }
    trialCount += 1
    trial.travel = travel
    trial.velocity = velocity
    if travel == drag.mostTravel { fullProgress = max(fullProgress ?? 0, progress(of: trial)) }
    search?.note(trial)
    if let search, search.isDone { finish(search) }
  }

  private func finish(_ search: Search) {
    self.search = nil
    guard let early = search.early, let late = search.late else { return }
    let threshold = early.outcome == late.outcome ? nil : (progress(of: early) + progress(of: late)) / 2
    rows.append(Row(velocity: search.velocity, early: early.outcome, late: late.outcome, threshold: threshold))
    rows.sort { $0.velocity < $1.velocity }
  }

  /// A binary search for one velocity's threshold, which tries both ends first.
  private struct Search {
    let velocity: CGFloat
    let travels: ClosedRange<CGFloat>
    private(set) var early: DecisionTrial?
    private(set) var late: DecisionTrial?

    init(velocity: CGFloat, travels: ClosedRange<CGFloat>) {
      self.velocity = velocity
      self.travels = travels
    }

    var isDone: Bool {
      guard let early, let late else { return false }
      return early.outcome == late.outcome || late.travel - early.travel <= (travels.upperBound - travels.lowerBound) * precision
    }

    var nextTravel: CGFloat? {
      guard let early else { return travels.lowerBound }
      guard let late else { return travels.upperBound }
      return isDone ? nil : (early.travel + late.travel) / 2
    }

    mutating func note(_ trial: DecisionTrial) {
      if early == nil || trial.outcome == early?.outcome && late != nil { early = trial } else { late = trial }
    }
  }
}
