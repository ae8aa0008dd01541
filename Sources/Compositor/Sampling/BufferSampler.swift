/// The pixels of a buffer that matches the screen pixel by pixel, such as a group's or a live surface's.
struct BufferSampler: PixelSource, Equatable {
  let isOpaque = false
  private let pixels: UnsafePointer<Pixel>
  private let stride: Int
  private var originX: Int
  private var originY: Int

  /// Creates a sampler. `pixels` points to the pixel at column `originX` of row `originY`.
  init(pixels: UnsafePointer<Pixel>, stride: Int, originX: Int, originY: Int) {
    self.pixels = pixels
    self.stride = stride
    self.originX = originX
    self.originY = originY
  }

  func shifted(by shift: PixelShift) -> BufferSampler {
    var shifted = self
    shifted.originX += shift.dx
    shifted.originY += shift.dy
    return shifted
  }

  @inline(__always) func stored(_ x: Int, _ y: Int, count: Int) -> UnsafePointer<Pixel>? {
    pixels + ((y &- originY) &* stride &+ (x &- originX))
  }

  @inline(__always) func fetch(
    into target: UnsafeMutablePointer<Pixel>, _ x: Int, _ y: Int, count: Int, spare: UnsafeMutablePointer<Pixel>
  ) {
    target.update(from: pixels + ((y &- originY) &* stride &+ (x &- originX)), count: count)
  }
}
