import CoreGraphics
import Host

/// A decoded picture that is read row by row, so that a reduced picture needs no copy of it in full size.
protocol RowSource {
  /// The width, in pixels.
  var width: Int { get }
  /// The height, in pixels.
  var height: Int { get }

  /// Calls `body` with every row from the top, as premultiplied ARGB.
  func forEachRow(_ body: (Int, UnsafePointer<UInt32>) -> Void) throws(DecodingFailure)
}

/// An error in the words of a decoder.
struct DecodingFailure: Error {
  let reason: String
}

extension RowSource {
  /// Returns the picture at the given size, which must not be larger in either direction.
  func pixels(size: (width: Int, height: Int)) throws(DecodingFailure) -> PixelBuffer {
    if size == (width, height) {
      let buffer = PixelBuffer(width: width, height: height)
      try forEachRow { y, row in buffer.row(y).update(from: row, count: width) }
      return buffer
    }
    let reducer = AreaReducer(width: width, height: height, to: size)
    try forEachRow { _, row in reducer.add(row: row) }
    return reducer.result
  }
}
