internal import CPixels
import CoreGraphics

/// A blur of a few pixels, for which the three boxes are combined into one row of weights. A blur that begins is narrow, and is computed
/// from all pixels of the screen, not from blocks.
struct NarrowBlur {
  /// The radius of the widest box that is computed this way, in full pixels.
  static let widestRadius = 1
  /// The number of columns that are blurred vertically together, so that their rows above fit into the first-level cache.
  private static let band = 64
  /// The number of pixels beyond a row's end that are read but not used.
  private static let slack = 8

  /// The weights in 256ths, the middle one first. Counting all except the middle one twice, their sum is 256.
  let weights: [UInt16]

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
    let side = sum[(sum.count / 2 + 1)...].map { UInt16(($0 / total * 256).rounded()) }.filter { $0 > 0 }
    weights = [256 - 2 * side.reduce(0, +)] + side
  }

  /// Writes a blurred copy of `source` into `target`, which must have the same size.
  func apply(from source: PixelBuffer, to target: PixelBuffer, workers: WorkerPool) {
    workers.run(source.height, inBandsOf: 16) { blurRows($0, of: source, into: target) }
    workers.run(source.width, inBandsOf: Self.band) { blurColumns(of: target, from: $0.lowerBound, count: $0.count) }
    target.replicateEdges()
  }

  private func blurRows(_ rows: Range<Int>, of source: PixelBuffer, into target: PixelBuffer) {
    let (reach, width) = (reach, source.width)
    withUnsafeTemporaryAllocation(of: Pixel.self, capacity: width + 2 * reach + Self.slack) { memory in
      guard let start = memory.baseAddress else { return }
      let line = start + reach
      let before = (0...reach).map { UnsafePointer(line - $0) }
      let after = (0...reach).map { UnsafePointer(line + $0) }
      for y in rows {
        // The outermost pixels continue beyond the ends.
        let row = source.row(y)
        start.initialize(repeating: row[0], count: reach)
        line.initialize(from: row, count: width)
        (line + width).initialize(repeating: row[width - 1], count: reach + Self.slack)
        Rows.loops.weigh(before, after, weights, reach, target.row(y), width)
      }
    }
  }

  private func blurColumns(of buffer: PixelBuffer, from first: Int, count: Int) {
    let (reach, height) = (reach, buffer.height)
    let room = count + Self.slack
    // The rows above and the row being written, before the blur.
    withUnsafeTemporaryAllocation(of: Pixel.self, capacity: (reach + 1) * room) { memory in
      guard let kept = memory.baseAddress else { return }
      kept.initialize(repeating: 0, count: (reach + 1) * room)
      var above = [UnsafePointer<Pixel>](repeating: UnsafePointer(kept), count: reach + 1)
      var below = above
      for y in 0..<height {
        let own = kept + y % (reach + 1) * room
        let target = buffer.row(y) + first
        own.update(from: target, count: count)
        above[0] = UnsafePointer(own)
        for k in 1..<reach + 1 {
          above[k] = UnsafePointer(kept + max(y - k, 0) % (reach + 1) * room)
          below[k] = UnsafePointer(y == height - 1 ? own : buffer.row(min(y + k, height - 1)) + first)
        }
        Rows.loops.weigh(above, below, weights, reach, target, count)
      }
    }
  }
}
