/// The division of a screen into tiles. Drawing may depend on a tile's position, but never on which part of it is redrawn.
struct TileGrid {
  static let width = 256
  static let height = 64

  let screen: PixelRect
  let columns: Int
  let rows: Int

  init(screen: PixelRect) {
    self.screen = screen
    columns = (screen.width + TileGrid.width - 1) / TileGrid.width
    rows = (screen.height + TileGrid.height - 1) / TileGrid.height
  }

  var count: Int { columns * rows }

  func area(_ index: Int) -> PixelRect {
    let x = index % columns * TileGrid.width
    let y = index / columns * TileGrid.height
    return PixelRect(x0: x, y0: y, x1: x + TileGrid.width, y1: y + TileGrid.height).intersection(screen)
  }
}
