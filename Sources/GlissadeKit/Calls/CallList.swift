import Foundation
import UIKit

/// The calls of a phase as a list shows them: under a heading for each moment at which any were made.
struct CallList: Equatable, Sendable {
  enum Row: Equatable, Sendable {
    /// When the calls below were made, in words.
    case moment(String)
    /// A call, by its number.
    case call(Int)
  }

  let calls: [TransitionCall]
  let rows: [Row]

  /// - Parameter isLive: whether times count from what asked for each transition, and not from the beginning of the calls' clock.
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

  /// The number of the latest call that was made by `time`; nil where none was.
  func latestCall(at time: TimeInterval) -> Int? { calls.lastIndex { $0.time <= time + Self.tolerance } }

  /// What lies closer together than this is one moment, in seconds.
  private static let tolerance: TimeInterval = 0.0005

  /// The row of a call.
  func row(ofCall index: Int) -> Int? { rows.firstIndex(of: .call(index)) }
}
