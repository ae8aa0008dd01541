import Foundation

/// The pixel boundaries with which Auto Layout aligns the edges of frames.
struct PixelGrid: Equatable {
  /// In pixels per point.
  let scale: CGFloat

  /// Uses the next larger scale that a phone could have. The scale of a stage depends on its space in the window or film, whereas the phone
  /// that it represents has two or three pixels per point. With a phone's scale, 16 points stay 16 points, and a line of half a point does
  /// not vanish.
  init(displayScale: CGFloat) { scale = max(2, displayScale.rounded(.up)) }

  /// The tolerance for rounding errors of the solver, in pixels.
  private static let tolerance: CGFloat = 1e-5

  /// Returns the index of the closest grid line. If two are equally close, it is the right or lower one.
  private func line(nearestTo coordinate: CGFloat) -> CGFloat { (coordinate * scale + 0.5 + Self.tolerance).rounded(.down) }

  func nearest(to point: CGPoint) -> CGPoint {
    CGPoint(x: line(nearestTo: point.x) / scale, y: line(nearestTo: point.y) / scale)
  }

  /// Moves each edge to the closest grid line. Neighbors that share an edge still do, and sizes may change by a pixel.
  func nearest(to rect: CGRect) -> CGRect {
    let (left, right) = (line(nearestTo: rect.minX), line(nearestTo: rect.maxX))
    let (top, bottom) = (line(nearestTo: rect.minY), line(nearestTo: rect.maxY))
    return CGRect(x: left / scale, y: top / scale, width: (right - left) / scale, height: (bottom - top) / scale)
  }

  func roundedUp(_ length: CGFloat) -> CGFloat { (length * scale - Self.tolerance).rounded(.up) / scale }

  func roundedDown(_ length: CGFloat) -> CGFloat { (length * scale + Self.tolerance).rounded(.down) / scale }
}

extension UIView {
  /// The grid of the view's screen, or of the main screen while the view is on none.
  var pixelGrid: PixelGrid {
    PixelGrid(displayScale: traitCollection.displayScale > 0 ? traitCollection.displayScale : UIScreen.main.scale)
  }

  /// Updates the layout for the pixels of another screen.
  func pixelGridDidChange() {
    // A hairline is a pixel wide.
    setNeedsLayout()
    guard LayoutEngine.isInUse else { return }
    layer.setNeedsPlace()
    if wrapsContent { contentSizeDidChange() }
  }
}
