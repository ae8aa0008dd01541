import QuartzCore

/// Pixels onto which recorded drawings are drawn, operation by operation.
final class DrawingCanvas {
  let buffer: PixelBuffer
  private let caches: RenderCaches
  private let workers: WorkerPool
  let area: PixelRect
  private var layers: [Layer] = []
  private var lastClip: (clips: [CGDrawing.Clip], transform: CGAffineTransform, region: ClipRegion)?

  /// A transparency layer in progress, and how it will be composited.
  private struct Layer {
    let pixels: PixelBuffer
    let operation: CGDrawing.Operation
    let transform: CGAffineTransform
  }

  init(width: Int, height: Int, caches: RenderCaches, threads: Int = 1) {
    workers = WorkerPool(threads: threads)
    buffer = PixelBuffer(width: width, height: height)
    area = PixelRect(x0: 0, y0: 0, x1: width, y1: height)
    self.caches = caches
  }

  /// The pixels that are the current target.
  private var target: PixelBuffer { layers.last?.pixels ?? buffer }

  func fill(_ color: Pixel) {
    for y in 0..<buffer.height { buffer.row(y).update(repeating: color, count: buffer.width) }
  }

  /// Draws all of `drawing`. `transform` maps its points to pixels.
  func draw(_ drawing: CGDrawing, through transform: CGAffineTransform) {
    let depth = layers.count
    let looksAhead = workers.threads > 1 && drawing.operations.count >= PathsAhead.fewest
    var ahead = PathsAhead()
    for (index, operation) in drawing.operations.enumerated() {
      if looksAhead, index >= ahead.operations.upperBound {
        ahead = PathsAhead(from: index, in: drawing.operations, through: transform, workers: workers) {
          region(of: $0.clips, transform)
        }
      }
      switch operation.content {
      case .beginTransparencyLayer: push(operation, transform)
      case .endTransparencyLayer: if layers.count > depth { pop() }
      default:
        // Operations with a shadow, or with many parts, are composited as one.
        if operation.shadow != nil || (operation.isCompound && (operation.alpha < 1 || operation.blendMode != .normal)) {
          push(operation, transform)
          draw(operation.plain, transform)
          pop()
        } else if let path = ahead.take(index) {
          put(path.painting, path.coverage, path.clip, operation)
        } else {
          draw(operation, transform)
        }
      }
    }
    while layers.count > depth { pop() }
  }

  private func push(_ operation: CGDrawing.Operation, _ transform: CGAffineTransform) {
    layers.append(
      Layer(pixels: PixelBuffer(width: buffer.width, height: buffer.height), operation: operation, transform: transform))
  }

  private func pop() {
    guard let layer = layers.popLast() else { return }
    let clip = region(of: layer.operation.clips, layer.transform)
    if let shadow = layer.operation.shadow {
      let cast = DrawnShadow(shadow, of: layer.pixels, through: layer.transform)
      put(clip.rect, clip, layer.operation) { y, x, row, count in cast.fetch(into: row, x, y, count: count) }
    }
    put(clip.rect, clip, layer.operation) { y, x, row, count in row.update(from: layer.pixels.row(y) + x, count: count) }
  }

  private func draw(_ operation: CGDrawing.Operation, _ base: CGAffineTransform) {
    let clip = region(of: operation.clips, base)
    guard !clip.rect.isEmpty else { return }
    let transform = operation.transform.concatenating(base)
    switch operation.content {
    case .fill, .stroke:
      guard let painting = operation.painting else { return }
      put(painting, CoverageMap(painting, through: Projection(transform), in: clip.rect), clip, operation)
    case .linearGradient(let gradient, let start, let end, let options):
      drawLinear(gradient, start, end, options, transform, clip, operation)
    case .radialGradient(let gradient, let startCenter, let startRadius, let endCenter, let endRadius, let options):
      let circles = CircleGradient(
        start: startCenter, startRadius: startRadius, end: endCenter, endRadius: endRadius, options: options,
        table: caches.table(of: Gradient(gradient, from: startCenter, to: endCenter)))
      let inverse = transform.inverted()
      put(clip.rect, clip, operation) { y, x, row, count in
        for i in 0..<count { row[i] = circles.color(at: CGPoint(x: Double(x + i) + 0.5, y: Double(y) + 0.5).applying(inverse)) }
      }
    case .image(let image, let rect, let interpolation):
      draw(image, in: rect, isSmooth: interpolation != .none, transform, clip, operation)
    case .text(let run, let origin, let color): draw(run, at: origin, color, transform, clip, operation)
    case .drawing(let drawing): drawNested(drawing, transform, clip, operation)
    case .foreign(let content):
      guard let snapshot = content as? LayerSnapshot else { return }
      let pixels = PixelBuffer(width: buffer.width, height: buffer.height)
      let list = LayerFlattener.list(of: snapshot.layer, at: 0, through: Projection(transform), background: .clear)
      FrameRenderer(screen: area, threads: 1, caches: caches).render(list, onto: Canvas(pixels), isRetained: false)
      put(clip.rect, clip, operation) { y, x, row, count in row.update(from: pixels.row(y) + x, count: count) }
    case .beginTransparencyLayer, .endTransparencyLayer: break
    }
  }

