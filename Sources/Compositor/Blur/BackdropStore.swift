import CoreGraphics

/// The pixels that one backdrop has gathered from below, and the blurred result. Both are kept from frame to frame, and computed again only
/// if something below changes.
final class BackdropStore: @unchecked Sendable {
  /// Areas grow to multiples of this number of pixels, so that a backdrop that moves a little finds what it needs.
  private static let grain = 64

  let id: DisplayItem.ID
  private(set) var blur: GaussianBlur
  private(set) var saturation: CGFloat
  /// The area that is gathered, in pixels. Its size is a multiple of a block.
  private(set) var region: PixelRect
  /// The shadows of the glass, which are below it but aren't gathered.
  var shadows: [DisplayItem.ID] = []
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

  /// Returns the store for a backdrop that needs `area`: `last` if it is suitable, otherwise a new one, whose whole region must be
  /// gathered.
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

  var sampler: BackdropSampler {
    let scale = 1 / Double(blur.block)
    let toTexels = Projection(xx: scale, x1: -Double(region.x0) * scale, yy: scale, y1: -Double(region.y0) * scale)
    return BackdropSampler(UprightSampler(Level(blurred), UprightPlacement(toTexels)), isOpaque: isOpaque)
  }

  private func gather(_ rect: PixelRect, from source: Canvas, workers: WorkerPool) {
    guard !rect.isEmpty else { return }
    let block = blur.block
    let columns = (rect.x0 - region.x0) / block..<(rect.x1 - region.x0 + block - 1) / block
    let firstRow = (rect.y0 - region.y0) / block
    let rows = (rect.y1 - region.y0 + block - 1) / block - firstRow
    let region = region
    let target = gathered
    workers.run(rows, inBandsOf: 8) { [self] band in
      for row in firstRow + band.lowerBound..<firstRow + band.upperBound {
        let line = target.row(row)
        let top = region.y0 &+ row &* block
        // Gathers complete blocks together, if there are any. Blocks that the region cuts are gathered one by one.
        var whole = columns.lowerBound..<columns.lowerBound
        if top &+ block <= region.y1 {
          whole = columns.clamped(to: columns.lowerBound..<max((region.x1 - region.x0) / block, columns.lowerBound))
          Self.gather(whole, of: block, from: source, at: region.x0, top, into: line)
        }
        for column in whole.upperBound..<columns.upperBound { line[column] = mean(column, top, source) }
      }
    }
  }

  private static func gather(
    _ columns: Range<Int>, of block: Int, from source: Canvas, at left: Int, _ top: Int, into line: UnsafeMutablePointer<Pixel>
  ) {
    let start = source.pixel(left + columns.lowerBound * block, top)
    let target = line + columns.lowerBound
    switch block {
    case 1: target.update(from: start, count: columns.count)
    case 2: Rows.halve(start, source.pixel(left + columns.lowerBound * block, top + 1), into: target, count: columns.count)
    default: Rows.quarter(start, stride: source.stride, into: target, count: columns.count)
    }
  }

  /// Returns the average of a block. If the region ends inside the block, the last pixels repeat.
  private func mean(_ column: Int, _ top: Int, _ source: Canvas) -> Pixel {
    let block = blur.block
    var sum = BlockSum()
    for j in 0..<block {
      for i in 0..<block {
        let x = min(region.x0 + column * block + i, region.x1 - 1)
        sum.add(source.pixel(x, min(top + j, region.y1 - 1)).pointee)
      }
    }
    return sum.mean(of: block * block)
  }

  private func saturate(_ workers: WorkerPool) {
    let saturation = Saturation(saturation)
    let blurred = blurred
    workers.run(blurred.height, inBandsOf: 16) { band in
      for y in band { saturation.apply(to: blurred.row(y), count: blurred.width) }
    }
    blurred.replicateEdges()
  }
}
