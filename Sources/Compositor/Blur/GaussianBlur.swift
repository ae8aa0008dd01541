import CoreGraphics

/// A blur close to a Gaussian's, of any standard deviation: pixels are gathered in blocks first where the blur is wide enough to hide
/// that, and the blocks' own blur counts as part of it, so that nothing jumps when the block size changes.
struct GaussianBlur: Hashable {
  /// A block is `block` × `block` pixels: 1, 2 or 4.
  let block: Int
  let box: BoxBlur

  /// `sigma` is the standard deviation in pixels.
  init(sigma: Double) {
    block = sigma < 2.5 ? 1 : sigma < 5 ? 2 : 4
    box = BoxBlur(sigma: GaussianBlur.remaining(of: sigma, block: block))
  }

  /// The standard deviation left to the boxes, in blocks: gathering has a variance of (b²−1)/12, spreading out again of (b²−1)/6.
  private static func remaining(of sigma: Double, block: Int) -> Double {
    let b = Double(block)
    return (max(sigma * sigma - (b * b - 1) / 4, 0) / (b * b)).squareRoot()
  }

  /// How far a pixel's colour is spread, in pixels.
  var reach: Int { (box.reach + 2) * block }

  /// Blurs `buffer`, whose pixels are blocks, in place.
  func apply(to buffer: PixelBuffer, crew: WorkCrew) {
    let band = 16
    let (width, height) = (buffer.width, buffer.height)
    let box = box
    crew.run((height + band - 1) / band) { index, _ in
      withUnsafeTemporaryAllocation(of: Pixel.self, capacity: 2 * width) { spare in
        guard let base = spare.baseAddress else { return }
        box.blurRows(index * band..<min(index * band + band, height), of: buffer, spare: base)
      }
    }
    crew.run((width + band - 1) / band) { index, _ in
      withUnsafeTemporaryAllocation(of: Pixel.self, capacity: 2 * height) { spare in
        guard let base = spare.baseAddress else { return }
        box.blurColumns(index * band..<min(index * band + band, width), of: buffer, spare: base)
      }
    }
    buffer.replicateEdges()
  }
}
