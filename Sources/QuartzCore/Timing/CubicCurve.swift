import Foundation

/// A cubic Bézier curve from (0, 0) to (1, 1) that maps a fraction of the time to progress.
package struct CubicCurve: Hashable, Sendable {
  package let x1: Double
  package let y1: Double
  package let x2: Double
  package let y2: Double

  // The curve as polynomials of its parameter: ((a·t + b)·t + c)·t.
  private let ax: Double
  private let bx: Double
  private let cx: Double
  private let ay: Double
  private let by: Double
  private let cy: Double

  /// `x1` and `x2` are the times of the control points, in 0…1. `y1` and `y2` are the progress.
  package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
    cx = 3 * x1
    bx = 3 * (x2 - x1) - cx
    ax = 1 - cx - bx
    cy = 3 * y1
    by = 3 * (y2 - y1) - cy
    ay = 1 - cy - by
  }

  package static let linear = CubicCurve(0, 0, 1, 1)
  package static let easeIn = CubicCurve(0.42, 0, 1, 1)
  package static let easeOut = CubicCurve(0, 0, 0.58, 1)
  package static let easeInOut = CubicCurve(0.42, 0, 0.58, 1)
  /// Core Animation's curve for implicit animations.
  package static let standard = CubicCurve(0.25, 0.1, 0.25, 1)

  /// The curve of the same motion played backward.
  package var reversed: CubicCurve { CubicCurve(1 - x2, 1 - y2, 1 - x1, 1 - y1) }

  /// Returns the progress after `x`, a fraction of the time. Outside 0…1, it continues straight along the end's tangent, as in browsers.
  package func value(at x: Double) -> Double {
    if x1 == y1 && x2 == y2 { return x }
    if x <= 0 { return startGradient * x }
    if x >= 1 { return 1 + endGradient * (x - 1) }
    let t = parameter(at: x)
    return ((ay * t + by) * t + cy) * t
  }

  /// Returns the progress per time after `x`, a fraction of the time.
  package func slope(at x: Double) -> Double {
    if x1 == y1 && x2 == y2 { return 1 }
    if x <= 0 { return startGradient }
    if x >= 1 { return endGradient }
    let t = parameter(at: x)
    let run = (3 * ax * t + 2 * bx) * t + cx
    return run > 0 ? ((3 * ay * t + 2 * by) * t + cy) / run : 0
  }

  /// Returns the first fraction of the time at which the progress is `y`: the inverse of `value(at:)`.
  package func time(whereValueIs y: Double) -> Double {
    if x1 == y1 && x2 == y2 { return y }
    if y <= 0 { return 0 }
    if y >= 1 { return 1 }
    // `y` need not increase steadily, so look for the first crossing before narrowing it down.
    let steps = 32
    var low = 0.0
    var high = 1.0
    for step in 1...steps {
      let t = Double(step) / Double(steps)
      if ((ay * t + by) * t + cy) * t >= y {
        low = Double(step - 1) / Double(steps)
        high = t
        break
      }
    }
    for _ in 0..<52 {
      let t = (low + high) / 2
      if ((ay * t + by) * t + cy) * t < y { low = t } else { high = t }
    }
    let t = (low + high) / 2
    return ((ax * t + bx) * t + cx) * t
  }

  /// Returns the parameter at which the curve is at `x`, by Newton's method, or by bisection where the curve is too flat for it.
  private func parameter(at x: Double) -> Double {
    var t = x
    for _ in 0..<8 {
      let error = ((ax * t + bx) * t + cx) * t - x
      if abs(error) < 1e-12 { return t }
      let slope = (3 * ax * t + 2 * bx) * t + cx
      if abs(slope) < 1e-6 { break }
      t -= error / slope
    }
    if t >= 0, t <= 1, abs(((ax * t + bx) * t + cx) * t - x) < 1e-9 { return t }
    var low = 0.0
    var high = 1.0
    for _ in 0..<60 {
      t = (low + high) / 2
      if ((ax * t + bx) * t + cx) * t < x { low = t } else { high = t }
    }
    return t
  }

  private var startGradient: Double {
    if x1 > 0 { return y1 / x1 }
    if y1 == 0 && x2 > 0 { return y2 / x2 }
    if y1 == 0 && y2 == 0 { return 1 }
    return 0
  }

  private var endGradient: Double {
    if x2 < 1 { return (y2 - 1) / (x2 - 1) }
    if y2 == 1 && x1 < 1 { return (y1 - 1) / (x1 - 1) }
    if y2 == 1 && y1 == 1 { return 1 }
    return 0
  }
}
