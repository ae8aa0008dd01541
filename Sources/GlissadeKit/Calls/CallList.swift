import Rehearsal
import Foundation
import UIKit

struct CallList: Equatable, Sendable {
  enum Row: Equatable, Sendable {
    /// A heading with the time of the calls below it.
    case moment(String)
    case call(Int)
  }

  let calls: [TransitionCall]
  let rows: [Row]

  /// With `isLive`, the times count from the request of each transition, and not from the beginning of the calls' clock.
  init(_ calls: [TransitionCall] = [], isLive: Bool = false) {
    self.calls = calls
    var rows: [Row] = []
    var start = isLive ? calls.first?.time ?? 0 : 0
    var latest: String?
    for (index, call) in calls.enumerated() {
      if isLive, call.asksForTransition { start = call.time }
      let moment = TimelineText.precise(call.time - start)
      if moment != latest || call.asksForTransition { rows.append(.moment(moment)) }
      latest = moment
      rows.append(.call(index))
    }
    self.rows = rows
  }

  func latestCall(at time: TimeInterval) -> Int? { calls.lastIndex { $0.time <= time + Self.tolerance } }

  /// Times that differ by less than this, in seconds, count as equal.
  private static let tolerance: TimeInterval = 0.0005

  func row(ofCall index: Int) -> Int? { rows.firstIndex(of: .call(index)) }
}
