import CoreGraphics

/// The rows of an image as PNG stores them: with straight alpha, each one filtered so that it compresses well.
struct PNGRows {
  /// 3 for an opaque image, otherwise 4.
  let bytesPerPixel: Int
  private(set) var filtered: [UInt8]

  /// Creates the rows of the whole image, without alpha if it is opaque.
  init(_ image: CGImage) {
    let area = PixelArea(x: 0, y: 0, width: image.width, height: image.height)
    self.init(image, area: area, bytesPerPixel: image.isOpaque ? 3 : 4)
  }

  /// Creates the rows of a part of the image. Three bytes per pixel omit alpha.
  init(_ image: CGImage, area: PixelArea, bytesPerPixel: Int) {
    self.bytesPerPixel = bytesPerPixel
    let length = area.width * bytesPerPixel
    filtered = []
    filtered.reserveCapacity((length + 1) * area.height)
    // A pixel of zeros precedes each row, and a row of zeros precedes the first.
    var above = [UInt8](repeating: 0, count: length + bytesPerPixel)
    var row = above
    var candidates = [[UInt8]](repeating: [UInt8](repeating: 0, count: length), count: Filter.allCases.count)
    for y in area.y..<area.y + area.height {
      store(image.pixels.row(y) + area.x, count: area.width, into: &row)
      var best = Filter.none
      var least = Int.max
      for filter in Filter.allCases {
        let cost = filter.apply(to: row, above: above, offset: bytesPerPixel, into: &candidates[filter.index])
        if cost < least {
          least = cost
          best = filter
        }
      }
      filtered.append(best.rawValue)
      filtered += candidates[best.index]
      swap(&row, &above)
    }
  }

  private func store(_ pixels: UnsafePointer<UInt32>, count: Int, into row: inout [UInt8]) {
    row.withUnsafeMutableBufferPointer { row in
      for x in 0..<count {
        let pixel = Self.straight(pixels[x])
        let offset = (x + 1) * bytesPerPixel
        row[offset] = UInt8(truncatingIfNeeded: pixel >> 16)
        row[offset + 1] = UInt8(truncatingIfNeeded: pixel >> 8)
        row[offset + 2] = UInt8(truncatingIfNeeded: pixel)
        if bytesPerPixel == 4 { row[offset + 3] = UInt8(truncatingIfNeeded: pixel >> 24) }
      }
    }
  }

  /// Returns the pixel with straight instead of premultiplied alpha.
  @inline(__always)
  private static func straight(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 255 || alpha == 0 { return alpha == 0 ? 0 : pixel }
    func channel(_ shift: UInt32) -> UInt32 { min(((pixel >> shift & 255) * 255 + alpha / 2) / alpha, 255) << shift }
    return alpha << 24 | channel(16) | channel(8) | channel(0)
  }

  /// PNG's predictors of a byte from the bytes before and above it. The raw values are those in the file.
  private enum Filter: UInt8, CaseIterable {
    case none = 0
    case sub = 1
    case up = 2
    case paeth = 4

    var index: Int { self == .paeth ? 3 : Int(rawValue) }

    /// Fills `output` with the differences from the prediction, and returns their sum, which indicates how well they compress.
    func apply(to row: [UInt8], above: [UInt8], offset: Int, into output: inout [UInt8]) -> Int {
      output.withUnsafeMutableBufferPointer { output in
        row.withUnsafeBufferPointer { row in
          above.withUnsafeBufferPointer { above in
            switch self {
            case .none: Self.fill(output) { row[$0 + offset] }
            case .sub: Self.fill(output) { row[$0 + offset] &- row[$0] }
            case .up: Self.fill(output) { row[$0 + offset] &- above[$0 + offset] }
            case .paeth: Self.fill(output) { row[$0 + offset] &- Self.paeth(row[$0], above[$0 + offset], above[$0]) }
            }
          }
        }
      }
    }

    @inline(__always)
    private static func fill(_ output: UnsafeMutableBufferPointer<UInt8>, _ difference: (Int) -> UInt8) -> Int {
      var sum = 0
      for index in 0..<output.count {
        let value = difference(index)
        output[index] = value
        sum &+= Int(Int8(bitPattern: value).magnitude)
      }
      return sum
    }

    /// Returns the value among left, above, and above left that is nearest to left + above − above left.
    @inline(__always)
    private static func paeth(_ left: UInt8, _ above: UInt8, _ corner: UInt8) -> UInt8 {
      let a = Int(left)
      let b = Int(above)
      let c = Int(corner)
      let toLeft = abs(b - c)
      let toAbove = abs(a - c)
      let toCorner = abs(a + b - 2 * c)
      if toLeft <= toAbove, toLeft <= toCorner { return left }
      return toAbove <= toCorner ? above : corner
    }
  }
}
