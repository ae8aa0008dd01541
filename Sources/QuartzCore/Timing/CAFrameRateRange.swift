import Foundation

/// The rates at which something wants to be shown, in frames per second.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The smallest rate, in frames per second.
  public var minimum: Float
  /// The largest rate, in frames per second, or 0 for that of the screen.
  public var maximum: Float
  /// The preferred rate, or nil for the largest one.
  public var preferred: Float?

  public init() { self.init(minimum: 0, maximum: 0) }

  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }

  public static let `default` = CAFrameRateRange()

  /// Returns the time between two frames, in seconds, or nil for one in each of the host's frames, which are `interval` seconds apart.
  func step(atIntervals interval: CFTimeInterval) -> CFTimeInterval? { Self.step(Double(preferred ?? maximum), atIntervals: interval) }

  static func step(_ rate: Double, atIntervals interval: CFTimeInterval) -> CFTimeInterval? {
    rate > 0 && 1 / rate > interval * 1.5 ? 1 / rate : nil
  }
}
