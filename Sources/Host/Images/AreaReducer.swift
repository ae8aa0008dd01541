import CoreGraphics

/// Reduces a picture to a smaller size by averaging the area under each new pixel. It receives the picture row by row.
///
/// All sums are integers, so the result is the same on every machine.
package final class AreaReducer {
  private let width: Int
  private let target: PixelBuffer
  private let columns: Edges
  private let rows: Edges
  /// For each channel of each old column, blue first: the sum over the old rows under the new row in progress, each row times its part
  /// under that row, in 1/256.
  private let sums: UnsafeMutableBufferPointer<UInt32>
  private var sourceRow = 0
  private var targetRow = 0

  /// The positions of the new pixels' edges, in 1/256 of an old pixel.
  private struct Edges {
    let positions: [Int]

    init(from source: Int, to target: Int) { positions = (0...target).map { $0 * source * 256 / target } }

    func length(_ index: Int) -> Int { positions[index + 1] - positions[index] }

    /// The length of the longest new pixel.
    var maximumLength: Int { (1..<positions.count).map { length($0 - 1) }.max() ?? 0 }
  }

  /// Creates a reducer of a picture of the given size to `size`, whose sides must not be longer.
  package init(width: Int, height: Int, to size: (width: Int, height: Int)) {
    guard (1...width).contains(size.width), (1...height).contains(size.height) else { fatalError("The area reducer can't enlarge.") }
    self.width = width
    target = PixelBuffer(width: size.width, height: size.height)
    columns = Edges(from: width, to: size.width)
    rows = Edges(from: height, to: size.height)
    sums = .allocate(capacity: width * 4)
    sums.initialize(repeating: 0)
  }

  deinit { sums.deallocate() }

  /// The reduced picture, once all rows have been added.
  package var result: PixelBuffer { target }

  /// Adds the next row of the picture, from the top, with as many pixels as the picture is wide.
  package func add(row: UnsafePointer<UInt32>) {
    let top = sourceRow * 256
    let bottom = top + 256
    while targetRow < target.height, rows.positions[targetRow] < bottom {
      let start = rows.positions[targetRow]
      let end = rows.positions[targetRow + 1]
      add(row, weight: UInt16(min(end, bottom) - max(start, top)), isFirst: start >= top)
      guard end <= bottom else { break }
      finishRow()
    }
    sourceRow += 1
  }

  /// Adds a row times its weight, 1...256, to the sums, which begin with it if it is the first one.
  private func add(_ row: UnsafePointer<UInt32>, weight: UInt16, isFirst: Bool) {
    // Reads `width` pixels and writes as many sums, two of them at a time.
    guard let sums = UnsafeMutableRawPointer(sums.baseAddress) else { return }
    let pixels = UnsafeRawPointer(row)
    let pairs = width & ~1
    var x = 0
    while x < pairs {
      let channels = SIMD8<UInt16>(truncatingIfNeeded: pixels.loadUnaligned(fromByteOffset: x &* 4, as: SIMD8<UInt8>.self))
      var sum = SIMD8<UInt32>(truncatingIfNeeded: channels &* SIMD8(repeating: weight))
      if !isFirst { sum &+= sums.loadUnaligned(fromByteOffset: x &* 16, as: SIMD8<UInt32>.self) }
      sums.storeBytes(of: sum, toByteOffset: x &* 16, as: SIMD8<UInt32>.self)
      x &+= 2
    }
    if x < width {
      let channels = SIMD4<UInt16>(truncatingIfNeeded: pixels.loadUnaligned(fromByteOffset: x &* 4, as: SIMD4<UInt8>.self))
      var sum = SIMD4<UInt32>(truncatingIfNeeded: channels &* SIMD4(repeating: weight))
      if !isFirst { sum &+= sums.loadUnaligned(fromByteOffset: x &* 16, as: SIMD4<UInt32>.self) }
      sums.storeBytes(of: sum, toByteOffset: x &* 16, as: SIMD4<UInt32>.self)
    }
  }

  private func finishRow() {
    if columns.maximumLength * rows.length(targetRow) <= AreaQuotient.maximumArea {
      var quotient = AreaQuotient()
      finishRow { quotient.pixel($0, area: $1) }
    } else {
      finishRow { (sums: SIMD4<UInt64>, area) in
        let quotients = (sums &+ area / 2) / area
        return UInt32(truncatingIfNeeded: quotients.x | quotients.y &<< 8 | quotients.z &<< 16 | quotients.w &<< 24)
      }
    }
    targetRow += 1
  }

  /// Writes the new row, whose pixels `pixel` makes of the sums of their channels, blue first, and of their areas, both in 1/65536.
  @inline(__always)
  private func finishRow<Sum: FixedWidthInteger & UnsignedInteger & SIMDScalar>(_ pixel: (SIMD4<Sum>, Sum) -> UInt32) {
    guard let sums = UnsafeRawPointer(sums.baseAddress) else { return }
    let row = target.row(targetRow)
    let height = Sum(rows.length(targetRow))
    func channels(_ column: Int) -> SIMD4<Sum> {
      SIMD4(truncatingIfNeeded: sums.loadUnaligned(fromByteOffset: column &* 16, as: SIMD4<UInt32>.self))
    }
    columns.positions.withUnsafeBufferPointer { edges in
      // The edges are those of the old columns, from 0 to 256 times the width.
      for x in 0..<target.width {
        let start = edges[x]
        let end = edges[x &+ 1]
        let last = (end &- 1) &>> 8
        var column = start &>> 8
        var sum = channels(column) &* Sum(truncatingIfNeeded: min(end, (column &+ 1) &<< 8) &- start)
        column &+= 1
        if column <= last {
          var whole = SIMD4<Sum>.zero
          while column < last {
            whole &+= channels(column)
            column &+= 1
          }
          sum &+= whole &<< 8
          sum &+= channels(last) &* Sum(truncatingIfNeeded: end &- last &<< 8)
        }
        row[x] = pixel(sum, height &* Sum(truncatingIfNeeded: end &- start))
      }
    }
  }
}

/// Divides the sums of a pixel's channels by its area, rounded to the nearest, with one division for each new area.
private struct AreaQuotient {
  /// The area up to which all sums and quotients below are exact.
  static let maximumArea = 1 << 24 - 1

  private var area: UInt32 = 0
  private var half: UInt32 = 0
  private var factor: UInt64 = 0

  /// Returns the pixel. The sums are at most 255 times `area`.
  @inline(__always)
  mutating func pixel(_ sums: SIMD4<UInt32>, area: UInt32) -> UInt32 {
    if area != self.area {
      self.area = area
      half = area / 2
      // With `s` below 2⁸ areas and an area below 2²⁴, s · factor / 2⁵⁶ is above s / area by less than 1 / area, so its whole part is right;
      // and the product is below 2⁶⁴.
      factor = 1 << 56 / UInt64(area) + 1
    }
    func quotient(_ sum: UInt32) -> UInt32 { UInt32(truncatingIfNeeded: (UInt64(sum &+ half) &* factor) &>> 56) }
    return quotient(sums.x) | quotient(sums.y) &<< 8 | quotient(sums.z) &<< 16 | quotient(sums.w) &<< 24
  }
}
