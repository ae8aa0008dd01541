/// Gives premultiplied pixels row by row.
protocol PixelSource {
  /// Whether all of its pixels are opaque.
  var isOpaque: Bool { get }

  /// The stored pixels of a stretch of row `y` from column `x` on, where they can be used as they are; nil if they must be fetched.
  func stored(_ x: Int, _ y: Int, count: Int) -> UnsafePointer<Pixel>?

  /// Writes the pixels of a stretch of row `y` from column `x` on. `spare` has room for as many pixels.
  func fetch(into target: UnsafeMutablePointer<Pixel>, _ x: Int, _ y: Int, count: Int, spare: UnsafeMutablePointer<Pixel>)
}
