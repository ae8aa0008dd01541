import Foundation

extension Spring {
  /// A spring without bounce, with a duration of 0.5 seconds.
  public static var smooth: Spring { smooth() }
  /// A spring with a small bounce of 0.15, with a duration of 0.5 seconds.
  public static var snappy: Spring { snappy() }
  /// A spring with a bounce of 0.3, with a duration of 0.5 seconds.
  public static var bouncy: Spring { bouncy() }

  /// Returns a spring without bounce.
  ///
  /// - Parameters:
  ///   - duration: The perceptual duration, in seconds.
  ///   - extraBounce: The bounce to add to the base bounce of 0.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// Returns a spring with a small bounce.
  ///
  /// - Parameters:
  ///   - duration: The perceptual duration, in seconds.
  ///   - extraBounce: The bounce to add to the base bounce of 0.15.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// Returns a spring with a larger bounce.
  ///
  /// - Parameters:
  ///   - duration: The perceptual duration, in seconds.
  ///   - extraBounce: The bounce to add to the base bounce of 0.3.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}
