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
  private var commands: [Command] = []
  /// For each command, the objects that its addresses point into.
  private var owners: [[AnyObject]] = []
  private var extents = Extents()
  private var tiles: TileIndex
  private var backdropPlaces: [BackdropPlan.Place] = []
  private var backdrops = BackdropPlan()
  /// The number of items that the latest frame has compared with those of the frame before.
  private(set) var comparisons = 0

  init(screen: PixelRect, threads: Int, caches: RenderCaches, isTrilinear: Bool = true) {
    grid = TileGrid(screen: screen)
    workers = WorkerPool(threads: threads)
    resolver = ContentResolver(caches: caches, threads: threads)
    builder = CommandBuilder(screen: screen, caches: caches, isTrilinear: isTrilinear)
    scratches = (0..<workers.threads).map { _ in TileScratch() }
    prefix = FlattenedPrefix(tiles: grid.count)
    tiles = TileIndex(grid: grid)
  }

  /// Draws `list` onto `target`, which contains the last list's pixels if `isRetained` is true. Returns the areas that have been redrawn.
  @discardableResult
  func render(_ list: DisplayList, onto target: Canvas, isRetained: Bool) -> [PixelRect] {
    let new = list.items
    let oldExtents = commands.map(\.extent)
    let difference = ListDifference(from: items, oldExtents: oldExtents, to: new)
    comparisons = new.count
    prepare(new, difference)
    items = new
    extents.find(in: &commands)
    tiles.assign(commands)
    backdropPlaces = BackdropPlan.Place.all(in: new)

    var changes = difference.changes
    for (index, old) in difference.kept.enumerated() {
      if let old { addChange(at: index, from: oldExtents[old], to: &changes) } else { addChange(at: index, to: &changes) }
    }
    return draw(changes, common: difference.commonPrefix, onto: target, isRetained: isRetained)
  }

  /// Draws a list that differs from the last one only inside `ranges`, which are in ascending order, and has the same number of items.
  /// Each range contains whole groups, or is inside one, and no backdrops.
  @discardableResult
  func render(_ new: [DisplayItem], changedIn ranges: [Range<Int>], onto target: Canvas, isRetained: Bool) -> [PixelRect] {
    comparisons = 0
    var changes: [ListDifference.Change] = []
    var common = new.count
    for range in ranges {
      comparisons += range.count
      var changed: [Int] = []
      var kept: [(index: Int, extent: PixelRect)] = []
      for index in range {
        guard items[index] != new[index] else {
          kept.append((index, commands[index].extent))
          continue
        }
        common = min(common, index)
        if let area = new[index].surfaceChange(since: items[index]) {
          changes.append(ListDifference.Change(area: area, position: index))
          kept.append((index, commands[index].extent))
        } else {
          addChange(at: index, to: &changes)
          changed.append(index)
        }
        items[index] = new[index]
      }
      guard !changed.isEmpty else { continue }
      for index in changed { set(builder.prepare(new[index], resolver.resolve(new[index]), slot: 0), at: index) }
      let grown = extents.update(range, in: &commands)
      tiles.update(range, grown: grown, of: commands)
      for index in changed { addChange(at: index, to: &changes) }
      for (index, extent) in kept { addChange(at: index, from: extent, to: &changes) }
    }
    return draw(changes, common: common, onto: target, isRetained: isRetained)
  }

  // MARK: Commands

  /// Makes the commands of `new`, whose items are partly the same as before.
  private func prepare(_ new: [DisplayItem], _ difference: ListDifference) {
    let (oldCommands, oldOwners) = (commands, owners)
    commands = []
    owners = []
    commands.reserveCapacity(new.count)
    owners.reserveCapacity(new.count)
    var slot = 0
    for (index, item) in new.enumerated() {
      if case .backdrop = item.content {
        // A backdrop stores its index among the backdrops, which may have changed.
        append(builder.prepare(item, .nothing, slot: slot))
        slot += 1
      } else if let old = difference.kept[index] {
        commands.append(oldCommands[old])
        owners.append(oldOwners[old])
      } else {
        append(builder.prepare(item, resolver.resolve(item), slot: 0))
      }
    }
  }

  private func append(_ item: PreparedItem) {
    commands.append(item.command)
    owners.append(item.owners)
  }

  private func set(_ item: PreparedItem, at index: Int) {
    commands[index] = item.command
    owners[index] = item.owners
  }

  /// Adds the area that a new or changed item covers.
  private func addChange(at index: Int, to changes: inout [ListDifference.Change]) {
    let area = commands[index].extent
    if !area.isEmpty { changes.append(ListDifference.Change(area: area, position: index)) }
  }

  /// Adds what another group around the same item hides or shows of it.
  private func addChange(at index: Int, from oldExtent: PixelRect, to changes: inout [ListDifference.Change]) {
    let extent = commands[index].extent
    guard extent != oldExtent, !commands[index].isPartOfGroup else { return }
    changes.append(ListDifference.Change(area: extent.union(oldExtent), position: index))
  }

  // MARK: Drawing

  /// Draws what has changed. The first `common` items are the same as in the last list.
  private func draw(_ changes: [ListDifference.Change], common: Int, onto target: Canvas, isRetained: Bool) -> [PixelRect] {
    var damage = DamageMap(grid: grid)
    if !isRetained { damage.add(grid.screen) }
    backdrops = BackdropPlan(
      backdropPlaces, items: items, commands: commands, changes: changes, isRetained: isRetained, screen: grid.screen, last: backdrops)
    for change in changes + backdrops.changes { damage.add(change.area) }
    for area in backdrops.redrawn { damage.add(area) }
    damage.finish()
    guard !damage.tiles.isEmpty else { return [] }
    if isRetained {
      prefix.advance(common: backdrops.wholePrefix(common), screen: grid.screen)
    } else {
      prefix.forget()
    }
    commands.withUnsafeBufferPointer { draw($0, damage: damage, onto: target) }
    return damage.rects
  }

  /// Draws the damage, and stops wherever a backdrop has to gather what is below it.
  private func draw(_ commands: UnsafeBufferPointer<Command>, damage: DamageMap, onto target: Canvas) {
    var samplers = backdrops.stores.map { $0.needsUpdate ? nil : Optional($0.sampler) }
    var from = 0
    for stop in backdrops.stops + [commands.count] {
      let prefix = from == 0 && self.prefix.count > 0 && self.prefix.count <= stop ? self.prefix : nil
      samplers.withUnsafeBufferPointer { draw(commands, from..<stop, backdrops: $0, damage: damage, onto: target, prefix: prefix) }
      for slot in backdrops.update(at: stop, from: target, workers: workers) { samplers[slot] = backdrops.stores[slot].sampler }
      from = stop
    }
  }

  private func draw(
    _ commands: UnsafeBufferPointer<Command>, _ range: Range<Int>, backdrops: UnsafeBufferPointer<BackdropSampler?>, damage: DamageMap,
    onto target: Canvas, prefix: FlattenedPrefix?
  ) {
    guard !range.isEmpty else { return }
    let work = TileWork(
      commands: commands, tiles: tiles, range: range, backdrops: backdrops, damage: damage, target: target, prefix: prefix,
      scratches: scratches)
    workers.run(damage.tiles.count) { index, worker in work.draw(damage.tiles[index], worker: worker) }
  }
}
