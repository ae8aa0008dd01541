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

  static func text(_ string: String, _ color: UIColor, weight: UIFont.Weight = .regular) -> NSAttributedString {
    NSAttributedString(
      string: string, attributes: [.font: UIFont.monospacedDigitSystemFont(ofSize: 11, weight: weight), .foregroundColor: color])
  }
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

/// Numbers as plots and tables show them: as exact as can be read, never with a locale's comma.
enum TimingNumber {
  /// "0.44 s", to the millisecond.
  static func seconds(_ seconds: Double) -> String { DecimalText.of(seconds, places: 3) + " s" }

  /// "1.1 %": two figures, and none below a hundredth of a per cent.
  static func percent(_ share: Double) -> String {
    let percent = share * 100
    return DecimalText.of(percent, places: abs(percent) < 1 ? 2 : abs(percent) < 10 ? 1 : 0) + " %"
  }

  /// Four figures: "405.7", "33.03", "0.8200" as "0.82".
  static func figures(_ number: Double) -> String {
    guard number.isFinite, abs(number) < 1e9 else { return "∞" }
    let whole = number == 0 ? 1 : Int(floor(log10(abs(number)))) + 1
    return DecimalText.of(number, places: min(max(4 - whole, 0), 4))
  }

  /// Every digit, to be pasted elsewhere: the shortest text that reads back as the same number.
  static func exact(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : "\(number)"
  }
}
