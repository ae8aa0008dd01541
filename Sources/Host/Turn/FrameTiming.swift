import Foundation

/// The times of the steps of a frame on the screen, in seconds on the host's clock.
public struct FrameTiming: Equatable, Sendable {
  /// The time at which the turn of the frame began.
  package var begin: TimeInterval
  /// The time at which the frame was ready. It includes copying the pixels to the display, but not waiting for the display.
  package var end: TimeInterval
  /// The time between two frames of the display.
  package var interval: TimeInterval
  /// A Boolean value that indicates whether the frame was due as soon as the previous one was shown, so that missing frames
  /// between them were dropped.
  package var followsOn: Bool

  package init(begin: TimeInterval, end: TimeInterval, interval: TimeInterval, followsOn: Bool) {
    (self.begin, self.end, self.interval, self.followsOn) = (begin, end, interval, followsOn)
  }

  /// The seconds of work for the frame: input, animations, layout, and drawing.
  package var workDuration: TimeInterval { end - begin }
}
