import CoreGraphics

/// Draws one tile: runs the commands that touch it, from the topmost one that hides everything below.
struct TileRenderer {
  let commands: UnsafeBufferPointer<Command>
  /// The blurred pixels of each backdrop, ready to be enlarged.
  let backdrops: UnsafeBufferPointer<BackdropSampler?>
  let scratch: TileScratch

  private var steps: [TileStep] { scratch.program.steps }

  /// Executes the scratch's program for the pixels of `damage`, a part of `tile`. If `finished` contains the result of the first steps,
  /// copies it instead.
  func run(tile: PixelRect, damage: PixelRect, target: Canvas, finished: (pixels: Canvas, steps: Int)? = nil) {
    let steps = steps
    var start = lastHiding(damage) ?? 0
    let beginning = finished.flatMap { start < $0.steps ? $0 : nil }
    if let beginning { start = beginning.steps }
    let hider = largestHider(in: damage, from: start, isFirstIncluded: beginning != nil)
    if let hider { noteHidden(by: commands[steps[hider].command], tile: tile, damage: damage, area: steps[hider].area) }
    if let beginning {
      let painter = RowPainter(scratch: scratch, tile: tile, canvas: target, area: damage, hasHidden: hider != nil)
      start += copy(beginning.pixels, with: painter, under: start)
    }

    var canvases = [target]
    for index in start..<steps.count {
      let step = steps[index]
      let area = step.area.intersection(damage)
      let command = commands.baseAddress! + step.command
      let depth = canvases.count - 1
      switch command.pointee.operation {
      case .beginGroup, .beginSecond:
        let canvas = scratch.canvas(depth: depth, tile: tile)
        canvas.clear(area)
        canvases.append(canvas)
      case .endGroup:
        end(tile: tile, area: area, hasHidden: hider.map { index < $0 } ?? false, begin: matchingBegin(before: index), canvases: &canvases)
      default:
        if area.isEmpty { continue }
        let painter = RowPainter(
          scratch: scratch, tile: tile, canvas: canvases[depth], area: area, hasHidden: hider.map { index < $0 } ?? false,
          isHider: index == hider)
        draw(command, with: painter)
      }
    }
  }

  /// Copies finished pixels, and returns the number of steps that have been executed. If the step at `next` fills all of them with one
  /// translucent color, it is executed at the same time.
  private func copy(_ finished: Canvas, with painter: RowPainter, under next: Int) -> Int {
    if next < steps.count, case .color(let color, let outline) = commands[steps[next].command].operation, color &>> 24 < 255,
      steps[next].area.contains(painter.area), outline.covers(painter.area)
    {
      painter.copy(from: finished, under: color)
      return 1
    }
    painter.copy(from: finished)
    return 0
  }

  @inline(__always) private func draw(_ command: UnsafePointer<Command>, with painter: RowPainter) {
    let opacity = command.pointee.opacity
    switch command.pointee.operation {
    case .clear(let color): painter.clear(to: color)
    case .color(let color, let outline): painter.fill(color, inside: outline)
    case .image(let sampler, let outline): painter.draw(sampler, opacity: opacity, inside: outline)
    case .gradient(let sampler, let outline): painter.draw(sampler, opacity: opacity, inside: outline)
    case .frame(let color, let outer, let inner): painter.fillFrame(color, outer: outer, inner: inner)
    case .shadow(let color, let mask): painter.fill(color, through: mask)
    case .coverage(let color, let bytes, let stride, let origin):
      painter.fill(color, coverage: bytes, stride: stride, origin: origin)
    case .surface(let sampler): painter.draw(sampler, opacity: opacity, inside: nil)
    case .backdrop(let slot, let outline):
      if let sampler = backdrops[slot] { painter.draw(sampler, opacity: opacity, inside: outline) }
    case .glass(let slot, let lens, let outline):
      if let sampler = backdrops[slot] {
        painter.draw(GlassSampler(sampler, lens, isLimited: outline == nil), opacity: opacity, inside: outline)
      }
    case .beginGroup, .beginSecond, .endGroup: break
    }
  }

