import CoreGraphics
import Foundation
import QuartzCore

/// Draws successive display lists, and for each one only what differs from the previous list.
///
/// The pixels never depend on the number of threads, on what was drawn before, or on how much of it could be reused.
final class FrameRenderer {
  private let grid: TileGrid
  private let workers: WorkerPool
  private let resolver: ContentResolver
  private let builder: CommandBuilder
  private let scratches: [TileScratch]
  private let prefix: FlattenedPrefix
  private var items: [DisplayItem] = []
  private var prepared: [PreparedItem] = []
  private var extents: [PixelRect] = []
  private var backdrops = BackdropPlan()

  init(screen: PixelRect, threads: Int, caches: RenderCaches, isTrilinear: Bool = true) {
    grid = TileGrid(screen: screen)
    workers = WorkerPool(threads: threads)
    resolver = ContentResolver(caches: caches, threads: threads)
    builder = CommandBuilder(screen: screen, caches: caches, isTrilinear: isTrilinear)
    scratches = (0..<workers.threads).map { _ in TileScratch() }
    prefix = FlattenedPrefix(tiles: grid.count)
  }

  /// Draws `list` onto `target`, which contains the last list's pixels if `isRetained` is true. Returns the areas that have been redrawn.
  @discardableResult
  func render(_ list: DisplayList, onto target: Canvas, isRetained: Bool) -> [PixelRect] {
    let new = list.items
    let difference = ListDifference(from: items, oldExtents: extents, to: new)
    prepared = prepare(new, difference)
    var commands = prepared.map(\.command)
    Extents.find(in: &commands)

    var changes = difference.changes
    for index in new.indices where difference.kept[index] == nil && !commands[index].extent.isEmpty {
      changes.append(ListDifference.Change(area: commands[index].extent, position: index))
    }
    var damage = DamageMap(grid: grid)
    if !isRetained { damage.add(grid.screen) }
    backdrops = BackdropPlan(
      items: new, commands: commands, changes: changes, isRetained: isRetained, screen: grid.screen, last: backdrops)
    for change in changes + backdrops.changes { damage.add(change.area) }
    for area in backdrops.redrawn { damage.add(area) }
    damage.finish()

    items = new
    extents = commands.map(\.extent)
    guard !damage.tiles.isEmpty else { return [] }
    if isRetained {
      prefix.advance(common: backdrops.wholePrefix(difference.commonPrefix), screen: grid.screen)
    } else {
      prefix.forget()
    }
    commands.withUnsafeBufferPointer { draw($0, damage: damage, onto: target) }
    return damage.rects
  }

  private func prepare(_ new: [DisplayItem], _ difference: ListDifference) -> [PreparedItem] {
    var slot = 0
    return new.indices.map { index in
      if case .backdrop = new[index].content {
        // A backdrop stores its index among the backdrops, which may have changed.
        defer { slot += 1 }
        return builder.prepare(new[index], .nothing, slot: slot)
      }
      if let old = difference.kept[index] { return prepared[old] }
      return builder.prepare(new[index], resolver.resolve(new[index]), slot: 0)
    }
  }

  /// Draws the damage, and stops wherever a backdrop has to gather what is below it.
  private func draw(_ commands: UnsafeBufferPointer<Command>, damage: DamageMap, onto target: Canvas) {
    var samplers = backdrops.stores.map { $0.needsUpdate ? nil : Optional($0.sampler) }
    var from = 0
    for stop in backdrops.stops + [commands.count] {
      let part = UnsafeBufferPointer(rebasing: commands[from..<stop])
      let prefix = from == 0 && self.prefix.count > 0 && self.prefix.count <= stop ? self.prefix : nil
      samplers.withUnsafeBufferPointer { draw(part, backdrops: $0, damage: damage, onto: target, prefix: prefix) }
      for slot in backdrops.update(at: stop, from: target, workers: workers) { samplers[slot] = backdrops.stores[slot].sampler }
      from = stop
    }
  }

  private func draw(
    _ commands: UnsafeBufferPointer<Command>, backdrops: UnsafeBufferPointer<BackdropSampler?>, damage: DamageMap, onto target: Canvas,
    prefix: FlattenedPrefix?
  ) {
    guard !commands.isEmpty else { return }
    let work = TileWork(
      commands: commands, backdrops: backdrops, damage: damage, target: target, prefix: prefix, scratches: scratches)
    workers.run(damage.tiles.count) { index, worker in work.draw(damage.tiles[index], worker: worker) }
  }
}
