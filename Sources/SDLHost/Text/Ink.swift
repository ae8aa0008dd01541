import CSDL2
import CoreGraphics

/// The alpha of a surface drawn by SDL_ttf, and its reduction to whole pixels.
struct Ink {
  private let pixels: UnsafeMutableRawPointer
  private let pitch: Int
  private let width: Int
  let height: Int

  /// Looks at a 32-bit ARGB surface, which must outlive this value.
  init(surface: UnsafeMutablePointer<SDL_Surface>) {
    pixels = surface.pointee.pixels
    pitch = Int(surface.pointee.pitch)
    width = Int(surface.pointee.w)
    height = Int(surface.pointee.h)
  }

  private func alphas(_ y: Int) -> UnsafePointer<UInt32> {
    UnsafePointer((pixels + y * pitch).assumingMemoryBound(to: UInt32.self))
  }

  /// Coverage in whole pixels, cut to the ink; nil where there is none.
  ///
  /// - Parameters:
  ///   - originColumn: the column at which a pixel's left edge, the mask's x = 0, lies.
  ///   - columnsPerPixel: how many columns are one pixel.
  ///   - baseline: the row whose top edge is the baseline.
  func mask(originColumn: Int, columnsPerPixel: Int, baseline: Int) -> GlyphMask? {
    var top = height
    var bottom = -1
    var first = width
    var last = -1
    for y in 0..<height {
      let row = alphas(y)
      guard let left = (0..<width).first(where: { row[$0] > 0x00ff_ffff }) else { continue }
      let right = (left..<width).last { row[$0] > 0x00ff_ffff } ?? left
      top = min(top, y)
      bottom = y
      first = min(first, left)
      last = max(last, right)
    }
    guard bottom >= top else { return nil }

    func pixel(_ column: Int) -> Int {
      let offset = column - originColumn
      return offset >= 0 ? offset / columnsPerPixel : -((columnsPerPixel - 1 - offset) / columnsPerPixel)
    }
    let left = pixel(first)
    let columns = pixel(last) - left + 1
    let rows = bottom - top + 1
    var sums = [UInt32](repeating: 0, count: columns * rows)
    for y in 0..<rows {
      let row = alphas(top + y)
      for column in first...last { sums[y * columns + pixel(column) - left] += row[column] >> 24 }
    }
    let half = UInt32(columnsPerPixel / 2)
    let coverage = sums.map { UInt8(($0 + half) / UInt32(columnsPerPixel)) }
    return GlyphMask(width: columns, height: rows, left: left, top: baseline - top, coverage: coverage)
  }
}
