import CoreGraphics

/// Pixels to draw into: the frame's, or a group's buffer.
struct Canvas: @unchecked Sendable {
  private let base: UnsafeMutablePointer<Pixel>
  /// The number of pixels from one row to the next.
  let stride: Int
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

  /// Moves the pixels of a rectangle, as far as they stay inside it.
  func move(_ rect: PixelRect, by shift: PixelShift) {
    let target = rect.intersection(rect.shifted(by: shift))
    guard !target.isEmpty else { return }
    for row in 0..<target.height {
      // Rows that are still to be moved must not be overwritten.
      let y = shift.dy > 0 ? target.y1 - 1 - row : target.y0 + row
      memmove(pixel(target.x0, y), pixel(target.x0 - shift.dx, y - shift.dy), target.width * MemoryLayout<Pixel>.stride)
    }
  }

  func copy(_ rect: PixelRect, from other: Canvas) {
    for y in rect.y0..<rect.y1 { pixel(rect.x0, y).update(from: other.pixel(rect.x0, y), count: rect.width) }
  }
}

extension PixelRect {
  init(_ buffer: PixelBuffer) { self.init(x0: 0, y0: 0, x1: buffer.width, y1: buffer.height) }
}
