/// The data that the workers share while they draw the tiles of one frame. Each tile is drawn by one worker.
struct TileWork: @unchecked Sendable {
  let commands: UnsafeBufferPointer<Command>
  let tiles: TileIndex
  let range: Range<Int>
  let backdrops: UnsafeBufferPointer<BackdropSampler?>
  let damage: DamageMap
  let target: Canvas
  let prefix: FlattenedPrefix?
  let scratches: [TileScratch]

  func draw(_ tile: Int, worker: Int) {
    let area = damage.grid.area(tile)
    let scratch = scratches[worker]
    let touching = tiles[tile]
    scratch.program.make(for: area, commands: commands, touching: touching, range: range, prefix: prefix?.count ?? 0)
    let renderer = TileRenderer(commands: commands, backdrops: backdrops, scratch: scratch)
    guard let prefix, let kept = prefix.canvas, let steps = scratch.program.prefixSteps,
      renderer.lastHiding(damage[tile]) ?? 0 < steps
    else { return renderer.run(tile: area, damage: damage[tile], target: target) }
    if !prefix.hasTile(tile) {
      scratch.program.make(for: area, commands: commands, touching: touching, range: 0..<prefix.count, prefix: 0)
      renderer.run(tile: area, damage: area, target: kept)
      prefix.didFill(tile)
      scratch.program.make(for: area, commands: commands, touching: touching, range: range, prefix: prefix.count)
    }
    renderer.run(tile: area, damage: damage[tile], target: target, finished: (kept, steps))
  }
}
