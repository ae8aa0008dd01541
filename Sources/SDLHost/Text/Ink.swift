import CSDL2
import CoreGraphics

/// The alpha of a surface drawn by SDL_ttf, and its reduction to whole pixels.
struct Ink {
  private let pixels: UnsafeMutableRawPointer
  private let pitch: Int
  private let width: Int
  let height: Int

  /// Creates a view of a 32-bit ARGB surface, which must outlive this value.
  init(surface: UnsafeMutablePointer<SDL_Surface>) {
    pixels = surface.pointee.pixels
    pitch = Int(surface.pointee.pitch)
    width = Int(surface.pointee.w)
    height = Int(surface.pointee.h)
  }

  private func alphas(_ y: Int) -> UnsafePointer<UInt32> {
    UnsafePointer((pixels + y * pitch).assumingMemoryBound(to: UInt32.self))
  }

  /// Returns the coverage in whole pixels, cropped to the glyphs, or nil if there are none.
  ///
  /// - Parameters:
  ///   - originColumn: The column at the left edge of the pixel that becomes the mask's x = 0.
  ///   - columnsPerPixel: The number of columns per pixel.
  ///   - baseline: The row whose top edge is the baseline.
  func mask(originColumn: Int, columnsPerPixel: Int, baseline: Int) -> GlyphMask? {
    guard let box = bounds else { return nil }
    func pixel(_ column: Int) -> Int {
      let offset = column - originColumn
      return offset >= 0 ? offset / columnsPerPixel : -((columnsPerPixel - 1 - offset) / columnsPerPixel)
    }
    let left = pixel(box.columns.lowerBound)
    let width = pixel(box.columns.upperBound - 1) - left + 1
    let half = UInt32(columnsPerPixel / 2)
    let divisor = UInt32(columnsPerPixel)
    let coverage = [UInt8](unsafeUninitializedCapacity: width * box.rows.count) { coverage, count in
      for y in box.rows {
        let row = alphas(y)
        let line = (y - box.rows.lowerBound) * width
        var column = box.columns.lowerBound
        for x in 0..<width {
          let end = min(originColumn + (left + x + 1) * columnsPerPixel, box.columns.upperBound)
          var sum = half
          while column < end {
            sum &+= row[column] &>> 24
            column &+= 1
          }
          coverage[line + x] = UInt8(truncatingIfNeeded: sum / divisor)
        }
      }
      count = width * box.rows.count
    }
    return GlyphMask(width: width, height: box.rows.count, left: left, top: baseline - box.rows.lowerBound, coverage: coverage)
  }

  /// The rows and columns that the glyphs touch, or nil if there are none.
  private var bounds: (rows: Range<Int>, columns: Range<Int>)? {
    var rows = height..<height
    var (first, last) = (width, -1)
    for y in 0..<height {
      let row = alphas(y)
      var left = Self.blanks(row, count: width)
      while left < width, row[left] <= 0x00ff_ffff { left &+= 1 }
      if left == width { continue }
      var right = width &- 1
      while row[right] <= 0x00ff_ffff { right &-= 1 }
      rows = min(rows.lowerBound, y)..<y + 1
      first = min(first, left)
      last = max(last, right)
    }
    return last < 0 ? nil : (rows, first..<last + 1)
  }

  /// Returns a lower bound for the number of empty pixels at the beginning of a row, in steps of eight.
  private static func blanks(_ row: UnsafePointer<UInt32>, count: Int) -> Int {
    let alpha = SIMD8<UInt32>(repeating: 0xff00_0000)
    var start = 0
    while start &+ 8 <= count {
      let eight = UnsafeRawPointer(row + start).loadUnaligned(as: SIMD8<UInt32>.self) & alpha
      if eight != .zero { break }
      start &+= 8
    }
    return start
  }
}
