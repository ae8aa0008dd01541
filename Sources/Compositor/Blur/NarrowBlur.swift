import CoreGraphics

/// A blur of a few pixels, for which the three boxes are combined into one row of weights.
///
/// A blur that begins is narrow, and is computed from all of the screen's pixels, not from blocks.
struct NarrowBlur {
  /// The radius of the widest box, in full pixels, that is computed this way.
  static let widestRadius = 1
  /// The number of columns that are blurred vertically together, so that their rows above fit into the first-level cache.
  private static let band = 64

  /// The weights in 256ths, the middle one first. Together they are 256, where all except the middle one count twice.
  private let weights: [UInt16]

  private var reach: Int { weights.count - 1 }

  /// Creates the weights of three passes of a box: `radius` pixels of weight `full` on each side, and one more of weight `outer`.
  init(radius: Int, full: UInt32, outer: UInt32) {
    let box = [Double(outer)] + Array(repeating: Double(full), count: 2 * radius + 1) + [Double(outer)]
    var sum = [1.0]
    for _ in 0..<3 {
      var next = [Double](repeating: 0, count: sum.count + box.count - 1)
      for (i, a) in sum.enumerated() { for (j, b) in box.enumerated() { next[i + j] += a * b } }
      sum = next
    }
    let total = sum.reduce(0, +)
    let side = sum[(sum.count / 2 + 1)...].map { UInt16(($0 / total * 256).rounded()) }
    weights = [256 - 2 * side.reduce(0, +)] + side
  }

  /// Writes a blurred copy of `source` into `target`, which must have the same size.
  func apply(from source: PixelBuffer, to target: PixelBuffer, workers: WorkerPool) {
    let (width, height) = (source.width, source.height)
    let rows = 16
    workers.run((height + rows - 1) / rows) { index, _ in
      for y in index * rows..<min(index * rows + rows, height) { blurRow(source.row(y), into: target.row(y), count: width) }
    }
    workers.run((width + Self.band - 1) / Self.band) { index, _ in
      let first = index * Self.band
      blurColumns(of: target, from: first, count: min(Self.band, width - first))
    }
    target.replicateEdges()
  }

  private func blurRow(_ source: UnsafePointer<Pixel>, into target: UnsafeMutablePointer<Pixel>, count: Int) {
    let reach = reach
    withUnsafeTemporaryAllocation(of: Pixel.self, capacity: count + 2 * reach + 8) { memory in
      guard let start = memory.baseAddress else { return }
      // The outermost pixels continue beyond the ends.
      let row = start + reach
      start.initialize(repeating: source[0], count: reach)
      row.initialize(from: source, count: count)
      (row + count).initialize(repeating: source[count - 1], count: reach + 8)
      weights.withUnsafeBufferPointer { weights in
        var x = 0
        while x < count {
          var sum = WeightedSum(Pixel4.load(row + x), weights[0])
          for k in 1..<reach + 1 { sum.add(Pixel4.load(row + x - k), Pixel4.load(row + x + k), weights[k]) }
          sum.pixels.store(target + x, count: count - x)
          x += 4
        }
      }
    }
  }

  private func blurColumns(of buffer: PixelBuffer, from first: Int, count: Int) {
    let (reach, height) = (reach, buffer.height)
    let room = count + 8
    // The rows above and the row being written, before the blur.
    withUnsafeTemporaryAllocation(of: Pixel.self, capacity: (reach + 1) * room) { memory in
      guard let kept = memory.baseAddress else { return }
      kept.initialize(repeating: 0, count: (reach + 1) * room)
      weights.withUnsafeBufferPointer { weights in
        for y in 0..<height {
          let own = kept + y % (reach + 1) * room
          let target = buffer.row(y) + first
          own.update(from: target, count: count)
          var x = 0
          while x < count {
            var sum = WeightedSum(Pixel4.load(own + x), weights[0])
            for k in 1..<reach + 1 {
              let above = kept + max(y - k, 0) % (reach + 1) * room
              let below = y + k < height ? buffer.row(y + k) + first : y == height - 1 ? own : buffer.row(height - 1) + first
              sum.add(Pixel4.load(above + x), Pixel4.load(below + x), weights[k])
            }
            sum.pixels.store(target + x, count: count - x)
            x += 4
          }
        }
      }
    }
  }
}

/// The sum of pixels times weights that add up to 256.
private struct WeightedSum {
  private static let mask = Pixel4(repeating: 0x00ff_00ff)

  /// Blue and red, and green and alpha, of four pixels. No sum exceeds 16 bits.
  private var rb: Lanes8
  private var ag: Lanes8

  @inline(__always) init(_ four: Pixel4, _ weight: UInt16) {
    let factor = Lanes8(repeating: weight)
    rb = unsafeBitCast(four & Self.mask, to: Lanes8.self) &* factor &+ 128
    ag = unsafeBitCast((four &>> 8) & Self.mask, to: Lanes8.self) &* factor &+ 128
  }

  /// Adds two times four pixels with the same weight.
  @inline(__always) mutating func add(_ a: Pixel4, _ b: Pixel4, _ weight: UInt16) {
    let factor = Lanes8(repeating: weight)
    rb &+= unsafeBitCast((a & Self.mask) &+ (b & Self.mask), to: Lanes8.self) &* factor
    ag &+= unsafeBitCast(((a &>> 8) & Self.mask) &+ ((b &>> 8) & Self.mask), to: Lanes8.self) &* factor
  }

  @inline(__always) var pixels: Pixel4 {
    unsafeBitCast(rb &>> 8, to: Pixel4.self) | (unsafeBitCast(ag, to: Pixel4.self) & Pixel4(repeating: 0xff00_ff00))
  }
}

extension Pixel4 {
  /// Stores the first `count` pixels, or all four if `count` is larger.
  @inline(__always) fileprivate func store(_ address: UnsafeMutablePointer<Pixel>, count: Int) {
    if count >= 4 { return store(address) }
    for i in 0..<count { address[i] = self[i] }
  }
}
