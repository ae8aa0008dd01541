import Foundation

extension Spring {
  /// A spring without bounce, with a duration of 0.5 seconds.
  public static var smooth: Spring { smooth() }
  /// A spring with a bounce of 0.15 and a duration of 0.5 seconds.
  public static var snappy: Spring { snappy() }
  /// A spring with a bounce of 0.3 and a duration of 0.5 seconds.
  public static var bouncy: Spring { bouncy() }

  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// Returns a spring whose bounce is `extraBounce` more than 0.15.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// Returns a spring whose bounce is `extraBounce` more than 0.3.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}
