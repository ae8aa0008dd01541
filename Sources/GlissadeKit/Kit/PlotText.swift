import UIKit

/// A line of text in a plot.
///
/// Plots are redrawn often, and Foundation on Linux never frees an `NSAttributedString`, so this doesn't use one.
struct PlotText {
  let string: String
  let attributes: [NSAttributedString.Key: Any]

  init(_ string: String, _ color: UIColor, weight: UIFont.Weight = .regular) {
    self.string = string
    attributes = [.font: UIFont.monospacedDigitSystemFont(ofSize: 11, weight: weight), .foregroundColor: color]
  }

  func size() -> CGSize { string.size(withAttributes: attributes) }

  func draw(at point: CGPoint) { string.draw(at: point, withAttributes: attributes) }
}
