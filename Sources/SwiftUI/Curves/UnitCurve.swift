import Foundation
import QuartzCore

/// A function defined by a curve that maps an input progress in 0…1 to an output progress, which is also 0 at 0 and 1 at 1.
public struct UnitCurve: Hashable, Sendable {
  private let shape: Shape

  private enum Shape: Hashable, Sendable {
    case bezier(CubicCurve)
    /// Quarters of a circle: at the start, at the end, or half a quarter at each.
    case circularIn, circularOut, circularInOut, inverseOfCircularInOut
  }

  private init(_ shape: Shape) { self.shape = shape }

  /// Creates a curve through (0, 0) and (1, 1) with two control points, whose x is brought into 0…1.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    let (a, b) = (startControlPoint, endControlPoint)
    return UnitCurve(.bezier(CubicCurve(min(max(a.x, 0), 1), a.y, min(max(b.x, 0), 1), b.y)))
  }

  /// A curve with constant speed.
  public static let linear = UnitCurve(.bezier(.linear))
  /// A curve that starts slowly.
  public static let easeIn = UnitCurve(.bezier(.easeIn))
  public static let easeOut = UnitCurve(.bezier(.easeOut))
  /// A curve that starts and ends slowly.
  public static let easeInOut = UnitCurve(.bezier(.easeInOut))
  /// A curve that starts slowly, with the shape of a quarter of a circle.
  public static let circularEaseIn = UnitCurve(.circularIn)
  /// A curve that ends slowly, with the shape of a quarter of a circle.
  public static let circularEaseOut = UnitCurve(.circularOut)
  /// A curve that starts and ends slowly, with the shape of two quarters of a circle.
  public static let circularEaseInOut = UnitCurve(.circularInOut)

  /// Returns the output at `progress`, which is brought into 0…1.
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

  /// Returns the rate of change of the output at `progress`, which is brought into 0…1.
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

  /// The curve with input and output exchanged.
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

  /// The cubic curve that is the shape, or is near to it.
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
