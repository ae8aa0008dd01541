/// The commands that can change pixels of each tile, so that drawing a tile never considers the others.
struct TileIndex {
  let grid: TileGrid
  /// For each tile, the indices of its commands in ascending order.
  private var commands: [[Int32]]
  /// For each command, its tiles, as columns and rows of the grid.
  private var spans: [PixelRect] = []

  init(grid: TileGrid) {
    self.grid = grid
    commands = Array(repeating: [], count: grid.count)
  }

  /// The indices of a tile's commands in ascending order. The commands of a group are complete or missing as a whole.
  subscript(tile: Int) -> [Int32] { commands[tile] }

  mutating func assign(_ all: [Command]) {
    for tile in commands.indices { commands[tile].removeAll(keepingCapacity: true) }
    spans = spans(of: all[...], inside: whole)
    for (index, span) in spans.enumerated() { forEachTile(in: span) { commands[$0].append(Int32(index)) } }
  }

  /// Updates the commands of a range, which are whole groups or inside one, and the enclosing groups that have grown, given by their
  /// beginnings, the outermost first.
  mutating func update(_ range: Range<Int>, grown: [Int], of all: [Command]) {
    for begin in grown {
      let span = tiles(of: all[begin].extent)
      guard span != spans[begin] else { continue }
      move(begin, to: span)
      move(all.endOfGroup(at: begin), to: span)
    }
    for (index, span) in zip(range, spans(of: all[range], inside: whole)) where span != spans[index] { move(index, to: span) }
  }

  private var whole: PixelRect { PixelRect(x0: 0, y0: 0, x1: grid.columns, y1: grid.rows) }

  private func tiles(of extent: PixelRect) -> PixelRect {
    let seen = extent.intersection(grid.screen)
    guard !seen.isEmpty else { return .empty }
    return PixelRect(
      x0: seen.x0 / TileGrid.width, y0: seen.y0 / TileGrid.height, x1: (seen.x1 - 1) / TileGrid.width + 1,
      y1: (seen.y1 - 1) / TileGrid.height + 1)
  }

  /// Returns the tiles of each command. The content of a group isn't outside of it, even if it is a mask, which no group's extent includes.
  private func spans(of all: ArraySlice<Command>, inside outer: PixelRect) -> [PixelRect] {
    var open: [PixelRect] = []
    return all.map { command in
      switch command.operation {
      case .beginGroup:
        let span = tiles(of: command.extent).intersection(open.last ?? outer)
        open.append(span)
        return span
      case .beginSecond: return open.last ?? .empty
      case .endGroup: return open.popLast() ?? .empty
      default: return tiles(of: command.extent).intersection(open.last ?? outer)
      }
    }
  }

  private func forEachTile(in span: PixelRect, _ body: (Int) -> Void) {
    for row in span.y0..<max(span.y1, span.y0) {
      for column in span.x0..<max(span.x1, span.x0) { body(row * grid.columns + column) }
    }
  }

  private mutating func move(_ index: Int, to span: PixelRect) {
    let old = spans[index]
    spans[index] = span
    let number = Int32(index)
    for row in old.y0..<old.y1 {
      for column in old.x0..<old.x1 where !span.contains(column, row) { remove(number, from: row * grid.columns + column) }
    }
    for row in span.y0..<span.y1 {
      for column in span.x0..<span.x1 where !old.contains(column, row) { insert(number, into: row * grid.columns + column) }
    }
  }

  private mutating func remove(_ number: Int32, from tile: Int) {
    let place = place(of: number, in: tile)
    if place < commands[tile].count, commands[tile][place] == number { commands[tile].remove(at: place) }
  }

  private mutating func insert(_ number: Int32, into tile: Int) {
    let place = place(of: number, in: tile)
    if place == commands[tile].count || commands[tile][place] != number { commands[tile].insert(number, at: place) }
  }

  /// Returns the position of the first command of a tile that isn't below the given one.
  private func place(of number: Int32, in tile: Int) -> Int { commands[tile].place(of: number) }
}

extension PixelRect {
  fileprivate func contains(_ x: Int, _ y: Int) -> Bool { x >= x0 && x < x1 && y >= y0 && y < y1 }
}

extension Array where Element == Int32 {
  /// Returns the position of the first element that isn't less than `number`, in an array in ascending order.
  func place(of number: Int32) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
