import Compositor
import CoreGraphics

/// A part of a scene's screen, and the scale at which it is rendered. The scene itself doesn't depend on it.
package struct SceneViewport: Equatable, Sendable {
  package var scale: CGFloat
  /// The visible part, in these pixels. The coordinates are whole numbers.
  package var pixels: CGRect

  package init(scale: CGFloat, pixels: CGRect) {
    self.scale = scale
    self.pixels = pixels
  }

  var projection: Projection { Projection(xx: scale, x1: -pixels.minX, yy: scale, y1: -pixels.minY) }

  /// Returns the rectangle of the scene, in points, that a rectangle of rendered pixels shows.
  func points(of rect: CGRect) -> CGRect {
    CGRect(
      x: (rect.minX + pixels.minX) / scale, y: (rect.minY + pixels.minY) / scale, width: rect.width / scale, height: rect.height / scale)
  }
}
