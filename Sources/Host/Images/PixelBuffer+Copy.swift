import CoreGraphics

extension PixelBuffer {
  /// Returns a copy of the pixels, for an image that outlives this frame.
  package func copy() -> PixelBuffer {
    let copy = PixelBuffer(width: width, height: height)
    for y in 0..<height { copy.row(y).update(from: row(y), count: width) }
    return copy
  }
}
