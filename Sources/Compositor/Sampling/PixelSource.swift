/// Gives premultiplied pixels row by row.
protocol PixelSource {
  /// Whether all of its pixels are opaque.
  var isOpaque: Bool { get }

  /// The stored pixels of a stretch of row `y` from column `x` on, where they can be used as they are; nil if they must be fetched.
  func stored(_ x: Int, _ y: Int, count: Int) -> UnsafePointer<Pixel>?

  /// Writes the pixels of a stretch of row `y` from column `x` on. `spare` has room for
  /// `SamplerSpare.room(for: count)` pixels.
  func fetch(into target: UnsafeMutablePointer<Pixel>, _ x: Int, _ y: Int, count: Int, spare: UnsafeMutablePointer<Pixel>)
}

/// Memory that samplers need besides their target.
enum SamplerSpare {
  /// The most texels of a row that are interpolated together.
  static let columns = 3 * TileGrid.width

  static func room(for count: Int) -> Int { columns + count + 32 }
}
