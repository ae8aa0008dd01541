import QuartzCore

/// Draws successive display lists, and for each one only what differs from the previous list. The pixels never depend on the number of
/// threads, on what was drawn before, or on how much of it could be reused.
final class FrameRenderer {
  /// The number of pixels from which several threads draw.
  private static let fewPixels = 1 << 15

  private let grid: TileGrid
  private let workers: WorkerPool
  private let resolver: ContentResolver
  private let builder: CommandBuilder
  private let scratches: [TileScratch]
  private let prefix: FlattenedPrefix
  private var items: [DisplayItem] = []
  /// For each item, how it is drawn: as prepared, or with stored samples.
  private var commands: [Command] = []
  private var prepared: [PreparedItem] = []
  private var extents = Extents()
  private var tiles: TileIndex
  private var backdropPlaces: [BackdropPlan.Place] = []
  private var backdrops = BackdropPlan()
  /// The number of items that the latest frame has compared with those of the previous frame.
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

  /// Draws `list` onto `target`, which contains the last list's pixels if `isRetained` is true. Returns the areas that were redrawn.
  @discardableResult
  func render(_ list: DisplayList, onto target: Canvas, isRetained: Bool) -> [PixelRect] {
    let new = list.items
    let (old, oldItems) = (Frame(commands: commands, prepared: prepared), items)
    let difference = ListDifference(from: oldItems, oldExtents: commands.map(\.extent), to: new)
    comparisons = new.count
    prepare(new, difference)
    items = new
    extents.find(in: &commands)
    tiles.assign(commands)
    backdropPlaces = BackdropPlan.Place.all(in: new)

    var changes = difference.changes
    var votes = ShiftVotes()
    for (index, kept) in difference.kept.enumerated() {
      if let kept {
        addChange(at: index, from: old.commands[kept].extent, to: &changes)
      } else {
        addChange(at: index, to: &changes)
        if let partner = difference.partners[index] { votes.add(from: oldItems[partner], to: new[index], commands[index].extent) }
      }
    }
    let move = isRetained ? votes.winner.flatMap { findMove(by: $0, from: old, difference) } : nil
    for index in new.indices where difference.kept[index] == nil {
      if let partner = difference.partners[index] { storeSamples(at: index, since: old.prepared[partner], unlessIn: move) }
    }
    let reordered = Set(backdropPlaces.map(\.index).filter { difference.partners[$0] == nil })
    return draw(
      changes, reordered: reordered, moving: move, common: difference.commonPrefix, onto: target, isRetained: isRetained)
  }

