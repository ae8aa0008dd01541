import Rehearsal
import Foundation
import UIKit

/// The calls of a phase as rows of a list, with a heading for each time.
struct CallList: Equatable, Sendable {
  enum Row: Equatable, Sendable {
    /// The time of the calls below, in words.
    case moment(String)
    /// A call, by its index.
    case call(Int)
  }

  let calls: [TransitionCall]
  let rows: [Row]

  /// Creates the list.
  ///
  /// - Parameters:
  ///   - calls: The calls.
  ///   - isLive: Whether times count from the request of each transition, and not from the start of the calls' clock.
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

  /// Returns the index of the latest call by `time`, or nil if there is none.
  func latestCall(at time: TimeInterval) -> Int? { calls.lastIndex { $0.time <= time + Self.tolerance } }

  /// The interval within which two times count as equal, in seconds.
  private static let tolerance: TimeInterval = 0.0005

  /// Returns the row of a call.
  func row(ofCall index: Int) -> Int? { rows.firstIndex(of: .call(index)) }
}
