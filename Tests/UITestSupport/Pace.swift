import Foundation

extension SceneHarness {
  /// The times that a harness lets pass with its input, in seconds.
  public struct Pace: Sendable {
    /// The longest time between two turns, or nil for a single turn however much time passes.
    package var frame: TimeInterval? = 1.0 / 60
    /// The time that passes with each event.
    package var event: TimeInterval = 0
    /// The time that passes before each click.
    package var beforeClick: TimeInterval = 0
    /// The time for which a click presses.
    package var click: TimeInterval = 0

    package init(frame: TimeInterval? = 1.0 / 60, event: TimeInterval = 0, beforeClick: TimeInterval = 0, click: TimeInterval = 0) {
      (self.frame, self.event, self.beforeClick, self.click) = (frame, event, beforeClick, click)
    }

    /// Turns at 60 Hz, and events that take no time.
    public static let display = Pace()
    /// Turns at 60 Hz, and a frame for each event.
    public static let framePerEvent = Pace(event: 1.0 / 60)
    /// Turns at 100 Hz, and clicks of a twentieth of a second.
    public static let fine = Pace(frame: 0.01, click: 0.05)
    /// A single turn, however much time passes.
    public static let singleTurns = Pace(frame: nil)
  }
}
