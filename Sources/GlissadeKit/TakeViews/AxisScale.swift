import UIKit

/// One axis of a plot, which maps values to positions and has ticks at round values.
struct AxisScale: Equatable {
  var values: ClosedRange<Double>
  /// The coordinates of the lowest and the highest value, in points. For an axis that points up, the first is the greater one.
  var start: CGFloat
  var end: CGFloat

  func place(_ value: Double) -> CGFloat {
    start + CGFloat((value - values.lowerBound) / max(values.upperBound - values.lowerBound, 1e-9)) * (end - start)
  }

  /// Returns round values, at least `spacing` points apart.
  func ticks(spacing: CGFloat) -> [Double] {
    let span = values.upperBound - values.lowerBound
    guard span > 0, abs(end - start) > 0 else { return [] }
    let step = PlotScale.roundStep(atLeast: span * Double(spacing / abs(end - start)))
    let first = Int((values.lowerBound / step - 1e-9).rounded(.up))
    let last = Int((values.upperBound / step + 1e-9).rounded(.down))
    return first <= last ? (first...last).map { Double($0) * step } : []
  }
}

/// Returns a range that contains some values with a little space around them, and spans at least `least`.
func plotRange(of values: [Double], least: Double) -> ClosedRange<Double> {
  let (low, high) = (values.min() ?? 0, values.max() ?? 0)
  let room = max((high - low) * 0.1, (least - (high - low)) / 2, 1e-6)
  return low - room...high + room
}

extension CGContext {
  /// Strokes a line of a grid on whole pixels.
  func strokeGridLine(from start: CGPoint, to end: CGPoint) {
    func sharp(_ point: CGPoint) -> CGPoint {
      CGPoint(x: start.x == end.x ? point.x.rounded() + 0.5 : point.x, y: start.y == end.y ? point.y.rounded() + 0.5 : point.y)
    }
    strokeLineSegments(between: [sharp(start), sharp(end)])
  }
}

extension PlotText {
  /// Draws a line of text with its center at a height and one of its sides at `x`.
  func draw(x: CGFloat, side: PlotTextSide, midY: CGFloat, inside bounds: CGRect) {
    let size = size()
    let left =
      switch side {
      case .leading: x
      case .centre: x - size.width / 2
      case .trailing: x - size.width
      }
    let kept = max(bounds.minX, min(left, bounds.maxX - size.width))
    draw(at: CGPoint(x: kept.rounded(), y: max(bounds.minY, min(midY - size.height / 2, bounds.maxY - size.height)).rounded()))
  }
}

/// The side of a text at its position.
enum PlotTextSide {
  case leading, centre, trailing
}
