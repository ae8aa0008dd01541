import CSDL2
import CoreGraphics

/// The coverage of a text in columns that are a fraction of a pixel wide, as SDL_ttf has drawn it, and its reduction to whole pixels. The
/// same ink yields the masks for all positions between pixels.
struct Ink {
  private let rows: Range<Int>
  private let columns: Range<Int>
  /// The coverage, row by row, cropped to the glyphs.
  private let coverage: [UInt8]

  /// Copies the alpha of a 32-bit ARGB surface, or returns nil if nothing is drawn on it.
  init?(surface: UnsafeMutablePointer<SDL_Surface>) {
    let drawn = DrawnSurface(surface)
    guard let box = drawn.bounds else { return nil }
    (rows, columns) = (box.rows, box.columns)
    let width = box.columns.count
    coverage = [UInt8](unsafeUninitializedCapacity: width * box.rows.count) { coverage, count in
      for y in box.rows {
        let row = drawn.row(y) + box.columns.lowerBound
        let line = (y - box.rows.lowerBound) * width
        for x in 0..<width { coverage[line + x] = UInt8(truncatingIfNeeded: row[x] &>> 24) }
      }
      count = width * box.rows.count
    }
  }

  var byteCount: Int { coverage.count }

  /// Returns the coverage in whole pixels, cropped to the glyphs.
  ///
  /// `originColumn` is the column at the left edge of the pixel that becomes the mask's x = 0. `baseline` is the row whose top edge is the
  /// baseline.
  func mask(originColumn: Int, columnsPerPixel: Int, baseline: Int) -> GlyphMask {
    func pixel(_ column: Int) -> Int {
      let offset = column - originColumn
      return offset >= 0 ? offset / columnsPerPixel : -((columnsPerPixel - 1 - offset) / columnsPerPixel)
    }
    let left = pixel(columns.lowerBound)
    let width = pixel(columns.upperBound - 1) - left + 1
    let half = UInt32(columnsPerPixel / 2)
    let divisor = UInt32(columnsPerPixel)
    let reduced = [UInt8](unsafeUninitializedCapacity: width * rows.count) { reduced, count in
      coverage.withUnsafeBufferPointer { fine in
        for y in 0..<rows.count {
          let row = fine.baseAddress! + y * columns.count - columns.lowerBound
          var column = columns.lowerBound
          for x in 0..<width {
            let end = min(originColumn + (left + x + 1) * columnsPerPixel, columns.upperBound)
            var sum = half
            while column < end {
              sum &+= UInt32(row[column])
              column &+= 1
            }
            reduced[y * width + x] = UInt8(truncatingIfNeeded: sum / divisor)
          }
        }
      }
      count = width * rows.count
    }
    return GlyphMask(width: width, height: rows.count, left: left, top: baseline - rows.lowerBound, coverage: reduced)
  }
}

private struct DrawnSurface {
  private let pixels: UnsafeMutableRawPointer
  private let pitch: Int
  private let width: Int
  private let height: Int

  init(_ surface: UnsafeMutablePointer<SDL_Surface>) {
    pixels = surface.pointee.pixels
    pitch = Int(surface.pointee.pitch)
    width = Int(surface.pointee.w)
    height = Int(surface.pointee.h)
  }

  func row(_ y: Int) -> UnsafePointer<UInt32> { UnsafePointer((pixels + y * pitch).assumingMemoryBound(to: UInt32.self)) }

  /// The rows and columns that the glyphs touch, or nil if there are none.
  var bounds: (rows: Range<Int>, columns: Range<Int>)? {
    var rows = height..<height
    var (first, last) = (width, -1)
    for y in 0..<height {
      let row = row(y)
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