  /// Draws a list that differs from the last one only inside `ranges`, which are in ascending order, and has the same number of items. Each
  /// range contains whole groups, or is inside one, and no backdrops.
  @discardableResult
  func render(_ new: [DisplayItem], changedIn ranges: [Range<Int>], onto target: Canvas, isRetained: Bool) -> [PixelRect] {
    comparisons = 0
    var changes: [ListDifference.Change] = []
    var surfaceChanges: [ListDifference.Change] = []
    var allChanged: [(index: Int, former: PreparedItem)] = []
    var common = new.count
    var votes = ShiftVotes()
    for range in ranges { for index in range { votes.add(from: items[index], to: new[index], commands[index].extent) } }
    let shift = isRetained ? votes.winner : nil
    let old = shift.map { _ in Frame(commands: commands, prepared: prepared) }
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
          surfaceChanges.append(ListDifference.Change(area: area, position: index))
          kept.append((index, commands[index].extent))
        } else {
          addChange(at: index, to: &changes)
          changed.append(index)
        }
        items[index] = new[index]
      }
      guard !changed.isEmpty else { continue }
      for index in changed {
        allChanged.append((index, prepared[index]))
        set(builder.prepare(new[index], resolver.resolve(new[index]), slot: 0), at: index)
      }
      let grown = extents.update(range, in: &commands)
      tiles.update(range, grown: grown, of: commands)
      for index in changed { addChange(at: index, to: &changes) }
      for (index, extent) in kept { addChange(at: index, from: extent, to: &changes) }
    }
    var move: ContentShift?
    if let shift, let old {
      move = findMove(
        by: shift, from: old, ListDifference(count: new.count, changed: allChanged.map(\.index), surfaceChanges: surfaceChanges))
    }
    for (index, former) in allChanged { storeSamples(at: index, since: former, unlessIn: move) }
    return draw(changes + surfaceChanges, moving: move, common: common, onto: target, isRetained: isRetained)
  }

  /// Creates the pixels that the items of a later list need and that aren't stored yet.
  func prepare(_ list: DisplayList) {
    for item in list.items {
      // What backdrops show is only known when they are drawn.
      if case .backdrop = item.content { continue }
      _ = builder.prepare(item, resolver.resolve(item), slot: 0)
    }
  }

  /// Releases memory that only moving content needs. The next frames are drawn as usual.
  func releaseUnusedMemory() { prefix.forget() }

  private struct Frame {
    var commands: [Command]
    var prepared: [PreparedItem]

    var unsampledCommands: [Command] {
      commands.indices.map { index in
        var command = prepared[index].command
        command.extent = commands[index].extent
        return command
      }
    }
  }

  /// Determines whether pixels of the last frame can be moved. Backdrops may show any of them.
  private func findMove(by shift: PixelShift, from old: Frame, _ difference: ListDifference) -> ContentShift? {
    guard backdrops.stores.isEmpty, backdropPlaces.isEmpty else { return nil }
    let new = Frame(commands: commands, prepared: prepared)
    return ContentShift(by: shift, from: old.unsampledCommands, to: new.unsampledCommands, difference, screen: grid.screen)
  }

  /// Stores the samples of an image that is shown as in the last frame, except for a distance in whole pixels, and so probably will be in
  /// the next one. Pixels that are moved need no samples.
  private func storeSamples(at index: Int, since former: PreparedItem, unlessIn move: ContentShift?) {
    guard let sampling = prepared[index].sampling, former.sampling?.key == sampling.key, move?.isMoved[index] != true else { return }
    let extent = commands[index].extent
    commands[index] = builder.storeSamples(of: &prepared[index])
    commands[index].extent = extent
  }

  /// Creates the commands of `new`, some of whose items are the same as before.
  private func prepare(_ new: [DisplayItem], _ difference: ListDifference) {
    let (oldCommands, oldItems) = (commands, prepared)
    commands = []
    prepared = []
    commands.reserveCapacity(new.count)
    prepared.reserveCapacity(new.count)
    var slot = 0
    for (index, item) in new.enumerated() {
      if case .backdrop = item.content {
        // A backdrop stores its index among the backdrops, which may have changed.
        append(builder.prepare(item, .nothing, slot: slot))
        slot += 1
      } else if let old = difference.kept[index] {
        commands.append(oldCommands[old])
        prepared.append(oldItems[old])
      } else {
        append(builder.prepare(item, resolver.resolve(item), slot: 0))
      }
    }
  }

  private func append(_ item: PreparedItem) {
    commands.append(item.command)
    prepared.append(item)
  }

  private func set(_ item: PreparedItem, at index: Int) {
    commands[index] = item.command
    prepared[index] = item
  }

  private func addChange(at index: Int, to changes: inout [ListDifference.Change]) {
    let area = commands[index].extent
    if !area.isEmpty { changes.append(ListDifference.Change(area: area, position: index)) }
  }

  /// Adds the area where another group around the same item hides or shows it.
  private func addChange(at index: Int, from oldExtent: PixelRect, to changes: inout [ListDifference.Change]) {
    let extent = commands[index].extent
    guard extent != oldExtent, !commands[index].isPartOfGroup else { return }
    changes.append(ListDifference.Change(area: extent.union(oldExtent), position: index))
  }

  /// Draws what has changed. The first `common` items are the same as in the last list, and the backdrops in `reordered` may be above other
  /// items than before.
  private func draw(
    _ allChanges: [ListDifference.Change], reordered: Set<Int> = [], moving move: ContentShift?, common: Int, onto target: Canvas,
    isRetained: Bool
  ) -> [PixelRect] {
    let changes = move?.changes ?? allChanges
    var damage = DamageMap(grid: grid)
    if !isRetained { damage.add(grid.screen) }
    backdrops = BackdropPlan(
      backdropPlaces, items: items, commands: commands, changes: changes, reordered: reordered, isRetained: isRetained, screen: grid.screen,
      last: backdrops)
    for change in changes + backdrops.changes { damage.add(change.area) }
    for area in backdrops.redrawn { damage.add(area) }
    damage.finish()
    // Necessary even if nothing is drawn: an item that covers nothing moves those above it to other positions.
    if isRetained {
      prefix.advance(common: backdrops.wholePrefix(common), screen: grid.screen)
    } else {
      prefix.forget()
    }
    guard !damage.tiles.isEmpty else { return [] }
    if let move { target.move(move.area, by: move.shift) }
    commands.withUnsafeBufferPointer { draw($0, damage: damage, onto: target) }
    guard let move else { return damage.rects }
    return damage.rects.filter { !move.area.contains($0) } + [move.area]
  }

  /// Draws the damage, and stops whenever a backdrop has to gather what is below it.
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
    // Waking other threads takes longer than drawing little.
    let workers = damage.pixelCount < FrameRenderer.fewPixels ? WorkerPool(threads: 1) : workers
    workers.run(damage.tiles.count) { index, worker in work.draw(damage.tiles[index], worker: worker) }
  }
}
