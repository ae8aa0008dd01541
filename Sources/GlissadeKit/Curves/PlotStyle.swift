import UIKit

/// The colors and text of a plot, in addition to those of the panel.
@MainActor
enum PlotStyle {
  /// The color of the velocity's curve.
  static let velocity = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 0.80, green: 0.62, blue: 1, alpha: 1) : UIColor(red: 0.49, green: 0.24, blue: 0.70, alpha: 1)
  }
  static let velocityText = velocity
  static let playhead = PanelStyle.wrong

  static func text(_ string: String, _ color: UIColor, weight: UIFont.Weight = .regular) -> PlotText {
    PlotText(string: string, attributes: [.font: UIFont.monospacedDigitSystemFont(ofSize: 11, weight: weight), .foregroundColor: color])
  }
}

/// A line of text in a plot.
///
/// Plots are redrawn often, and Foundation on Linux never frees an `NSAttributedString`, so this doesn't use one.
struct PlotText {
  let string: String
  let attributes: [NSAttributedString.Key: Any]

  func size() -> CGSize { string.size(withAttributes: attributes) }

  func draw(at point: CGPoint) { string.draw(at: point, withAttributes: attributes) }
}

/// A sign for a time in a plot. The same sign precedes the number in the table.
@MainActor
enum PlotMark {
  /// The time after which the motion stays within a thousandth of the target: a diamond.
  case rest
  /// Core Animation's settling time: a triangle.
  case settling

  /// Draws the sign, 7 points wide, centered at `point`.
  func draw(at point: CGPoint, in context: CGContext) {
    let half: CGFloat = 3.5
    context.setFillColor(PanelStyle.text.cgColor)
    switch self {
    case .rest:
      context.addLines(between: [
        CGPoint(x: point.x, y: point.y - half), CGPoint(x: point.x + half, y: point.y), CGPoint(x: point.x, y: point.y + half),
        CGPoint(x: point.x - half, y: point.y),
      ])
    case .settling:
      context.addLines(between: [
        CGPoint(x: point.x, y: point.y - half), CGPoint(x: point.x + half, y: point.y + half),
        CGPoint(x: point.x - half, y: point.y + half),
      ])
    }
    context.closePath()
    context.fillPath()
  }
}
