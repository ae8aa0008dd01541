import UIKit

/// A mark for a time in a plot. The same mark precedes the number in the table.
@MainActor
enum PlotMark {
  /// The time after which the motion stays within a thousandth of the target: a diamond.
  case rest
  /// Core Animation's settling time: a triangle.
  case settling

  /// Draws the mark, 7 points wide.
  func draw(at point: CGPoint, in context: CGContext) {
    let half: CGFloat = 3.5
    let shape: CGPath =
      switch self {
      case .rest: .diamond(at: point, radius: half)
      case .settling:
        .polygon([
          CGPoint(x: point.x, y: point.y - half), CGPoint(x: point.x + half, y: point.y + half),
          CGPoint(x: point.x - half, y: point.y + half),
        ])
      }
    context.fill(shape, Theme.text)
  }
}