  private func drawNested(
    _ drawing: CGDrawing, _ transform: CGAffineTransform, _ clip: ClipRegion, _ operation: CGDrawing.Operation
  ) {
    if operation.clips.isEmpty { return draw(drawing, through: transform) }
    // The clip applies to the drawing as a whole.
    let inner = DrawingCanvas(width: buffer.width, height: buffer.height, caches: caches)
    inner.draw(drawing, through: transform)
    put(clip.rect, clip, operation) { y, x, row, count in row.update(from: inner.buffer.row(y) + x, count: count) }
  }

  private func drawLinear(
    _ gradient: CGGradient, _ start: CGPoint, _ end: CGPoint, _ options: CGGradientDrawingOptions, _ transform: CGAffineTransform,
    _ clip: ClipRegion, _ operation: CGDrawing.Operation
  ) {
    guard start != end, let inverse = Projection(transform).inverse else { return }
    let run = Gradient(gradient, from: start, to: end)
    let table = caches.table(of: run)
    let sampler = GradientSampler(run, table: table, inverse: inverse, origin: (0, 0))
    var coverage: CoverageMap?
    if options != [.drawsBeforeStartLocation, .drawsAfterEndLocation] {
      let strip = CGPath.strip(
        from: start, to: end, isOpenAtStart: options.contains(.drawsBeforeStartLocation),
        isOpenAtEnd: options.contains(.drawsAfterEndLocation))
      coverage = CoverageMap(
        PathPainting(path: strip, style: .fill(.winding), color: .black), through: Projection(transform), in: clip.rect)
      if coverage == nil { return }
    }
    put(coverage?.bounds ?? clip.rect, clip, operation, coverage: coverage) { y, x, row, count in
      sampler.fetch(into: row, x, y, count: count, spare: row)
    }
    withExtendedLifetime(table) {}
  }

  private func draw(
    _ image: CGImage, in rect: CGRect, isSmooth: Bool, _ transform: CGAffineTransform, _ clip: ClipRegion,
    _ operation: CGDrawing.Operation
  ) {
    let map = Projection(transform)
    let outline = PathPainting(path: CGPath(rect: rect, transform: nil), style: .fill(.winding), color: .black)
    guard rect.width > 0, rect.height > 0, let inverse = map.inverse, let coverage = CoverageMap(outline, through: map, in: clip.rect)
    else { return }
    let (xx, yy) = (Double(image.width) / rect.width, Double(image.height) / rect.height)
    let texels = Projection(xx: xx, x1: -rect.minX * xx, yy: yy, y1: -rect.minY * yy)
    if isSmooth {
      let sampler = ImageSampler(
        image, texels: texels, map: map, inverse: inverse, center: CGPoint(x: rect.midX, y: rect.midY),
        origin: (coverage.bounds.x0, coverage.bounds.y0))
      withUnsafeTemporaryAllocation(of: Pixel.self, capacity: SamplerSpare.room(for: buffer.width)) { spare in
        guard let spare = spare.baseAddress else { return }
        put(coverage.bounds, clip, operation, coverage: coverage) { y, x, row, count in
          sampler.fetch(into: row, x, y, count: count, spare: spare)
        }
      }
      withExtendedLifetime(image) {}
    } else {
      let toTexels = texels.concatenated(after: inverse)
      put(coverage.bounds, clip, operation, coverage: coverage) { y, x, row, count in
        for i in 0..<count {
          let place = toTexels.apply(CGPoint(x: Double(x + i) + 0.5, y: Double(y) + 0.5))
          row[i] = image.pixels[Int(place.x).clamped(to: 0...image.width - 1), Int(place.y).clamped(to: 0...image.height - 1)]
        }
      }
    }
  }

