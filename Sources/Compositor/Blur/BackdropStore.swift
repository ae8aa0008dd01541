import CoreGraphics
import Foundation

/// The pixels that one backdrop has gathered from below, and the blurred result.
///
/// Both are stored from frame to frame. As long as nothing below changes, neither is computed again.
final class BackdropStore: @unchecked Sendable {
  /// Areas grow to multiples of this number of pixels, so that a backdrop that moves a little finds what it needs.
  private static let grain = 64

  let id: DisplayItem.ID
  private(set) var blur: GaussianBlur
  private(set) var saturation: CGFloat
  /// The area that is gathered, in pixels. Its size is a multiple of a block.
  private(set) var region: PixelRect
  private var gathered: PixelBuffer
  private var blurred: PixelBuffer
  private var isOpaque = false
  /// A Boolean value that indicates whether the result no longer matches what has been gathered.
  private var isStale = true

  private init(id: DisplayItem.ID, blur: GaussianBlur, saturation: CGFloat, region: PixelRect) {
    self.id = id
    self.blur = blur
    self.saturation = saturation
    self.region = region
    let width = (region.width + blur.block - 1) / blur.block
    let height = (region.height + blur.block - 1) / blur.block
    gathered = PixelBuffer(width: width, height: height)
    blurred = PixelBuffer(width: width, height: height)
  }

  /// Returns the store for a backdrop that needs `area`: `last` if it is suitable, otherwise a new one, whose whole region
  /// must be gathered.
  static func store(
    for id: DisplayItem.ID, blur: GaussianBlur, saturation: CGFloat, area: PixelRect, screen: PixelRect, last: BackdropStore?
  ) -> (store: BackdropStore, isNew: Bool) {
    if let last, last.blur.block == blur.block, last.region.contains(area) {
      if last.blur != blur || last.saturation != saturation {
        last.blur = blur
        last.saturation = saturation
        last.isStale = true
      }
      return (last, false)
    }
    var needed = area
    if let last, last.blur.block == blur.block { needed = needed.union(last.region) }
    let region = needed.roundedOut(to: grain).intersection(screen)
    return (BackdropStore(id: id, blur: blur, saturation: saturation, region: region), true)
  }

  /// A Boolean value that indicates whether `update` has work to do even if nothing below changed.
  var needsUpdate: Bool { isStale }

  /// Gathers `changed`, which must be drawn up to the backdrop in `source`, and blurs again.
  func update(changed: [PixelRect], source: Canvas, workers: WorkerPool) {
    for rect in changed { gather(rect.intersection(region), from: source, workers: workers) }
    blur.box.apply(from: gathered, to: blurred, workers: workers)
    if saturation != 1 { saturate(workers) }
    isOpaque = blurred.isOpaque
    isStale = false
  }

  /// A sampler of the blurred pixels at the size of the screen.
  var sampler: BackdropSampler {
    let scale = 1 / Double(blur.block)
    let toTexels = Projection(xx: scale, x1: -Double(region.x0) * scale, yy: scale, y1: -Double(region.y0) * scale)
    return BackdropSampler(UprightSampler(Level(blurred), UprightPlacement(toTexels)), isOpaque: isOpaque)
  }

  /// Averages each block that `rect` touches.
  private func gather(_ rect: PixelRect, from source: Canvas, workers: WorkerPool) {
    guard !rect.isEmpty else { return }
    let block = blur.block
    let columns = (rect.x0 - region.x0) / block..<(rect.x1 - region.x0 + block - 1) / block
    let firstRow = (rect.y0 - region.y0) / block
    let rows = (rect.y1 - region.y0 + block - 1) / block - firstRow
    let region = region
    let target = gathered
    let band = 8
    workers.run((rows + band - 1) / band) { [self] index, _ in
      for row in firstRow + index * band..<firstRow + min(index * band + band, rows) {
        let line = target.row(row)
        let top = region.y0 &+ row &* block
        // Gathers complete blocks together, as far as there are any. Blocks that the region cuts are gathered one by one.
        var whole = columns.lowerBound..<columns.lowerBound
        if top &+ block <= region.y1 {
          whole = columns.clamped(to: columns.lowerBound..<max((region.x1 - region.x0) / block, columns.lowerBound))
          Self.gather(whole, of: block, from: source, at: region.x0, top, into: line)
        }
        for column in whole.upperBound..<columns.upperBound { line[column] = mean(column, top, source) }
      }
    }
  }

