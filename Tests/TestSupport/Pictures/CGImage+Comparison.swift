import CoreGraphics

extension CGImage {
  /// Returns the number of pixels whose colors differ from those of another image, or `.max` if the images differ in size.
  ///
  /// Colors are compared without their opacity.
  package func differences(from other: CGImage) -> Int {
    guard width == other.width, height == other.height else { return .max }
    return (0..<height).reduce(0) { sum, y in
      let (row, otherRow) = (pixels.row(y), other.pixels.row(y))
      return sum + (0..<width).count { (row[$0] ^ otherRow[$0]) & 0xff_ffff != 0 }
    }
  }

  /// Returns the number of pixels of each color in a range of columns and rows, which must be inside the image.
  ///
  /// Colors have no opacity.
  package func colorCounts(columns: Range<Int>, rows: Range<Int>) -> [UInt32: Int] {
    precondition(columns.lowerBound >= 0 && columns.upperBound <= width && rows.lowerBound >= 0 && rows.upperBound <= height)
    var counts: [UInt32: Int] = [:]
    for y in rows {
      let row = pixels.row(y)
      for x in columns { counts[row[x] & 0xff_ffff, default: 0] += 1 }
    }
    return counts
  }
}
