import Foundation

/// If an object provides both a cubic curve and a spring, the spring is used.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: AnyObject {
  var timingCurveType: UITimingCurveType { get }
  var cubicTimingParameters: UICubicTimingParameters? { get }
  var springTimingParameters: UISpringTimingParameters? { get }
}

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
  /// A composed curve moves like its spring.
  func pace(duration: TimeInterval) -> Pace {
    if let spring = springTimingParameters { return spring.pace(duration: duration) }
    return .cubic(cubicTimingParameters?.curve ?? .standard)
  }

  /// Returns `requested`, or the duration of a spring that is given by its physics.
  func duration(requested: TimeInterval) -> TimeInterval { springTimingParameters?.ownDuration ?? requested }
}
