import QuartzCore

/// A curve that maps an input progress in 0…1 to an output progress, which is 0 at 0 and 1 at 1.
public struct UnitCurve: Hashable, Sendable {
  private let shape: Shape

  private enum Shape: Hashable, Sendable {
    case bezier(CubicCurve)
    /// Quarters of a circle: one at the start or at the end, or a smaller one at both.
    case circularIn, circularOut, circularInOut, inverseOfCircularInOut
  }

  private init(_ shape: Shape) { self.shape = shape }

  /// The x coordinates of the control points are clamped to 0…1.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    let (a, b) = (startControlPoint, endControlPoint)
    return UnitCurve(.bezier(CubicCurve(min(max(a.x, 0), 1), a.y, min(max(b.x, 0), 1), b.y)))
  }

  public static let linear = UnitCurve(.bezier(.linear))
  public static let easeIn = UnitCurve(.bezier(.easeIn))
  public static let easeOut = UnitCurve(.bezier(.easeOut))
  public static let easeInOut = UnitCurve(.bezier(.easeInOut))
  public static let circularEaseIn = UnitCurve(.circularIn)
  public static let circularEaseOut = UnitCurve(.circularOut)
  public static let circularEaseInOut = UnitCurve(.circularInOut)

  /// `progress` is clamped to 0…1.
  public func value(at progress: Double) -> Double {
    let x = min(max(progress, 0), 1)
    return switch shape {
    case .bezier(let curve): curve.value(at: x)
    case .circularIn: 1 - (1 - x * x).squareRoot()
    case .circularOut: (1 - (1 - x) * (1 - x)).squareRoot()
    case .circularInOut:
      x < 0.5 ? (1 - (1 - 4 * x * x).squareRoot()) / 2 : (1 + (1 - 4 * (1 - x) * (1 - x)).squareRoot()) / 2
    case .inverseOfCircularInOut:
      x < 0.5 ? (1 - (1 - 2 * x) * (1 - 2 * x)).squareRoot() / 2 : 1 - (1 - (2 * x - 1) * (2 * x - 1)).squareRoot() / 2
    }
  }

  /// `progress` is clamped to 0…1.
  public func velocity(at progress: Double) -> Double {
    let x = min(max(progress, 0), 1)
    /// The slope of 1 - √(1 - x²).
    func slope(_ x: Double) -> Double { x / (1 - x * x).squareRoot() }
    return switch shape {
    case .bezier(let curve): curve.slope(at: x)
    case .circularIn: slope(x)
    case .circularOut: slope(1 - x)
    case .circularInOut: x < 0.5 ? slope(2 * x) : slope(2 * (1 - x))
    case .inverseOfCircularInOut: slope(abs(1 - 2 * x))
    }
  }

  public var inverse: UnitCurve {
    switch shape {
    case .bezier(let curve):
      .bezier(startControlPoint: UnitPoint(x: curve.y1, y: curve.x1), endControlPoint: UnitPoint(x: curve.y2, y: curve.x2))
    case .circularIn: .circularEaseOut
    case .circularOut: .circularEaseIn
    case .circularInOut: UnitCurve(.inverseOfCircularInOut)
    case .inverseOfCircularInOut: .circularEaseInOut
    }
  }

  /// The curve itself if it is cubic, otherwise an approximation.
  var cubic: CubicCurve {
    switch shape {
    case .bezier(let curve): curve
    case .circularIn: CubicCurve(0.55, 0, 1, 0.45)
    case .circularOut: CubicCurve(0, 0.55, 0.45, 1)
    case .circularInOut: CubicCurve(0.85, 0, 0.15, 1)
    case .inverseOfCircularInOut: CubicCurve(0, 0.85, 1, 0.15)
    }
  }
}
