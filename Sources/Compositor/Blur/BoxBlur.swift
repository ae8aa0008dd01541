import CoreGraphics

/// One of the three equal boxes whose repeated average comes close to a Gaussian. Its outermost two pixels count by a fraction, so that
/// the width follows any standard deviation without steps.
struct BoxBlur: Hashable {
  /// The largest standard deviation, in pixels; wider ones are blurred so much.
  private static let widest = 200.0

  /// Pixels on each side that count fully.
  let radius: Int
  /// Weight of a full pixel and of the outermost ones, in 65536ths.
  private let full: UInt32
  private let outer: UInt32

  /// How far three passes reach, in pixels.
  var reach: Int { 3 * (radius + 1) }

  /// Boxes that together have the standard deviation `sigma`, in pixels.
  init(sigma: Double) {
    // Three boxes add their variances.
    let variance = sigma > 0 ? min(sigma, BoxBlur.widest) * min(sigma, BoxBlur.widest) / 3 : 0
    var radius = 0
    while Double((radius + 1) * (radius + 2)) / 3 <= variance { radius += 1 }
    let r = Double(radius)
    let squares = r * (r + 1) * (2 * r + 1) / 3
    let width = 2 * r + 1
    // variance = (squares + 2·share·(r+1)²) / (width + 2·share), solved for share.
    let share = (variance * width - squares) / (2 * (r + 1) * (r + 1) - 2 * variance)
    self.radius = radius
    let total = width + 2 * share
    // Rounded weights add up to 65536 so nearly that white stays white.
    full = UInt32((65536 / total).rounded())
    outer = UInt32((65536 * share / total).rounded())
  }

  /// Blurs the rows `rows` of `buffer` three times. `spare` holds at least two rows.
  func blurRows(_ rows: Range<Int>, of buffer: PixelBuffer, spare: UnsafeMutablePointer<Pixel>) {
    let width = buffer.width
    for y in rows {
      let row = buffer.row(y)
      pass(from: row, to: spare, count: width)
      pass(from: spare, to: spare + width, count: width)
      pass(from: spare + width, to: row, count: width)
    }
  }

  /// Blurs the columns `columns` of `buffer` three times. `spare` holds at least two columns.
  func blurColumns(_ columns: Range<Int>, of buffer: PixelBuffer, spare: UnsafeMutablePointer<Pixel>) {
    let height = buffer.height
    for x in columns {
      for y in 0..<height { spare[y] = buffer[x, y] }
      pass(from: spare, to: spare + height, count: height)
      pass(from: spare + height, to: spare, count: height)
      pass(from: spare, to: spare + height, count: height)
      for y in 0..<height { buffer[x, y] = spare[height + y] }
    }
  }

  @inline(__always) private func unpacked(_ p: Pixel) -> Pixel4 { Pixel4(p & 255, (p &>> 8) & 255, (p &>> 16) & 255, p &>> 24) }

  private func pass(from source: UnsafePointer<Pixel>, to target: UnsafeMutablePointer<Pixel>, count: Int) {
    let last = count &- 1
    let radius = radius
    var sum = Pixel4(repeating: 0)
    for i in -radius...radius { sum &+= unpacked(source[min(max(i, 0), last)]) }
    let full = Pixel4(repeating: full)
    let outer = Pixel4(repeating: outer)
    let half = Pixel4(repeating: 32768)
    for i in 0..<count {
      let left = unpacked(source[max(i &- radius &- 1, 0)])
      let right = unpacked(source[min(i &+ radius &+ 1, last)])
      let value = (sum &* full &+ (left &+ right) &* outer &+ half) &>> 16
      target[i] = value.x | (value.y &<< 8) | (value.z &<< 16) | (value.w &<< 24)
      sum = sum &+ right &- unpacked(source[max(i &- radius, 0)])
    }
  }
}
