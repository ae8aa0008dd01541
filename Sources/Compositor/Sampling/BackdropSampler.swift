/// Blurred pixels, enlarged from blocks to the size of the screen.
struct BackdropSampler: PixelSource {
  let isOpaque: Bool
  private let sampler: UprightSampler

  init(_ sampler: UprightSampler, isOpaque: Bool) {
    self.sampler = sampler
    self.isOpaque = isOpaque
  }

  @inline(__always) func stored(_ x: Int, _ y: Int, count: Int) -> UnsafePointer<Pixel>? { sampler.stored(x, y, count: count) }

  @inline(__always) func fetch(
    into target: UnsafeMutablePointer<Pixel>, _ x: Int, _ y: Int, count: Int, spare: UnsafeMutablePointer<Pixel>
  ) {
    sampler.fetch(into: target, x, y, count: count, columns: spare)
  }

  /// Returns the pixel at a distance of `dx` and `dy`, in 256ths of a pixel, from column `x` of row `y`.
  @inline(__always) func pixel(_ x: Int, _ y: Int, movedBy dx: Int, _ dy: Int) -> Pixel { sampler.pixel(x, y, movedBy: dx, dy) }
}
