import CoreGraphics

extension PixelBuffer {
  /// The same pixels in memory of their own, for an image that outlives this frame.
  func copy() -> PixelBuffer {
    let copy = PixelBuffer(width: width, height: height)
    copy.pixels.update(from: pixels, count: stride * height)
    return copy
  }
}
