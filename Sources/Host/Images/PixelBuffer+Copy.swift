import CoreGraphics

extension PixelBuffer {
  /// Returns a copy of the pixels, for an image that outlives this frame.
  func copy() -> PixelBuffer {
    let copy = PixelBuffer(width: width, height: height)
    copy.pixels.update(from: pixels, count: stride * height)
    return copy
  }
}
