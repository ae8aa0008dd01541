import Foundation

extension Animation {
  /// The default duration of curves, in seconds.
  private static let standardDuration = 0.35

  /// Constant speed for 0.35 seconds.
  public static var linear: Animation { linear(duration: standardDuration) }
  /// A slow start, for 0.35 seconds.
  public static var easeIn: Animation { easeIn(duration: standardDuration) }
  /// A slow end, for 0.35 seconds.
  public static var easeOut: Animation { easeOut(duration: standardDuration) }
  /// A slow start and a slow end, for 0.35 seconds.
  public static var easeInOut: Animation { easeInOut(duration: standardDuration) }

  public static func linear(duration: TimeInterval) -> Animation { timingCurve(.linear, duration: duration) }
  public static func easeIn(duration: TimeInterval) -> Animation { timingCurve(.easeIn, duration: duration) }
  public static func easeOut(duration: TimeInterval) -> Animation { timingCurve(.easeOut, duration: duration) }
  public static func easeInOut(duration: TimeInterval) -> Animation { timingCurve(.easeInOut, duration: duration) }

  /// The times of the control points, `p1x` and `p2x`, are in 0…1. The duration is in seconds.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    timingCurve(
      .bezier(startControlPoint: UnitPoint(x: p1x, y: p1y), endControlPoint: UnitPoint(x: p2x, y: p2y)), duration: duration)
  }

  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(CurveAnimation(curve: curve, length: duration))
  }
}
