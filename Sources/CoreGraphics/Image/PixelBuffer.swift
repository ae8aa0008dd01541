import Foundation

/// A rectangle of premultiplied 8-bit ARGB pixels (0xAARRGGBB, sRGB), in memory that the buffer owns unless it was borrowed.
///
/// An extra column on the right and an extra row at the bottom repeat the last pixels, so that a bilinear sampler can always read the next
/// column and row. Its creator writes the buffer. After it has become part of a `CGImage`, it is read-only.
package final class PixelBuffer: @unchecked Sendable {
  /// In pixels.
  package let width: Int
  /// In pixels.
  package let height: Int
  /// The number of pixels from one row to the next: `width + 1`, or the stride of borrowed pixels.
  package let stride: Int
  package let pixels: UnsafeMutablePointer<UInt32>

  private let ownsPixels: Bool

  /// Creates a transparent buffer. Both dimensions must be at least 1.
  package init(width: Int, height: Int) {
    guard width > 0, height > 0 else { fatalError("A pixel buffer needs at least one pixel, not \(width)×\(height).") }
    self.width = width
    self.height = height
    stride = width + 1
    ownsPixels = true
    // A few more pixels than the rows need, so that a vector load at the end stays inside. The system provides large blocks filled with
    // zeros, which need not be written.
    let count = stride * (height + 1) + 16
    guard let zeros = calloc(count, MemoryLayout<UInt32>.stride) else {
      fatalError("There is no memory for a picture of \(width)×\(height) pixels.")
    }
    PixelBuffer.useLargePages(zeros, byteCount: count * MemoryLayout<UInt32>.stride)
    pixels = zeros.assumingMemoryBound(to: UInt32.self)
  }

  /// Creates a buffer over pixels that something else owns, such as a window. They must outlive the buffer.
  ///
  /// Such a buffer is only drawn into: it has no extra column and row, so it can't become part of an image.
  package init(borrowing pixels: UnsafeMutablePointer<UInt32>, stride: Int, width: Int, height: Int) {
    (self.pixels, self.stride, self.width, self.height) = (pixels, stride, width, height)
    ownsPixels = false
  }

  deinit { if ownsPixels { free(pixels) } }

  /// Asks the system for pages of 2 MB inside a large block. They take a fraction of the time that pages of 4 KB take for the same memory.
  private static func useLargePages(_ block: UnsafeMutableRawPointer, byteCount: Int) {
    #if os(Linux)
      let page = 2 << 20
      let (start, end) = (block.alignedUp(toMultipleOf: page), (block + byteCount).alignedDown(toMultipleOf: page))
      if start < end { madvise(start, end - start, MADV_HUGEPAGE) }
    #endif
  }

  package func row(_ y: Int) -> UnsafeMutablePointer<UInt32> { pixels + y * stride }

  package subscript(x: Int, y: Int) -> UInt32 {
    get { pixels[y * stride + x] }
    set { pixels[y * stride + x] = newValue }
  }

  /// Repeats the last column and row into the extra column and row. Call it once the pixels are written.
  package func replicateEdges() {
    for y in 0..<height { pixels[y * stride + width] = pixels[y * stride + width - 1] }
    (pixels + height * stride).update(from: pixels + (height - 1) * stride, count: stride)
  }

  /// A Boolean value that indicates whether every pixel is fully opaque. Examines pixels until one is transparent.
  package var isOpaque: Bool {
    for y in 0..<height {
      let row = row(y)
      var all: UInt32 = 0xff00_0000
      for x in 0..<width { all &= row[x] }
      if all != 0xff00_0000 { return false }
    }
    return true
  }

  /// Returns the next smaller level of detail: averages of 2×2 pixels. An odd last column or row is dropped, as in a mipmap.
  package func halved() -> PixelBuffer {
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

  /// Averages eight pixels and the eight below them to four, with the same arithmetic as for single pixels.
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
