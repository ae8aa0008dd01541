/// Blurred pixels behind glass, as they are seen through it.
struct GlassSampler: PixelSource {
  private let backdrop: BackdropSampler
  private let lens: GlassLens
  /// A Boolean value that indicates whether the lens limits what is drawn, because the pieces have an outline in common.
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
    let end = x &+ count
    var column = x
    while column < end {
      let plain = lens.plainColumns(from: column, row: y)
      for rim in column..<min(plain.lowerBound, end) { bend(target + (rim &- x), rim, y) }
      column = max(plain.upperBound, column)
    }
  }

  /// Replaces a pixel by what is seen through the rim.
  @inline(__always) private func bend(_ target: UnsafeMutablePointer<Pixel>, _ x: Int, _ y: Int) {
    guard let spot = lens.spot(x, y) else { return }
    if isLimited, spot.coverage == 0 { return target.pointee = 0 }
    var pixel = target.pointee
    if spot.dx != 0 || spot.dy != 0 { pixel = lens.tint.over(backdrop.pixel(x, y, movedBy: spot.dx, spot.dy)) }
    pixel = Pixel(0xffff_ffff).scaled(by: spot.light).over(pixel)
    target.pointee = isLimited ? pixel.scaled(by: spot.coverage) : pixel
  }
}
