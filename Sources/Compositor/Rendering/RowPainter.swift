/// Draws parts of rows of one tile onto a canvas, except those hidden by something above.
struct RowPainter {
  let scratch: TileScratch
  /// The whole tile. Coverage is indexed from its first column.
  let tile: PixelRect
  let canvas: Canvas
  let area: PixelRect
  let hasHidden: Bool
  /// A Boolean value that indicates whether the drawn content is what hides the scratch's hidden columns. Its spans are then known.
  var isHider = false

  private var columns: Range<Int> { tile.x0..<tile.x1 }

  /// Calls `body` with each part of row `y` to draw.
  @inline(__always) private func stretches(_ y: Int, _ body: (_ from: Int, _ to: Int) -> Void) {
    guard hasHidden else { return body(area.x0, area.x1) }
    let hiddenFrom = scratch.hiddenFrom[y &- tile.y0]
    let hiddenTo = scratch.hiddenTo[y &- tile.y0]
    guard hiddenFrom < hiddenTo else { return body(area.x0, area.x1) }
    if area.x0 < hiddenFrom { body(area.x0, min(area.x1, hiddenFrom)) }
    if hiddenTo < area.x1 { body(max(area.x0, hiddenTo), area.x1) }
  }

  /// Returns the part of row `y` that `outline` covers, and the coverage at its ends, indexed from the tile's first column.
  @inline(__always) private func span(of outline: Outline, _ y: Int) -> (RowSpan, edges: UnsafeMutablePointer<UInt8>) {
    if isHider { return (scratch.hiderSpans[y &- tile.y0], scratch.hiderCoverage(ofRow: y &- tile.y0)) }
    return (outline.span(ofRow: y, in: columns, edges: scratch.coverage), scratch.coverage)
  }

  func copy(from finished: Canvas) {
    for y in area.y0..<area.y1 {
      stretches(y) { from, to in canvas.pixel(from, y).update(from: finished.pixel(from, y), count: to &- from) }
    }
  }

  /// Copies pixels and fills them with a color in one pass.
  func copy(from finished: Canvas, under color: Pixel) {
    for y in area.y0..<area.y1 {
      let next = min(y &+ 1, area.y1 &- 1)
      stretches(y) { from, to in
        Rows.blend(
          color, over: finished.pixel(from, y), into: canvas.pixel(from, y), count: to &- from,
          next: (UnsafePointer(finished.pixel(from, next)), UnsafePointer(canvas.pixel(from, next))))
      }
    }
  }

  func fill(_ color: Pixel, inside outline: Outline) {
    for y in area.y0..<area.y1 {
      let (span, edges) = span(of: outline, y)
      if span.isEmpty { continue }
      stretches(y) { from, to in
        blend(color, through: edges, y, max(from, span.start), min(to, span.innerStart))
        let a = max(from, span.innerStart)
        let b = min(to, span.innerEnd)
        if a < b { Rows.blend(color.scaled(by: span.inner), over: canvas.pixel(a, y), count: b &- a) }
        blend(color, through: edges, y, max(from, span.innerEnd), min(to, span.end))
      }
    }
  }

  func clear(to color: Pixel) {
    for y in area.y0..<area.y1 {
      stretches(y) { from, to in canvas.pixel(from, y).update(repeating: color, count: to &- from) }
    }
  }

  func fillFrame(_ color: Pixel, outer: Outline, inner: Outline?) {
    let coverage = scratch.coverage
    for y in area.y0..<area.y1 {
      let span = outer.span(ofRow: y, in: columns, edges: coverage)
      if span.isEmpty { continue }
      let hole = inner?.span(ofRow: y, in: columns, edges: scratch.innerCoverage) ?? .empty
      // The outer coverage minus the inner one. Nothing is left where the inner one is full.
      for x in max(span.innerStart, span.start)..<max(span.innerEnd, span.start) {
        coverage[x &- tile.x0] = UInt8(truncatingIfNeeded: span.inner)
      }
      if !hole.isEmpty {
        for x in max(hole.start, span.start)..<max(min(hole.end, span.end), max(hole.start, span.start)) {
          let fraction =
            x >= hole.innerStart && x < hole.innerEnd ? UInt8(truncatingIfNeeded: hole.inner) : scratch.innerCoverage[x &- tile.x0]
          let outerCoverage = coverage[x &- tile.x0]
          coverage[x &- tile.x0] = outerCoverage > fraction ? outerCoverage &- fraction : 0
        }
      }
      let isHollow = !hole.isEmpty && hole.inner == 255 && hole.innerStart < hole.innerEnd
      let hollow = isHollow ? (from: hole.innerStart, to: hole.innerEnd) : (from: span.end, to: span.end)
      stretches(y) { from, to in
        blend(color, through: coverage, y, max(from, span.start), min(to, hollow.from))
        blend(color, through: coverage, y, max(from, hollow.to), min(to, span.end))
      }
    }
  }

