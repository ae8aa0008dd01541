import UIKit

/// The icons of the workbench, as template images of 16 × 16 points.
@MainActor
enum Icon: CaseIterable {
  case undo, redo, magnifier, cross, check, chevronRight, chevronDown, more
  case sidebar, panel, timeline, help
  case play, pause, stop, record, stepBack, stepForward, replay, reverse, loop
  case lock, zoomIn, zoomOut, fit

  static let size = CGSize(width: 16, height: 16)

  private static var images: [Icon: UIImage] = [:]

  /// Drawn on first access.
  var image: UIImage {
    if let image = Self.images[self] { return image }
    let image = makeImage()
    Self.images[self] = image
    return image
  }

  private func makeImage() -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    // Sharp also on a screen with two pixels per point.
    format.scale = 2
    return UIGraphicsImageRenderer(size: Self.size, format: format).image { _ in
      UIColor.black.set()
      let (lines, shapes) = (UIBezierPath(), UIBezierPath())
      draw(lines: lines, shapes: shapes)
      lines.lineWidth = 1.5
      lines.lineCapStyle = .round
      lines.lineJoinStyle = .round
      lines.stroke()
      shapes.fill()
    }
    .withRenderingMode(.alwaysTemplate)
  }

  /// The configuration of a small button with the icon and no background.
  func configuration(_ color: UIColor = Theme.quietText, inset: CGFloat = 0) -> UIButton.Configuration {
    var configuration = Theme.plainButton(color, inset: inset)
    configuration.image = image
    return configuration
  }
}
