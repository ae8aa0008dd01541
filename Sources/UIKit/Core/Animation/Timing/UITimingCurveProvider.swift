import Foundation

/// An object that provides the timing of a property animator: a cubic curve or a spring.
///
/// If it provides both, the spring is used.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: AnyObject {
  var timingCurveType: UITimingCurveType { get }
  /// The cubic curve, or nil if there is none.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring, or nil if there is none.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// The type of a timing curve.
///
/// The raw values are those of iOS.
public enum UITimingCurveType: Int, Sendable {
  case builtin = 0
  /// A cubic curve with custom control points.
  case cubic = 1
  case spring = 2
  /// A cubic curve and a spring.
  case composed = 3
}

extension UITimingCurveProvider {
  /// Returns the timing of an animation of `duration` seconds. A composed curve moves like its spring.
  func pace(duration: TimeInterval) -> Pace {
    if let spring = springTimingParameters { return spring.pace(duration: duration) }
    return .cubic(cubicTimingParameters?.curve ?? .standard)
  }

  /// Returns the duration of an animation that asks for `requested` seconds. A spring given by its physics has its own
  /// duration.
  func duration(requested: TimeInterval) -> TimeInterval { springTimingParameters?.ownDuration ?? requested }
}
