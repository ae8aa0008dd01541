import Foundation

/// A point of a take that the window shows first, paused.
package struct TakeMoment: Equatable, Sendable {
  /// The name or path of the take.
  package var take: String
  /// The time since the take's first event, in seconds.
  package var time: TimeInterval

  /// Creates a point of a take.
  package init(take: String, time: TimeInterval) {
    self.take = take
    self.time = time
  }
}
