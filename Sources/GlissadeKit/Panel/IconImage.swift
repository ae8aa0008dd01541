import UIKit

/// The paper of the window's small drawings.
@MainActor
enum IconImage {
  /// A template image 16 points square, tinted by the view that shows it; `draw` draws it in black.
  static func make(_ draw: () -> Void) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    // Sharp where a point is two pixels, too.
    format.scale = 2
    return UIGraphicsImageRenderer(size: CGSize(width: 16, height: 16), format: format).image { _ in
      UIColor.black.set()
      draw()
    }
    .withRenderingMode(.alwaysTemplate)
  }
}
