/// A source of premultiplied pixels, row by row.
protocol PixelSource {
  var isOpaque: Bool { get }

  /// Returns the stored pixels of a part of row `y` from column `x` on, if they can be used unchanged, or nil if they must be fetched.
  func stored(_ x: Int, _ y: Int, count: Int) -> UnsafePointer<Pixel>?

  /// Writes the pixels of a part of row `y` from column `x` on. `spare` has space for `SamplerSpare.room(for: count)` pixels.
  func fetch(into target: UnsafeMutablePointer<Pixel>, _ x: Int, _ y: Int, count: Int, spare: UnsafeMutablePointer<Pixel>)
}

/// The memory that samplers need in addition to their target.
enum SamplerSpare {
  /// The maximum number of texels of a row that are interpolated together.
  static let columns = 3 * TileGrid.width

  static func room(for count: Int) -> Int { columns + count + 32 }
}
