/// The memory that one worker needs for a tile. It grows with the depth of groups and is reused.
final class TileScratch {
  /// The number of pixels beyond a row's end that a vector may touch.
  private static let slack = 16

  let row: UnsafeMutablePointer<Pixel>
  /// Space that samplers need for a row.
  let spareRow: UnsafeMutablePointer<Pixel>
  /// The coverage of a row, twice.
  let coverage: UnsafeMutablePointer<UInt8>
  let innerCoverage: UnsafeMutablePointer<UInt8>
  /// For each row of the tile, the columns that something above hides.
  let hiddenFrom: UnsafeMutablePointer<Int>
  let hiddenTo: UnsafeMutablePointer<Int>
  /// For each row of the tile, the part that the topmost hider covers, and the coverage at its ends.
  let hiderSpans: UnsafeMutablePointer<RowSpan>
  private let hiderCoverage: UnsafeMutablePointer<UInt8>
  var program = TileProgram()
  private var groupBuffers: [UnsafeMutablePointer<Pixel>] = []

  init() {
    let width = TileGrid.width + TileScratch.slack
    row = .allocate(capacity: width)
    row.initialize(repeating: 0, count: width)
    let spare = SamplerSpare.room(for: TileGrid.width)
    spareRow = .allocate(capacity: spare)
    spareRow.initialize(repeating: 0, count: spare)
    coverage = .allocate(capacity: width)
    coverage.initialize(repeating: 0, count: width)
    innerCoverage = .allocate(capacity: width)
    innerCoverage.initialize(repeating: 0, count: width)
    hiddenFrom = .allocate(capacity: TileGrid.height)
    hiddenFrom.initialize(repeating: 0, count: TileGrid.height)
    hiddenTo = .allocate(capacity: TileGrid.height)
    hiddenTo.initialize(repeating: 0, count: TileGrid.height)
    hiderSpans = .allocate(capacity: TileGrid.height)
    hiderSpans.initialize(repeating: .empty, count: TileGrid.height)
    hiderCoverage = .allocate(capacity: width * TileGrid.height)
    hiderCoverage.initialize(repeating: 0, count: width * TileGrid.height)
  }

  deinit {
    row.deallocate()
    spareRow.deallocate()
    coverage.deallocate()
    innerCoverage.deallocate()
    hiddenFrom.deallocate()
    hiddenTo.deallocate()
    hiderSpans.deallocate()
    hiderCoverage.deallocate()
    for buffer in groupBuffers { buffer.deallocate() }
  }

  @inline(__always) func hiderCoverage(ofRow index: Int) -> UnsafeMutablePointer<UInt8> {
    hiderCoverage + index &* (TileGrid.width &+ TileScratch.slack)
  }

  /// Returns a canvas over `tile` for groups at the given depth, counted from 0.
  func canvas(depth: Int, tile: PixelRect) -> Canvas {
    while groupBuffers.count <= depth {
      let capacity = TileGrid.width * TileGrid.height + TileScratch.slack
      let buffer = UnsafeMutablePointer<Pixel>.allocate(capacity: capacity)
      buffer.initialize(repeating: 0, count: capacity)
      groupBuffers.append(buffer)
    }
    return Canvas(pixels: groupBuffers[depth], stride: TileGrid.width, originX: tile.x0, originY: tile.y0)
  }
}

/// One step of a tile's program: a command, and the part of the tile that it may touch.
struct TileStep {
  var command: Int
  var area: PixelRect
}
