import Foundation

@preconcurrency @MainActor
public final class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// `custom` for custom control points, `systemDefault` for the default curve.
  public let animationCurve: UIView.AnimationCurve
  public let controlPoint1: CGPoint
  public let controlPoint2: CGPoint
  /// `builtin` for a named curve, otherwise `cubic`.
  public let timingCurveType: UITimingCurveType

  /// Creates the system's default curve, with the control points (0.25, 0.1) and (0.25, 1).
  public override convenience nonisolated init() {
    self.init(curve: .standard, name: .systemDefault, type: .builtin)
  }

  public convenience init(animationCurve curve: UIView.AnimationCurve) {
    self.init(curve: curve.cubic, name: curve, type: .builtin)
  }

  /// Both control points have x in 0…1.
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
