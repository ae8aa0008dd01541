import CoreGraphics

/// The finished pixels of the first items of a list, stored while only later items change.
///
/// The content behind a moving card is copied instead of redrawn. Tiles are filled when they are first needed.
final class FlattenedPrefix {
  /// The number of frames for which a prefix must be unchanged before it is stored.
  private static let patience = 2
  /// The minimum number of items to store. Drawing fewer is as fast as copying them.
  private static let fewest = 2

  /// The number of items that the stored pixels show, or 0 if there are none.
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

  /// Updates the prefix for a frame that has its first `common` items in common with the previous frame.
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
