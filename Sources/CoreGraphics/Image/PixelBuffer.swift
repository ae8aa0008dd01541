/// A rectangle of premultiplied 8-bit ARGB pixels (0xAARRGGBB, sRGB) in memory of its own.
///
/// One column on the right and one row at the bottom repeat the last pixels, so that a bilinear sampler may always read the next
/// column and row. The buffer is written by the one who makes it, and read-only after it has become part of a `CGImage`.
public final class PixelBuffer: @unchecked Sendable {
  public let width: Int
  public let height: Int
  /// Pixels from one row to the next: `width + 1`.
  public let stride: Int
  public let pixels: UnsafeMutablePointer<UInt32>

  /// The number of pixels allocated. A few more than the rows hold, so that a vector load at the end stays inside.
  private var capacity: Int { stride * (height + 1) + 16 }

  /// A transparent buffer of `width` × `height` pixels, both at least 1.
  public init(width: Int, height: Int) {
    guard width > 0, height > 0 else { fatalError("A pixel buffer needs at least one pixel, not \(width)×\(height).") }
    self.width = width
    self.height = height
    stride = width + 1
    pixels = .allocate(capacity: stride * (height + 1) + 16)
    pixels.initialize(repeating: 0, count: capacity)
  }

  deinit { pixels.deallocate() }

  /// The first pixel of a row.
  public func row(_ y: Int) -> UnsafeMutablePointer<UInt32> { pixels + y * stride }

  public subscript(x: Int, y: Int) -> UInt32 {
    get { pixels[y * stride + x] }
    set { pixels[y * stride + x] = newValue }
  }

  /// Repeats the last column and row into the margin. To be called once the pixels are written.
  public func replicateEdges() {
    for y in 0..<height { pixels[y * stride + width] = pixels[y * stride + width - 1] }
    (pixels + height * stride).update(from: pixels + (height - 1) * stride, count: stride)
  }

  /// Whether every pixel is fully opaque.
  public var isOpaque: Bool {
    for y in 0..<height {
      let row = row(y)
      var all: UInt32 = 0xff00_0000
      for x in 0..<width { all &= row[x] }
      if all != 0xff00_0000 { return false }
    }
    return true
  }

  /// The next smaller level of detail: 2×2 boxes averaged; an odd last column or row is dropped, as in a mip chain.
  public func halved() -> PixelBuffer {
    let half = PixelBuffer(width: max(width / 2, 1), height: max(height / 2, 1))
    let right = width > 1 ? 1 : 0
    let below = height > 1 ? stride : 0
    for y in 0..<half.height {
      let source = row(min(y * 2, height - 1))
      let target = half.row(y)
      var start = 0
      if right == 1, below > 0 {
        while start &+ 4 <= half.width, start &* 2 &+ 8 <= width {
          PixelBuffer.halve(source + start &* 2, below: below, into: target + start)
          start &+= 4
        }
      }
      for x in start..<half.width {
        let a = source[x * 2]
        let b = source[x * 2 + right]
        let c = source[x * 2 + below]
        let d = source[x * 2 + right + below]
        let mask: UInt32 = 0x00ff_00ff
        let rb = ((a & mask) &+ (b & mask) &+ (c & mask) &+ (d & mask) &+ 0x0002_0002) &>> 2
        let ag =
          (((a &>> 8) & mask) &+ ((b &>> 8) & mask) &+ ((c &>> 8) & mask) &+ ((d &>> 8) & mask) &+ 0x0002_0002) &>> 2
        target[x] = (rb & mask) | ((ag & mask) &<< 8)
      }
    }
    half.replicateEdges()
    return half
  }

  /// Four pixels from eight and the eight below them, in the same arithmetic as one by one.
  @inline(__always) private static func halve(
    _ source: UnsafeMutablePointer<UInt32>, below: Int, into target: UnsafeMutablePointer<UInt32>
  ) {
    typealias Four = SIMD4<UInt32>
    func load(_ offset: Int) -> Four { UnsafeRawPointer(source + offset).loadUnaligned(as: Four.self) }
    let mask = Four(repeating: 0x00ff_00ff)
    let half = Four(repeating: 0x0002_0002)
    func paired(_ left: Four, _ right: Four) -> Four {
      Four(lowHalf: left.evenHalf, highHalf: right.evenHalf) &+ Four(lowHalf: left.oddHalf, highHalf: right.oddHalf)
    }
    let (a, b, c, d) = (load(0), load(4), load(below), load(below + 4))
    let rb = paired((a & mask) &+ (c & mask), (b & mask) &+ (d & mask)) &+ half
    let ag = paired(((a &>> 8) & mask) &+ ((c &>> 8) & mask), ((b &>> 8) & mask) &+ ((d &>> 8) & mask)) &+ half
    let mean = ((rb &>> 2) & mask) | (((ag &>> 2) & mask) &<< 8)
    UnsafeMutableRawPointer(target).storeBytes(of: mean, as: Four.self)
  }
}
