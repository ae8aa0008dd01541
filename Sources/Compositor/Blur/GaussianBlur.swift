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
}