  /// Returns the step that begins the group that the step at `index` ends.
  private func matchingBegin(before index: Int) -> Int {
    var depth = 0
    for candidate in stride(from: index - 1, through: 0, by: -1) {
      switch commands[steps[candidate].command].operation {
      case .endGroup: depth += 1
      case .beginGroup:
        if depth == 0 { return candidate }
        depth -= 1
      default: break
      }
    }
    return 0
  }

  private func end(tile: PixelRect, area: PixelRect, hasHidden: Bool, begin: Int, canvases: inout [Canvas]) {
    let command = commands[steps[begin].command]
    guard case .beginGroup(let outline, let second) = command.operation else { return }
    if let second, canvases.count > 2 {
      let other = canvases.removeLast()
      combine(canvases[canvases.count - 1], with: other, second, area)
    }
    guard canvases.count > 1 else { return }
    let content = canvases.removeLast()
    if area.isEmpty { return }
    let painter = RowPainter(
      scratch: scratch, tile: tile, canvas: canvases[canvases.count - 1], area: area, hasHidden: hasHidden)
    let sampler = BufferSampler(
      pixels: UnsafePointer(content.pixel(tile.x0, tile.y0)), stride: TileGrid.width, originX: tile.x0, originY: tile.y0)
    painter.draw(sampler, opacity: command.opacity, inside: outline)
  }

  /// Applies the effect of a group's second part to the first part.
  private func combine(_ first: Canvas, with other: Canvas, _ second: Group.SecondPart, _ area: PixelRect) {
    for y in area.y0..<area.y1 {
      switch second {
      case .mask: Rows.scale(first.pixel(area.x0, y), byAlphaOf: other.pixel(area.x0, y), count: area.width)
      case .dissolve(let amount):
        let fraction = UInt32(amount.clamped(to: 0...1) * 256 + 0.5)
        Rows.mix(first.pixel(area.x0, y), with: other.pixel(area.x0, y), fraction: fraction, count: area.width)
      }
    }
  }

  /// Returns the last step, outside groups, that hides all of `damage`.
  func lastHiding(_ damage: PixelRect) -> Int? {
    var depth = 0
    for index in stride(from: steps.count - 1, through: 0, by: -1) {
      let step = steps[index]
      let command = commands.baseAddress! + step.command
      switch command.pointee.operation {
      case .endGroup: depth += 1
      case .beginGroup: depth -= 1
      default:
        if depth == 0, step.area.contains(damage), command.pointee.hides(damage) { return index }
      }
    }
    return nil
  }

  /// Returns the opaque step, outside groups, that covers the most pixels, if it covers enough to be useful. The first step hides nothing
  /// unless there are finished pixels below it.
  private func largestHider(in damage: PixelRect, from start: Int, isFirstIncluded: Bool) -> Int? {
    var best: Int?
    var bestSize = TileGrid.width * TileGrid.height / 16
    var depth = 0
    for index in start..<steps.count {
      let step = steps[index]
      let command = commands.baseAddress! + step.command
      switch command.pointee.operation {
      case .beginGroup: depth += 1
      case .endGroup: depth -= 1
      default:
        guard depth == 0, index > start || isFirstIncluded, command.pointee.isOpaque else { continue }
        let seen = step.area.intersection(damage)
        let size = seen.width * seen.height
        if size >= bestSize {
          best = index
          bestSize = size
        }
      }
    }
    return best
  }

  private func noteHidden(by command: Command, tile: PixelRect, damage: PixelRect, area: PixelRect) {
    for y in tile.y0..<tile.y1 {
      var from = 0
      var to = 0
      if y >= area.y0, y < area.y1, y >= damage.y0, y < damage.y1 {
        let columns = tile.x0..<tile.x1
        let edges = scratch.hiderCoverage(ofRow: y - tile.y0)
        let span = command.outline?.span(ofRow: y, in: columns, edges: edges) ?? RowSpan(whole: columns)
        scratch.hiderSpans[y - tile.y0] = span
        if span.inner == 255 {
          from = max(span.innerStart, area.x0)
          to = min(span.innerEnd, area.x1)
        }
      }
      scratch.hiddenFrom[y - tile.y0] = from
      scratch.hiddenTo[y - tile.y0] = to
    }
  }
}
