internal import CPixels
import CoreGraphics

/// One of three equal boxes whose repeated average is close to a Gaussian. The outermost pixel on each side has a fractional weight, so
/// that the width follows any standard deviation without steps.
struct BoxBlur: Hashable {
  /// The maximum standard deviation, in pixels. Wider blurs are limited to it.
  private static let widest = 200.0

  /// The number of pixels on each side with full weight.
  let radius: Int
  /// The weight of a full pixel, in 65536ths.
  let full: UInt32
  /// The weight of each of the outermost pixels, in 65536ths.
  let outer: UInt32

  /// The distance that three passes reach, in pixels.
  var reach: Int { 3 * (radius + 1) }

  /// Creates boxes that together have the standard deviation `sigma`, in pixels.
  init(sigma: Double) {
    // The variances of the three boxes add up.
    let variance = sigma > 0 ? min(sigma, BoxBlur.widest) * min(sigma, BoxBlur.widest) / 3 : 0
    var radius = 0
    while Double((radius + 1) * (radius + 2)) / 3 <= variance { radius += 1 }
    let r = Double(radius)
    let squares = r * (r + 1) * (2 * r + 1) / 3
    let width = 2 * r + 1
    // variance = (squares + 2·share·(r+1)²) / (width + 2·share), solved for share.
    let fraction = (variance * width - squares) / (2 * (r + 1) * (r + 1) - 2 * variance)
    self.radius = radius
    let total = width + 2 * fraction
    // The sum of the rounded weights is so close to 65536 that white stays white.
    full = UInt32((65536 / total).rounded())
    outer = UInt32((65536 * fraction / total).rounded())
  }

  /// Writes a blurred copy of `source` into `target`, which must have the same size.
  func apply(from source: PixelBuffer, to target: PixelBuffer, workers: WorkerPool) {
    if radius <= NarrowBlur.widestRadius {
      return NarrowBlur(radius: radius, full: full, outer: outer).apply(from: source, to: target, workers: workers)
    }
    target.pixels.update(from: source.pixels, count: source.stride * source.height)
    apply(to: target, workers: workers)
  }

  func apply(to buffer: PixelBuffer, workers: WorkerPool) {
    let (band, width, height) = (16, buffer.width, buffer.height)
    workers.run(height, inBandsOf: band) { blur($0, of: buffer, apart: buffer.stride, step: 1, length: width) }
    workers.run(width, inBandsOf: band) { blur($0, of: buffer, apart: 1, step: buffer.stride, length: height) }
    buffer.replicateEdges()
  }

  /// Blurs rows or columns, two at a time: lines that begin `distance` pixels from each other, of `length` pixels that are `step` apart.
  private func blur(_ lines: Range<Int>, of buffer: PixelBuffer, apart distance: Int, step: Int, length: Int) {
    let bytes = 16 * (length + 2 * (radius + 1)) * MemoryLayout<UInt32>.stride
    withUnsafeTemporaryAllocation(byteCount: bytes, alignment: 32) { memory in
      guard let memory = memory.baseAddress?.assumingMemoryBound(to: UInt32.self) else { return }
      for index in stride(from: lines.lowerBound, to: lines.upperBound, by: 2) {
        let other = index + 1 < lines.upperBound ? distance : 0
        Rows.loops.blurLines(buffer.pixels + index * distance, other, step, length, radius, full, outer, memory)
      }
    }
  }
}
