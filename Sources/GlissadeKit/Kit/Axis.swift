import CoreGraphics
import Foundation

/// An axis of a plot, which maps values to positions and has ticks at round values.
struct Axis: Equatable {
  var values: ClosedRange<Double>
  /// The coordinates of the lowest and the highest value, in points. In an axis that points up, `start` is greater than `end`.
  var start: CGFloat
  var end: CGFloat

  private var span: Double { values.upperBound - values.lowerBound }

  func place(_ value: Double) -> CGFloat { start + CGFloat((value - values.lowerBound) / max(span, 1e-9)) * (end - start) }

  /// The position may be outside of the axis.
  func value(at place: CGFloat) -> Double {
    start == end ? values.lowerBound : values.lowerBound + Double((place - start) / (end - start)) * span
  }

  /// Returns round values, at least `spacing` points apart.
  func ticks(spacing: CGFloat) -> [Double] {
    guard span > 0, start != end else { return [] }
    let step = RoundStep(atLeast: span * Double(spacing / abs(end - start))).value
    let first = Int((values.lowerBound / step - 1e-9).rounded(.up))
    let last = Int((values.upperBound / step + 1e-9).rounded(.down))
    return first <= last ? (first...last).map { Double($0) * step } : []
  }

  /// Returns a range that contains the values with a little space around them, and spans at least `least`.
  static func range(of values: [Double], least: Double) -> ClosedRange<Double> {
    let (low, high) = (values.min() ?? 0, values.max() ?? 0)
    let room = max((high - low) * 0.1, (least - (high - low)) / 2, 1e-6)
    return low - room...high + room
  }
}

/// A round interval between two ticks: 1, 2 or 5 times a power of ten.
struct RoundStep: Equatable {
  let value: Double
  /// The number of parts into which minor ticks divide the interval, so that they are round as well.
  let parts: Int

  /// Creates the smallest round interval that isn't less than `least`.
  init(atLeast least: Double) {
    let isUsable = least > 0 && least.isFinite
    let power = isUsable ? pow(10, floor(log10(least))) : 1
    let steps: [(factor: Double, parts: Int)] = [(1, 5), (2, 4), (5, 5), (10, 5)]
    let step = isUsable ? steps.first { $0.factor * power >= least * (1 - 1e-9) } ?? steps[3] : steps[0]
    value = step.factor * power
    parts = step.parts
  }
}
