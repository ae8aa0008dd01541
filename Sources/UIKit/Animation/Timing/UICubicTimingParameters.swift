import Foundation

/// The pace of a cubic Bézier curve.
@preconcurrency @MainActor
public final class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The named curve; `custom` for control points of one's own, `systemDefault` for the default curve.
  public let animationCurve: UIView.AnimationCurve
  /// Where the curve leads at its start, x in 0…1.
  public let controlPoint1: CGPoint
  /// Where the curve comes from at its end, x in 0…1.
  public let controlPoint2: CGPoint
  /// Whether the curve has a name.
  public let timingCurveType: UITimingCurveType

  /// The system's default curve, (0.25, 0.1) and (0.25, 1).
  public override convenience nonisolated init() {
    self.init(curve: .standard, name: .systemDefault, type: .builtin)
  }

  /// A named curve.
  public convenience init(animationCurve curve: UIView.AnimationCurve) {
    self.init(curve: curve.cubic, name: curve, type: .builtin)
  }

  /// A curve through (0, 0) and (1, 1) with these control points, both x in 0…1.
  public convenience init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    self.init(curve: CubicCurve(point1.x, point1.y, point2.x, point2.y), name: .custom, type: .cubic)
  }

  private nonisolated init(curve: CubicCurve, name: UIView.AnimationCurve, type: UITimingCurveType) {
    self.curve = curve
    animationCurve = name
    timingCurveType = type
    controlPoint1 = CGPoint(x: curve.x1, y: curve.y1)
    controlPoint2 = CGPoint(x: curve.x2, y: curve.y2)
    super.init()
  }

  let curve: CubicCurve

  public var cubicTimingParameters: UICubicTimingParameters? { self }
  public var springTimingParameters: UISpringTimingParameters? { nil }
}
