import CoreGraphics

/// Reduces a picture to a smaller size by averaging the area under each new pixel. It receives the picture row by row.
///
/// All sums are integers, so the result is the same on every machine.
package final class AreaReducer {
  private let target: PixelBuffer
  private let columns: Edges
  private let rows: Edges
  /// The sums of the row in progress, with four channels per pixel, blue first.
  private var sums: [UInt64]
  /// The reduced line, with four channels per pixel, blue first.
  private var line: [UInt32]
  private var sourceRow = 0
  private var targetRow = 0

  /// The positions of the new pixels' edges, in 1/256 of an old pixel.
  private struct Edges {
    let positions: [Int]

    init(from source: Int, to target: Int) { positions = (0...target).map { $0 * source * 256 / target } }

    func length(_ index: Int) -> Int { positions[index + 1] - positions[index] }
  }

  package init(width: Int, height: Int, to size: (width: Int, height: Int)) {
    target = PixelBuffer(width: size.width, height: size.height)
    columns = Edges(from: width, to: size.width)
    rows = Edges(from: height, to: size.height)
    sums = Array(repeating: 0, count: size.width * 4)
    line = Array(repeating: 0, count: size.width * 4)
  }

  package var result: PixelBuffer { target }

  package func add(row: UnsafePointer<UInt32>) {
    reduceLine(row)
    let top = sourceRow * 256
    let bottom = top + 256
    while targetRow < target.height, rows.positions[targetRow] < bottom {
      let end = rows.positions[targetRow + 1]
      let weight = UInt64(min(end, bottom) - max(rows.positions[targetRow], top))
      for index in sums.indices { sums[index] &+= UInt64(line[index]) &* weight }
      guard end <= bottom else { break }
      finishRow()
    }
    sourceRow += 1
  }

  /// Adds up one row of old pixels under each new one.
  private func reduceLine(_ row: UnsafePointer<UInt32>) {
    columns.positions.withUnsafeBufferPointer { edges in
      line.withUnsafeMutableBufferPointer { line in
        for x in 0..<(line.count / 4) {
          let start = edges[x]
          let end = edges[x + 1]
          var source = start >> 8
          let last = (end - 1) >> 8
          var sum = Self.channels(row[source]) &* UInt32(min(end, (source + 1) << 8) - start)
          source += 1
          if source <= last {
            var whole = SIMD4<UInt32>.zero
            while source < last {
              whole &+= Self.channels(row[source])
              source += 1
            }
            sum &+= whole &<< 8
            sum &+= Self.channels(row[last]) &* UInt32(end - last << 8)
          }
          for channel in 0..<4 { line[x * 4 + channel] = sum[channel] }
        }
      }
    }
  }

  private func finishRow() {
    let row = target.row(targetRow)
    let height = UInt64(rows.length(targetRow))
    for x in 0..<target.width {
      let area = height * UInt64(columns.length(x))
      var pixel: UInt32 = 0
      for channel in 0..<4 {
        pixel |= UInt32((sums[x * 4 + channel] + area / 2) / area) << UInt32(channel * 8)
        sums[x * 4 + channel] = 0
      }
      row[x] = pixel
    }
    targetRow += 1
  }

  @inline(__always)
  private static func channels(_ pixel: UInt32) -> SIMD4<UInt32> {
    SIMD4(pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255, pixel >> 24)
  }
}
