import CoreGraphics

/// Pixels to draw into: the frame's, or a group's buffer.
struct Canvas: @unchecked Sendable {
  private let base: UnsafeMutablePointer<Pixel>
  private let stride: Int
  private let originX: Int
  private let originY: Int

  /// Creates a canvas. `pixels` points to the pixel at column `originX` of row `originY`.
  init(pixels: UnsafeMutablePointer<Pixel>, stride: Int, originX: Int = 0, originY: Int = 0) {
    base = pixels
    self.stride = stride
    self.originX = originX
    self.originY = originY
  }

  init(_ buffer: PixelBuffer) { self.init(pixels: buffer.pixels, stride: buffer.stride) }

  @inline(__always) func pixel(_ x: Int, _ y: Int) -> UnsafeMutablePointer<Pixel> {
    base + ((y &- originY) &* stride &+ (x &- originX))
  }

  func clear(_ rect: PixelRect) {
    for y in rect.y0..<rect.y1 { pixel(rect.x0, y).update(repeating: 0, count: rect.width) }
  }

  func copy(_ rect: PixelRect, from other: Canvas) {
    for y in rect.y0..<rect.y1 { pixel(rect.x0, y).update(from: other.pixel(rect.x0, y), count: rect.width) }
  }
}

extension PixelRect {
  /// Creates the rectangle of a whole buffer.
  init(_ buffer: PixelBuffer) { self.init(x0: 0, y0: 0, x1: buffer.width, y1: buffer.height) }
}