  private func draw(
    _ run: TextRun, at origin: CGPoint, _ color: CGColor, _ transform: CGAffineTransform, _ clip: ClipRegion,
    _ operation: CGDrawing.Operation
  ) {
    let ink = LayerColor(color).premultiplied
    let scale = transform.largestScale
    guard ink != 0, scale > 1e-3 else { return }
    let isUpright = transform.b == 0 && transform.c == 0 && transform.a > 0 && abs(transform.a - transform.d) < 1e-6 * transform.a
    let place = origin.applying(transform)
    guard place.x.magnitude < 1e6, place.y.magnitude < 1e6 else { return }
    if isUpright {
      // A quarter of a pixel horizontally, whole pixels vertically: as sharp as the font allows.
      let left = (place.x * 4).rounded() / 4
      let column = left.rounded(.down)
      guard let mask = caches.textEngine.mask(of: run, scale: scale, subpixel: left - column) else { return }
      let bounds = PixelRect(
        x0: Int(column) + mask.left, y0: Int(place.y.rounded()) - mask.top, x1: Int(column) + mask.left + mask.width,
        y1: Int(place.y.rounded()) - mask.top + mask.height)
      put(bounds, clip, operation) { y, x, row, count in
        let first = (y - bounds.y0) * mask.width + x - bounds.x0
        for i in 0..<count { row[i] = ink.scaled(by: UInt32(mask.coverage[first + i])) }
      }
    } else if let mask = caches.textEngine.mask(of: run, scale: scale, subpixel: 0) {
      let image = CGImage(ink: ink, through: mask)
      let rect = CGRect(
        x: origin.x + CGFloat(mask.left - 1) / scale, y: origin.y - CGFloat(mask.top + 1) / scale, width: CGFloat(image.width) / scale,
        height: CGFloat(image.height) / scale)
      draw(image, in: rect, isSmooth: true, transform, clip, operation)
    }
  }

  private func region(of clips: [CGDrawing.Clip], _ transform: CGAffineTransform) -> ClipRegion {
    if clips.isEmpty { return ClipRegion([], through: transform, canvas: area) }
    if let last = lastClip, last.transform == transform, last.clips.elementsEqual(clips, by: { $0.path == $1.path && $0.rule == $1.rule }) {
      return last.region
    }
    let region = ClipRegion(clips, through: transform, canvas: area)
    lastClip = (clips, transform, region)
    return region
  }

  private func put(_ painting: PathPainting, _ coverage: CoverageMap?, _ clip: ClipRegion, _ operation: CGDrawing.Operation) {
    guard let map = coverage else { return }
    let color = painting.color.premultiplied
    if clip.mask == nil, operation.blendMode == .normal { return put(color.scaled(by: operation.opacity), through: map, in: clip.rect) }
    put(map.bounds, clip, operation, coverage: map) { _, _, row, count in row.update(repeating: color, count: count) }
  }

  private func put(_ color: Pixel, through map: CoverageMap, in area: PixelRect) {
    let rect = map.bounds.intersection(area)
    let target = target
    for y in rect.y0..<max(rect.y1, rect.y0) {
      let columns = map.columns[y - map.bounds.y0].clamped(to: rect.x0..<rect.x1)
      let coverage = map.mask.row(y - map.bounds.y0) + (columns.lowerBound - map.bounds.x0)
      Rows.blend(color, through: coverage, over: target.row(y) + columns.lowerBound, count: columns.count)
    }
  }

  /// Composites the rows that `fetch` writes, inside `bounds`, through `coverage` and the clip, with the operation's alpha and blend mode.
  private func put(
    _ bounds: PixelRect, _ clip: ClipRegion, _ operation: CGDrawing.Operation, coverage: CoverageMap? = nil,
    fetch: (_ y: Int, _ x: Int, _ row: UnsafeMutablePointer<Pixel>, _ count: Int) -> Void
  ) {
    let rect = bounds.intersection(clip.rect)
    guard !rect.isEmpty else { return }
    let alpha = operation.opacity
    let target = target
    withUnsafeTemporaryAllocation(of: Pixel.self, capacity: rect.width + 16) { rows in
      guard let row = rows.baseAddress else { return }
      for y in rect.y0..<rect.y1 {
        let columns = coverage.map { $0.columns[y - $0.bounds.y0].clamped(to: rect.x0..<rect.x1) } ?? rect.x0..<rect.x1
        let (first, count) = (columns.lowerBound, columns.count)
        if count == 0 { continue }
        fetch(y, first, row, count)
        Rows.scale(row, by: alpha, count: count)
        let shapeCoverage = coverage.map { $0.mask.row(y - $0.bounds.y0) + (first - $0.bounds.x0) }
        let clipCoverage = clip.mask.map { $0.row(y - clip.rect.y0) + (first - clip.rect.x0) }
        let line = target.row(y) + first
        if operation.blendMode == .normal {
          if let shapeCoverage { Rows.scale(row, through: shapeCoverage, count: count) }
          if let clipCoverage { Rows.scale(row, through: clipCoverage, count: count) }
          Rows.blend(row, over: line, count: count)
        } else {
          for x in 0..<count {
            var covered = shapeCoverage.map { UInt32($0[x]) } ?? 255
            if let clipCoverage { covered = product255(covered, UInt32(clipCoverage[x])) }
            guard covered > 0 else { continue }
            let blended = operation.blendMode.blend(row[x], on: line[x])
            line[x] = blended.scaled(by: covered) &+ line[x].scaled(by: 255 &- covered)
          }
        }
      }
    }
  }
}
