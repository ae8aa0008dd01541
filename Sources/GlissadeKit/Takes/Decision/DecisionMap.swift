import Foundation
import Tweaks
import UIKit

/// What an interactive transition makes of a drag that is let go: from which progress on it finishes, at each velocity.
///
/// Found by really dragging on stages that nobody sees, with drags like a take's own. Each `step()` plays one, which takes some
/// milliseconds, so that a window stays smooth meanwhile.
@MainActor
final class DecisionMap {
  /// What a drag with one velocity comes to, let go early, late, and where that changes.
  struct Row: Equatable, Sendable {
    /// Points a second along the drag's direction.
    var velocity: CGFloat
    var early: DecisionTrial.Outcome
    var late: DecisionTrial.Outcome
    /// The progress at which the outcome changes, 0…1; nil where it is the same all along.
    var threshold: CGFloat?
  }

  /// The velocities that are tried, in points a second: slow ones first, for there most is decided.
  static let velocities: [CGFloat] = [0, 250, -250, 500, -500, 750, -750, 1000, -1000, 1500, -1500, 2000, -2000]
  /// The share of the whole way to which a threshold is found.
  nonisolated static let precision: CGFloat = 1.0 / 64

  /// What has been found so far, by increasing velocity.
  private(set) var rows: [Row] = []
  /// What became of the take's own drag; nil until that has been played.
  private(set) var own: DecisionTrial?
  /// The progress at the end of the way; nil until it has been measured.
  private(set) var fullProgress: CGFloat?
  /// How many drags have been played.
  private(set) var trialCount = 0

  let take: Take
  private let rehearsal: Rehearsal
  private let drag: SyntheticDrag
  private var search: Search?
  private var waiting = DecisionMap.velocities

  /// A map without anything on it yet. An error says where the take has no drag.
  init(of take: Take, in rehearsal: Rehearsal) throws(TweakError) {
    guard let drag = SyntheticDrag(like: take) else { throw TweakError("“\(take.name)” has no drag that is let go") }
    self.take = take
    self.rehearsal = rehearsal
    self.drag = drag
  }

  /// Whether all has been found.
  var isComplete: Bool { own != nil && search == nil && waiting.isEmpty }

  /// How much has been done, 0…1.
  var completion: Double { isComplete ? 1 : Double(rows.count) / Double(Self.velocities.count) }

  /// Whether progress is what the transition itself says; else it is the hand's share of the way to the edge of the screen.
  var isProgressReported: Bool { own?.progress != nil }

  /// How far a drag had come, as the map has it: 0…1.
  func progress(of trial: DecisionTrial) -> CGFloat {
    guard isProgressReported else { return min(max(trial.travel / drag.mostTravel, 0), 1) }
    return trial.progress ?? 0
  }

  /// Plays one more drag, and takes down what has come of it. Does nothing when all has been found.
  func step() {
    guard own != nil else {
      own = DecisionTrial(take, in: rehearsal)
      trialCount += 1
      return
    }
    if search == nil {
      guard let velocity = waiting.first else { return }
      waiting.removeFirst()
      search = Search(velocity: velocity, travels: drag.leastTravel...drag.mostTravel)
    }
    guard let travel = search?.nextTravel, let velocity = search?.velocity else { return }
    guard var trial = DecisionTrial(drag.take(travel: travel, velocity: velocity), in: rehearsal) else { return }
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

  /// The looking for one velocity's threshold: both ends first, then halves.
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
