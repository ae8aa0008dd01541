import Foundation

/// When a frame was made that has been put on the screen. Seconds on the host's clock.
public struct FrameTiming: Equatable, Sendable {
  /// When the turn began that made it.
  public var begin: TimeInterval
  /// When it was ready. Waiting for the display does not count; copying the pixels to it does.
  public var end: TimeInterval
  /// Between two frames of the display.
  public var interval: TimeInterval
  /// Whether it had been wanted as soon as the frame before it was shown: whatever is missing between the two has been missed.
  public var followsOn: Bool

  public init(begin: TimeInterval, end: TimeInterval, interval: TimeInterval, followsOn: Bool) {
    (self.begin, self.end, self.interval, self.followsOn) = (begin, end, interval, followsOn)
  }

  /// Seconds of work that it took: input, animations, layout, drawing.
  public var workDuration: TimeInterval { end - begin }
}
