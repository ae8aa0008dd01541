import UIKit

/// Creates the images of icons.
@MainActor
enum IconImage {
  /// Returns a template image of 16 × 16 points. The closure `draw` draws it in black.
  static func make(_ draw: () -> Void) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    // Sharp also where a point is two pixels.
    format.scale = 2
    return UIGraphicsImageRenderer(size: CGSize(width: 16, height: 16), format: format).image { _ in
      UIColor.black.set()
      draw()
    }
    .withRenderingMode(.alwaysTemplate)
  }
}
