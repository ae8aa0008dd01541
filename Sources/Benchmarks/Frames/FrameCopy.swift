import CoreGraphics

/// A plain copy of a frame's bytes, with which the cost of drawing the frame is compared.
enum FrameCopy {
  /// Returns the times of `count` copies of a frame of the given size in pixels, in seconds. `clock` returns the time in seconds.
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
