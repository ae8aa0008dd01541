/// Blurred pixels behind glass, as they are seen through it.
struct GlassSampler: PixelSource {
  private let backdrop: BackdropSampler
  private let lens: GlassLens
  /// A Boolean value that indicates whether the lens limits what is drawn, because the pieces have a common outline.
  private let isLimited: Bool

  init(_ backdrop: BackdropSampler, _ lens: GlassLens, isLimited: Bool) {
    self.backdrop = backdrop
    self.lens = lens
    self.isLimited = isLimited
  }

  var isOpaque: Bool { backdrop.isOpaque && !isLimited }

  @inline(__always) func stored(_ x: Int, _ y: Int, count: Int) -> UnsafePointer<Pixel>? { nil }

  func fetch(into target: UnsafeMutablePointer<Pixel>, _ x: Int, _ y: Int, count: Int, spare: UnsafeMutablePointer<Pixel>) {
    if let stored = backdrop.stored(x, y, count: count) {
      target.update(from: stored, count: count)
    } else {
      backdrop.fetch(into: target, x, y, count: count, spare: spare)
    }
    Rows.blend(lens.tint, over: target, count: count)
    let spots = GlassLens.Spots(in: spare)
    let end = x &+ count
    var column = x
    while column < end {
      let plain = lens.plainColumns(from: column, row: y)
      let rim = min(plain.lowerBound, end)
      while column < rim {
        let part = min(rim &- column, GlassLens.Spots.capacity)
        spots.find(through: lens, column, y, count: part)
        for index in 0..<part { bend(target + (column &- x &+ index), column &+ index, y, spots, index) }
        column &+= part
      }
      column = max(plain.upperBound, column)
    }
  }

  /// Replaces a pixel by the one that is seen through the rim.
  @inline(__always) private func bend(_ target: UnsafeMutablePointer<Pixel>, _ x: Int, _ y: Int, _ spots: GlassLens.Spots, _ index: Int) {
    let coverage = spots.coverage(index)
    if isLimited, coverage == 0 { return target.pointee = 0 }
    let (dx, dy) = spots.moved(index)
    var pixel = target.pointee
    if dx | dy != 0 { pixel = lens.tint.over(backdrop.pixel(x, y, movedBy: dx, dy)) }
    pixel = Pixel(0xffff_ffff).scaled(by: spots.light(index)).over(pixel)
    target.pointee = isLimited ? pixel.scaled(by: coverage) : pixel
  }
}
