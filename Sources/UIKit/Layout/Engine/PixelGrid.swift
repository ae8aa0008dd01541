import Foundation

/// The lines between a screen's pixels, on which Auto Layout puts the edges of frames.
struct PixelGrid: Equatable {
  /// Pixels a point.
  let scale: CGFloat

  /// A stage has as many pixels a point as its room in the window or a film allows; the phone that it stands for has two or three. So
  /// the grid is the next finer one that a phone could have: 16 points stay 16 points, and a line of half a point does not vanish.
  init(displayScale: CGFloat) { scale = max(2, displayScale.rounded(.up)) }

  /// What rounding in the solver may leave, in pixels.
  private static let tolerance: CGFloat = 1e-5

  /// The number of the line that is nearest to a coordinate; of two that are equally near, the right or lower one.
  private func line(nearestTo coordinate: CGFloat) -> CGFloat { (coordinate * scale + 0.5 + Self.tolerance).rounded(.down) }

  /// Returns the point on the grid that is nearest to another.
  func nearest(to point: CGPoint) -> CGPoint {
    CGPoint(x: line(nearestTo: point.x) / scale, y: line(nearestTo: point.y) / scale)
  }

  /// Returns a rectangle with each of its edges on the nearest line: neighbours that share an edge still do, and their sizes may
  /// differ by a pixel.
  func nearest(to rect: CGRect) -> CGRect {
    let (left, right) = (line(nearestTo: rect.minX), line(nearestTo: rect.maxX))
    let (top, bottom) = (line(nearestTo: rect.minY), line(nearestTo: rect.maxY))
    return CGRect(x: left / scale, y: top / scale, width: (right - left) / scale, height: (bottom - top) / scale)
  }

  /// Returns the smallest whole number of pixels that a length fits into, in points.
  func roundedUp(_ length: CGFloat) -> CGFloat { (length * scale - Self.tolerance).rounded(.up) / scale }

  /// Returns the largest whole number of pixels inside a length, in points.
  func roundedDown(_ length: CGFloat) -> CGFloat { (length * scale + Self.tolerance).rounded(.down) / scale }
}

extension UIView {
  /// The grid of the screen that the view is on; of the main screen while it is on none.
  var pixelGrid: PixelGrid {
    PixelGrid(displayScale: traitCollection.displayScale > 0 ? traitCollection.displayScale : UIScreen.main.scale)
  }

  /// Has constraints lay out by the pixels of another screen.
  func pixelGridDidChange() {
    guard LayoutEngine.isInUse else { return }
    setNeedsLayout()
    if wrapsContent { contentSizeDidChange() }
  }
}
