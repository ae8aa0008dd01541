/// The pixels of each tile that must be drawn.
struct DamageMap {
  /// The number of pixels to which damage is rounded out: the largest block in which a blur gathers pixels. A block is drawn completely or
  /// not at all.
  static let step = 4

  let grid: TileGrid
  private var areas: [PixelRect]
  /// The tiles with damage, in order.
  private(set) var tiles: [Int] = []

  init(grid: TileGrid) {
    self.grid = grid
    areas = Array(repeating: .empty, count: grid.count)
  }

  subscript(tile: Int) -> PixelRect { areas[tile] }

  mutating func add(_ rect: PixelRect) {
    let rounded = rect.intersection(grid.screen).roundedOut(to: DamageMap.step).intersection(grid.screen)
    guard !rounded.isEmpty else { return }
    for row in rounded.y0 / TileGrid.height...(rounded.y1 - 1) / TileGrid.height {
      for column in rounded.x0 / TileGrid.width...(rounded.x1 - 1) / TileGrid.width {
        let tile = row * grid.columns + column
        areas[tile] = areas[tile].union(grid.area(tile).intersection(rounded))
      }
    }
  }

  var pixelCount: Int { tiles.reduce(0) { $0 + areas[$1].width * areas[$1].height } }

  mutating func finish() { tiles = areas.indices.filter { !areas[$0].isEmpty } }

  /// The damage as rectangles that don't overlap. Neighbors of the same height are joined.
  var rects: [PixelRect] {
    var rects: [PixelRect] = []
    for tile in tiles {
      let area = areas[tile]
      if let last = rects.last, last.x1 == area.x0, last.y0 == area.y0, last.y1 == area.y1 {
        rects[rects.count - 1].x1 = area.x1
      } else {
        rects.append(area)
      }
    }
    // Joins full rows of tiles below each other.
    var joined: [PixelRect] = []
    for rect in rects {
      if let last = joined.last, last.x0 == rect.x0, last.x1 == rect.x1, last.y1 == rect.y0 {
        joined[joined.count - 1].y1 = rect.y1
      } else {
        joined.append(rect)
      }
    }
    return joined
  }
}
