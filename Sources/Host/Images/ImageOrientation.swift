import CoreGraphics

/// The orientation of a stored picture, which determines how to turn it upright. The raw values are those of EXIF.
package enum ImageOrientation: Int, CaseIterable, Sendable {
  /// Stored upright.
  case up = 1
  /// Stored mirrored horizontally.
  case upMirrored
  /// Stored rotated by a half turn.
  case down
  /// Stored mirrored vertically.
  case downMirrored
  /// Stored mirrored about the diagonal from the top left.
  case leftMirrored
  /// Stored so that it must be rotated by a quarter turn clockwise.
  case right
  /// Stored mirrored about the diagonal from the top right.
  case rightMirrored
  /// Stored so that it must be rotated by a quarter turn counterclockwise.
  case left

  /// A Boolean value that indicates whether upright rows are stored columns.
  package var swapsSides: Bool { rawValue >= 5 }

  package func upright(_ stored: PixelBuffer) -> PixelBuffer {
    if self == .up { return stored }
    let width = swapsSides ? stored.height : stored.width
    let height = swapsSides ? stored.width : stored.height
    let upright = PixelBuffer(width: width, height: height)
    let right = stored.width - 1
    let bottom = stored.height - 1
    for y in 0..<height {
      let row = upright.row(y)
      // The first stored pixel of this row, and the distance to the next one.
      let (first, step): (Int, Int)
      switch self {
      case .up: (first, step) = (y * stored.stride, 1)
      case .upMirrored: (first, step) = (y * stored.stride + right, -1)
      case .down: (first, step) = ((bottom - y) * stored.stride + right, -1)
      case .downMirrored: (first, step) = ((bottom - y) * stored.stride, 1)
      case .leftMirrored: (first, step) = (y, stored.stride)
      case .right: (first, step) = (bottom * stored.stride + y, -stored.stride)
      case .rightMirrored: (first, step) = (bottom * stored.stride + right - y, -stored.stride)
      case .left: (first, step) = (right - y, stored.stride)
      }
      for x in 0..<width { row[x] = stored.pixels[first + x * step] }
    }
    return upright
  }
}
