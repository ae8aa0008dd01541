internal import CPixels

/// The averages of square blocks of pixels, rounded to nearest.
extension Rows {
  /// Averages blocks of 2×2 pixels, whose rows are `upper` and `lower`.
  static func halve(
    _ upper: UnsafePointer<Pixel>, _ lower: UnsafePointer<Pixel>, into target: UnsafeMutablePointer<Pixel>, count: Int
  ) {
    let whole = count & ~7
    if whole > 0 { loops.halve(upper, lower, target, whole) }
    for i in whole..<count {
      var sum = BlockSum()
      for row in [upper, lower] { for x in 2 * i..<2 * i + 2 { sum.add(row[x]) } }
      target[i] = sum.mean(of: 4)
    }
  }

  /// Averages blocks of 4×4 pixels, whose rows begin at `rows` and are `stride` apart.
  static func quarter(_ rows: UnsafePointer<Pixel>, stride: Int, into target: UnsafeMutablePointer<Pixel>, count: Int) {
    let whole = count & ~7
    if whole > 0 { loops.quarter(rows, stride, target, whole) }
    for i in whole..<count {
      var sum = BlockSum()
      for y in 0..<4 { for x in 4 * i..<4 * i + 4 { sum.add(rows[y * stride + x]) } }
      target[i] = sum.mean(of: 16)
    }
  }
}

/// The sum of at most 16 pixels, by component.
struct BlockSum {
  /// Blue and red, and green and alpha.
  private var rb: UInt32 = 0
  private var ag: UInt32 = 0

  mutating func add(_ pixel: Pixel) {
    rb &+= pixel & 0x00ff_00ff
    ag &+= pixel &>> 8 & 0x00ff_00ff
  }

  /// Returns the average of `count` pixels, a power of 2.
  func mean(of count: Int) -> Pixel {
    let (half, shift) = (UInt32(count / 2), UInt32(count.trailingZeroBitCount))
    let rounding = half | half << 16
    return ((rb &+ rounding) &>> shift & 0x00ff_00ff) | ((ag &+ rounding) &>> shift & 0x00ff_00ff) << 8
  }
}
