import UIKit

/// What a plot's lines and letters look like, besides what all of the panel shares.
@MainActor
enum PlotStyle {
  /// The velocity's line.
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

/// A line of text in a plot. Plots are drawn again and again, and Foundation on Linux never frees an `NSAttributedString`.
struct PlotText {
  let string: String
  let attributes: [NSAttributedString.Key: Any]

  func size() -> CGSize { string.size(withAttributes: attributes) }

  func draw(at point: CGPoint) { string.draw(at: point, withAttributes: attributes) }
}

/// A moment that a plot marks with a sign; the same sign stands before its number in the table.
@MainActor
enum PlotMark {
  /// Within a thousandth for good: a diamond.
  case rest
  /// Core Animation's settling time: a triangle.
  case settling

  /// Draws the sign with its middle at `point`, 7 points wide.
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
