import Foundation

/// In frames per second.
public struct CAFrameRateRange: Hashable, Sendable {
  public var minimum: Float
  /// 0 stands for the rate of the screen.
  public var maximum: Float
  /// Nil stands for the maximum.
  public var preferred: Float?

  public init() { self.init(minimum: 0, maximum: 0) }

  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }

  public static let `default` = CAFrameRateRange()

  /// Returns the time between two frames, in seconds, or nil to use all of the host's frames, which are `interval` seconds apart.
  func step(atIntervals interval: CFTimeInterval) -> CFTimeInterval? { Self.step(Double(preferred ?? maximum), atIntervals: interval) }

  static func step(_ rate: Double, atIntervals interval: CFTimeInterval) -> CFTimeInterval? {
    rate > 0 && 1 / rate > interval * 1.5 ? 1 / rate : nil
  }
}