  func fill(_ color: Pixel, through mask: MaskSampler) {
    let coverage = scratch.coverage
    for y in area.y0..<area.y1 {
      stretches(y) { from, to in
        let even = mask.fetch(into: coverage, from, y, count: to &- from)
        blendFetched(color, y, from, even.isEmpty ? to : even.lowerBound, offset: from)
        if !even.isEmpty {
          let fraction = UInt32(coverage[even.lowerBound &- from])
          Rows.blend(color.scaled(by: fraction), over: canvas.pixel(even.lowerBound, y), count: even.count)
          blendFetched(color, y, even.upperBound, to, offset: from)
        }
      }
    }
  }

  func fill(_ color: Pixel, coverage: UnsafePointer<UInt8>, stride: Int, origin: PixelRect) {
    for y in area.y0..<area.y1 {
      let row = coverage + ((y &- origin.y0) &* stride &- origin.x0)
      stretches(y) { from, to in
        Rows.blend(color, through: row + from, over: canvas.pixel(from, y), count: to &- from)
      }
    }
  }

  @inline(__always) private func blend(
    _ color: Pixel, through coverage: UnsafeMutablePointer<UInt8>, _ y: Int, _ from: Int, _ to: Int
  ) {
    if from < to { Rows.blend(color, through: coverage + (from &- tile.x0), over: canvas.pixel(from, y), count: to &- from) }
  }

  /// Like the method above, but with coverage that is indexed from column `offset`.
  @inline(__always) private func blendFetched(_ color: Pixel, _ y: Int, _ from: Int, _ to: Int, offset: Int) {
    if from < to { Rows.blend(color, through: scratch.coverage + (from &- offset), over: canvas.pixel(from, y), count: to &- from) }
  }

  /// Composites `source` with `opacity` (0…255) inside `outline`, or in the whole area if it is nil.
  @inline(__always) func draw<Source: PixelSource>(_ source: Source, opacity: UInt32, inside outline: Outline?) {
    for y in area.y0..<area.y1 {
      let (span, edges) = if let outline { span(of: outline, y) } else { (RowSpan(whole: columns), scratch.coverage) }
      if span.isEmpty { continue }
      let covers = source.isOpaque && opacity == 255 && span.inner == 255
      stretches(y) { from, to in
        drawEdge(source, opacity, edges, y, max(from, span.start), min(to, span.innerStart))
        let a = max(from, span.innerStart)
        let b = min(to, span.innerEnd)
        if a < b {
          if covers { replace(source, y, a, b) } else { drawInner(source, product255(opacity, span.inner), y, a, b) }
        }
        drawEdge(source, opacity, edges, y, max(from, span.innerEnd), min(to, span.end))
      }
    }
  }

  @inline(__always) private func replace<Source: PixelSource>(_ source: Source, _ y: Int, _ from: Int, _ to: Int) {
    let target = canvas.pixel(from, y)
    if let stored = source.stored(from, y, count: to &- from) {
      target.update(from: stored, count: to &- from)
    } else {
      source.fetch(into: target, from, y, count: to &- from, spare: scratch.spareRow)
    }
  }

  @inline(__always) private func drawInner<Source: PixelSource>(
    _ source: Source, _ opacity: UInt32, _ y: Int, _ from: Int, _ to: Int
  ) {
    let count = to &- from
    if opacity == 255, let stored = source.stored(from, y, count: count) {
      Rows.blend(stored, over: canvas.pixel(from, y), count: count)
      return
    }
    source.fetch(into: scratch.row, from, y, count: count, spare: scratch.spareRow)
    Rows.scale(scratch.row, by: opacity, count: count)
    Rows.blend(scratch.row, over: canvas.pixel(from, y), count: count)
  }

  @inline(__always) private func drawEdge<Source: PixelSource>(
    _ source: Source, _ opacity: UInt32, _ edges: UnsafeMutablePointer<UInt8>, _ y: Int, _ from: Int, _ to: Int
  ) {
    let count = to &- from
    guard count > 0 else { return }
    source.fetch(into: scratch.row, from, y, count: count, spare: scratch.spareRow)
    Rows.scale(scratch.row, by: opacity, count: count)
    Rows.scale(scratch.row, through: edges + (from &- tile.x0), count: count)
    Rows.blend(scratch.row, over: canvas.pixel(from, y), count: count)
  }
}
