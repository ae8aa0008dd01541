import CoreGraphics
import Foundation

/// Pixels that recorded drawings are drawn onto.
final class DrawingCanvas {
  let buffer: PixelBuffer
  let caches: RenderCaches

  init(width: Int, height: Int, caches: RenderCaches) {
    buffer = PixelBuffer(width: width, height: height)
    self.caches = caches
  }

  func draw(_ drawing: CGDrawing, through transform: CGAffineTransform) {}
}
