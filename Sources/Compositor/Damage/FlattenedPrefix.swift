import CoreGraphics

/// The finished pixels of the first items of a list, kept while only later items change: what lies behind a card that moves is copied
/// instead of drawn anew. Tiles are filled in when they are first needed.
final class FlattenedPrefix {
  /// For how many frames a beginning must have stayed the same before it is kept.
  private static let patience = 2
  /// Fewer items are drawn as fast as they are copied.
  private static let fewest = 2

  /// How many items the kept pixels show; 0 for none.
  private(set) var count = 0
  private var pixels: PixelBuffer?
  private let hasTile: UnsafeMutablePointer<Bool>
  private let tiles: Int
  private var candidate = 0
  private var age = 0

  init(tiles: Int) {
    self.tiles = tiles
    hasTile = .allocate(capacity: max(tiles, 1))
    hasTile.initialize(repeating: false, count: max(tiles, 1))
  }

  deinit { hasTile.deallocate() }

  var canvas: Canvas? { pixels.map { Canvas($0) } }

  func hasTile(_ tile: Int) -> Bool { hasTile[tile] }
  func didFill(_ tile: Int) { hasTile[tile] = true }

  func forget() {
    count = 0
    candidate = 0
    age = 0
    pixels = nil
  }

  /// Tells that a frame is drawn whose first `common` items are those of the last one.
  func advance(common: Int, screen: PixelRect) {
    if common < count { count = 0 }
    if age == 0 || common < candidate {
      candidate = common
      age = 1
    } else {
      age += 1
    }
    guard age >= FlattenedPrefix.patience else { return }
    if candidate >= max(FlattenedPrefix.fewest, count + 1) {
      count = candidate
      hasTile.update(repeating: false, count: tiles)
      if pixels == nil { pixels = PixelBuffer(width: screen.width, height: screen.height) }
    }
    candidate = common
    age = 1
  }
}