  /// Writes the averages of complete blocks of a row.
  private static func gather(
    _ columns: Range<Int>, of block: Int, from source: Canvas, at left: Int, _ top: Int, into line: UnsafeMutablePointer<Pixel>
  ) {
    switch block {
    case 1: (line + columns.lowerBound).update(from: source.pixel(left + columns.lowerBound, top), count: columns.count)
    case 2:
      let rows = (source.pixel(left, top), source.pixel(left, top &+ 1))
      var column = columns.lowerBound
      while column &+ 4 <= columns.upperBound {
        // Adds vertically first, for eight pixels, then each one with its neighbor.
        let at = column &* 2
        let means = meanOfFour(
          Pixel4.load(rows.0 + at), Pixel4.load(rows.0 + (at &+ 4)), Pixel4.load(rows.1 + at), Pixel4.load(rows.1 + (at &+ 4)))
        means.store(line + column)
        column &+= 4
      }
      while column < columns.upperBound {
        line[column] = meanOfFour(
          rows.0[column &* 2], rows.0[column &* 2 &+ 1], rows.1[column &* 2], rows.1[column &* 2 &+ 1])
        column &+= 1
      }
    default:
      // Four rows of four pixels at a time.
      let rows = (source.pixel(left, top), source.pixel(left, top &+ 1), source.pixel(left, top &+ 2), source.pixel(left, top &+ 3))
      for column in columns {
        var sum = BlockSum()
        sum.add(Pixel4.load(rows.0 + column &* 4))
        sum.add(Pixel4.load(rows.1 + column &* 4))
        sum.add(Pixel4.load(rows.2 + column &* 4))
        sum.add(Pixel4.load(rows.3 + column &* 4))
        line[column] = sum.mean(half: 8, shift: 4)
      }
    }
  }

  /// Returns the averages of four adjacent blocks, where `a` and `b` are their upper rows, and `c` and `d` their lower rows.
  @inline(__always) private static func meanOfFour(_ a: Pixel4, _ b: Pixel4, _ c: Pixel4, _ d: Pixel4) -> Pixel4 {
    let mask = Pixel4(repeating: 0x00ff_00ff)
    func paired(_ left: Pixel4, _ right: Pixel4) -> Pixel4 {
      Pixel4(lowHalf: left.evenHalf, highHalf: right.evenHalf) &+ Pixel4(lowHalf: left.oddHalf, highHalf: right.oddHalf)
    }
    let half = Pixel4(repeating: 0x0002_0002)
    let rb = paired((a & mask) &+ (c & mask), (b & mask) &+ (d & mask)) &+ half
    let ag = paired(((a &>> 8) & mask) &+ ((c &>> 8) & mask), ((b &>> 8) & mask) &+ ((d &>> 8) & mask)) &+ half
    return ((rb &>> 2) & mask) | (((ag &>> 2) & mask) &<< 8)
  }

  /// Returns the average of four pixels, with blue and red in one word, and green and alpha in another.
  private static func meanOfFour(_ a: Pixel, _ b: Pixel, _ c: Pixel, _ d: Pixel) -> Pixel {
    let mask: UInt32 = 0x00ff_00ff
    let rb = (a & mask) &+ (b & mask) &+ (c & mask) &+ (d & mask) &+ 0x0002_0002
    let ag = (a &>> 8 & mask) &+ (b &>> 8 & mask) &+ (c &>> 8 & mask) &+ (d &>> 8 & mask) &+ 0x0002_0002
    return (rb &>> 2 & mask) | (ag &>> 2 & mask) &<< 8
  }

  /// Returns the average of a block. Where the region ends inside the block, the last pixels repeat.
  private func mean(_ column: Int, _ top: Int, _ source: Canvas) -> Pixel {
    let block = blur.block
    var sum = BlockSum()
    for j in 0..<block {
      for i in 0..<block {
        let x = min(region.x0 + column * block + i, region.x1 - 1)
        sum.add(Pixel4(source.pixel(x, min(top + j, region.y1 - 1)).pointee, 0, 0, 0))
      }
    }
    return sum.mean(half: UInt32(block * block / 2), shift: UInt32(block == 4 ? 4 : block == 2 ? 2 : 0))
  }

  private func saturate(_ workers: WorkerPool) {
    let saturation = Saturation(saturation)
    let (blurred, band) = (blurred, 16)
    workers.run((blurred.height + band - 1) / band) { index, _ in
      for y in index * band..<min(index * band + band, blurred.height) { saturation.apply(to: blurred.row(y), count: blurred.width) }
    }
    blurred.replicateEdges()
  }
}

/// The sum of a block's pixels, by component.
private struct BlockSum {
  /// Blue and red, and green and alpha, of four columns.
  private var rb = Lanes8(repeating: 0)
  private var ag = Lanes8(repeating: 0)

  @inline(__always) mutating func add(_ four: Pixel4) {
    let mask = Pixel4(repeating: 0x00ff_00ff)
    rb &+= unsafeBitCast(four & mask, to: Lanes8.self)
    ag &+= unsafeBitCast((four &>> 8) & mask, to: Lanes8.self)
  }

  /// Returns the average of 1 << `shift` pixels. `half` is half of that number.
  @inline(__always) func mean(half: UInt32, shift: UInt32) -> Pixel {
    let b = unsafeBitCast(rb, to: Pixel4.self)
    let g = unsafeBitCast(ag, to: Pixel4.self)
    // Sixteen pixels of 255 stay below 16 bits, so the halves of a lane don't overflow into each other.
    let br = b.x &+ b.y &+ b.z &+ b.w
    let ga = g.x &+ g.y &+ g.z &+ g.w
    func part(_ sum: UInt32) -> UInt32 { (sum &+ half) &>> shift }
    return part(br & 0xffff) | part(ga & 0xffff) &<< 8 | part(br &>> 16) &<< 16 | part(ga &>> 16) &<< 24
  }
}
