import CoreGraphics

/// A plain copy of the bytes of a frame, as a reference for the cost of drawing it.
enum FrameCopy {
  /// Returns the times of copies of a frame with a size in pixels, in seconds. `clock` returns the time in seconds.
  static func times(count: Int, width: Int, height: Int, clock: () -> Double) -> [Double] {
    let source = PixelBuffer(width: width, height: height)
    let target = PixelBuffer(width: width, height: height)
    return (0..<count).map { _ in
      let start = clock()
      target.pixels.update(from: source.pixels, count: source.stride * source.height)
      return clock() - start
    }
  }
}
