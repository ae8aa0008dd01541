import CoreGraphics

/// Turns recorded drawings into pixels. Its methods are safe to call from any thread.
package final class Rasterizer: DrawingRasterizer {
  private let textEngine: any TextEngine

  package init(textEngine: any TextEngine) { self.textEngine = textEngine }

  /// Returns an image of `drawing` at `scale` pixels per point. With `isOpaque` the image starts black instead of transparent.
  package func image(of drawing: CGDrawing, scale: CGFloat, isOpaque: Bool) -> CGImage {
    let width = max(Int((drawing.size.width * scale - 1e-6).rounded(.up)), 1)
    let height = max(Int((drawing.size.height * scale - 1e-6).rounded(.up)), 1)
    let canvas = DrawingCanvas(width: width, height: height, caches: RenderCaches(textEngine: textEngine))
    if isOpaque { canvas.fill(0xff00_0000) }
    canvas.draw(drawing, through: CGAffineTransform(scaleX: scale, y: scale))
    return CGImage(pixels: canvas.buffer)
  }
}
