import UIKit

/// A line of text in a plot.
///
/// It doesn't use an `NSAttributedString`: plots are redrawn often, and Foundation on Linux never frees one.
struct PlotText {
  let string: String
  let attributes: [NSAttributedString.Key: Any]

  init(_ string: String, _ color: UIColor, weight: UIFont.Weight = .regular) {
    self.string = string
    attributes = [.font: UIFont.monospacedDigitSystemFont(ofSize: 11, weight: weight), .foregroundColor: color]
  }

  func size() -> CGSize { string.size(withAttributes: attributes) }

  func draw(at point: CGPoint) { string.draw(at: point, withAttributes: attributes) }

  /// Draws the text vertically centered at `midY`, with one of its sides at `x`.
  func draw(x: CGFloat, side: PlotTextSide, midY: CGFloat, inside bounds: CGRect) {
    draw(at: frame(x: x, side: side, midY: midY, inside: bounds).origin)
  }

  /// Returns the frame of the text, vertically centered at `midY` and with one of its sides at `x`, moved into `bounds` if necessary.
  func frame(x: CGFloat, side: PlotTextSide, midY: CGFloat, inside bounds: CGRect) -> CGRect {
    let size = size()
    let left =
      switch side {
      case .leading: x
      case .center: x - size.width / 2
      case .trailing: x - size.width
      }
    let kept = max(bounds.minX, min(left, bounds.maxX - size.width))
    let top = max(bounds.minY, min(midY - size.height / 2, bounds.maxY - size.height))
    return CGRect(origin: CGPoint(x: kept.rounded(), y: top.rounded()), size: size)
  }
}

enum PlotTextSide {
  case leading, center, trailing
}
