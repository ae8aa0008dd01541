import Foundation

/// Says how a property animator is paced: by a cubic curve, a spring, or both (the curve's time drives the spring).
@preconcurrency @MainActor
public protocol UITimingCurveProvider: AnyObject {
  /// What kind of curve it is.
  var timingCurveType: UITimingCurveType { get }
  /// The cubic curve, if there is one.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring, if there is one.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// What kind of curve a provider has. The raw values are iOS's.
public enum UITimingCurveType: Int, Sendable {
  /// One of the named curves.
  case builtin = 0
  /// A cubic curve with control points of one's own.
  case cubic = 1
  /// A damped spring.
  case spring = 2
  /// A cubic curve and a spring.
  case composed = 3
}

extension UITimingCurveProvider {
  /// The pace of an animation of `duration` seconds. A composed curve moves as its spring does.
  func pace(duration: TimeInterval) -> Pace {
    if let spring = springTimingParameters { return spring.pace(duration: duration) }
    return .cubic(cubicTimingParameters?.curve ?? .standard)
  }

  /// How long an animation that asks for `requested` seconds runs: a spring given by its physics takes its own time.
  func duration(requested: TimeInterval) -> TimeInterval { springTimingParameters?.ownDuration ?? requested }
}
