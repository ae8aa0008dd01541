import Rehearsal
import UIKit

/// The colors of trails, which differ from each other and are visible on any stage.
@MainActor
enum TrailPalette {
  static func color(_ index: Int) -> UIColor { colors[index % colors.count] }

  private static let colors: [UIColor] = [
    UIColor(red: 0.05, green: 0.52, blue: 1.00, alpha: 1), UIColor(red: 1.00, green: 0.30, blue: 0.45, alpha: 1),
    UIColor(red: 0.10, green: 0.72, blue: 0.45, alpha: 1), UIColor(red: 0.98, green: 0.60, blue: 0.05, alpha: 1),
    UIColor(red: 0.66, green: 0.42, blue: 1.00, alpha: 1), UIColor(red: 0.05, green: 0.72, blue: 0.82, alpha: 1),
  ]

  /// The color under every line, which makes it visible on a background of the same color.
  static let casing = UIColor(white: 1, alpha: 0.75)
  static let earlier = UIColor(red: 1.00, green: 0.48, blue: 0.12, alpha: 1)
  static let later = UIColor(red: 0.10, green: 0.56, blue: 1.00, alpha: 1)
}

extension LayerOutline {
  /// Returns the four edges, on a stage that is scaled by `scale`.
  @MainActor
  func path(scale: CGFloat) -> CGPath {
    let path = CGMutablePath()
    path.addLines(between: corners.map { CGPoint(x: $0.x * scale, y: $0.y * scale) })
    path.closeSubpath()
    return path
  }
}
