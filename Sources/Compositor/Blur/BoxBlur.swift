import CoreGraphics

/// One of three equal boxes whose repeated average is close to a Gaussian.
///
/// The outermost pixel on each side has a fractional weight, so that the width follows any standard deviation without steps.
struct BoxBlur: Hashable {
  /// The largest standard deviation, in pixels. Wider blurs are limited to it.
  private static let widest = 200.0

  /// The number of pixels on each side with full weight.
  let radius: Int
  /// The weights of a full pixel and of the outermost pixels, in 65536ths.
  private let full: UInt32
  private let outer: UInt32

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

  /// Blurs the rows and columns of `buffer`, three times each.
  func apply(to buffer: PixelBuffer, workers: WorkerPool) {
    let band = 16
    let (width, height) = (buffer.width, buffer.height)
    workers.run((height + band - 1) / band) { index, _ in
      let rows = index * band..<min(index * band + band, height)
      blurLines(rows, length: width) { y in (buffer.row(y), 1) }
    }
    workers.run((width + band - 1) / band) { index, _ in
      let columns = index * band..<min(index * band + band, width)
      blurLines(columns, length: height) { x in (buffer.pixels + x, buffer.stride) }
    }
    buffer.replicateEdges()
  }

  /// Blurs lines of pixels. `line` returns the start of a line and the distance between its pixels.
  private func blurLines(
    _ lines: Range<Int>, length: Int, line: (Int) -> (start: UnsafeMutablePointer<Pixel>, stride: Int)
  ) {
    let margin = radius + 1
    let room = length + 2 * margin
    withUnsafeTemporaryAllocation(of: Pixel4.self, capacity: 2 * room) { memory in
      guard let memory = memory.baseAddress else { return }
      let first = memory + margin
      let second = first + room
      for index in lines {
        let (start, stride) = line(index)
        for i in 0..<length { first[i] = unpacked(start[i &* stride]) }
        pass(from: first, to: second, count: length)
        pass(from: second, to: first, count: length)
        pass(from: first, to: second, count: length)
        for i in 0..<length { start[i &* stride] = packed(second[i]) }
      }
    }
  }

  /// Returns a pixel's components with four fractional bits, so that rounding in six passes isn't visible.
  @inline(__always) private func unpacked(_ pixel: Pixel) -> Pixel4 {
    Pixel4(truncatingIfNeeded: unsafeBitCast(pixel, to: SIMD4<UInt8>.self)) &<< 4
  }

  @inline(__always) private func packed(_ parts: Pixel4) -> Pixel {
    unsafeBitCast(SIMD4<UInt8>(truncatingIfNeeded: (parts &+ 8) &>> 4), to: Pixel.self)
  }

  /// Averages each pixel with its neighbors. `source` has space for `radius + 1` more at both ends, where its last pixels are repeated.
  @inline(__always) private func pass(from source: UnsafeMutablePointer<Pixel4>, to target: UnsafeMutablePointer<Pixel4>, count: Int) {
    let reach = radius &+ 1
    for i in 1...reach {
      source[-i] = source[0]
      source[count &- 1 &+ i] = source[count &- 1]
    }
    var sum = Pixel4(repeating: 0)
    for i in -radius...radius { sum &+= source[min(i, count &- 1 &+ reach)] }
    let full = Pixel4(repeating: full)
    let outer = Pixel4(repeating: outer)
    let half = Pixel4(repeating: 32768)
    for i in 0..<count {
      let right = source[i &+ reach]
      target[i] = (sum &* full &+ (source[i &- reach] &+ right) &* outer &+ half) &>> 16
      sum = sum &+ right &- source[i &- radius]
    }
  }
}
