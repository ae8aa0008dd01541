import CoreGraphics

/// A blur close to a Gaussian, with any standard deviation.
///
/// If the blur is wide enough to hide it, pixels are first gathered in blocks. The blur by the blocks is part of the whole, so that nothing
/// jumps when the block size changes.
struct GaussianBlur: Hashable {
  /// The number of pixels along each side of a block: 1, 2, or 4.
  let block: Int
  let box: BoxBlur

  /// Creates a blur with the standard deviation `sigma`, in pixels.
  init(sigma: Double) {
    block = sigma < 2.5 ? 1 : sigma < 5 ? 2 : 4
    box = BoxBlur(sigma: GaussianBlur.remaining(of: sigma, block: block))
  }

  /// Returns the standard deviation left to the boxes, in blocks. Gathering has a variance of (b²−1)/12, and spreading has one of (b²−1)/6.
  private static func remaining(of sigma: Double, block: Int) -> Double {
    let b = Double(block)
    return (max(sigma * sigma - (b * b - 1) / 4, 0) / (b * b)).squareRoot()
  }

  /// The distance that a pixel's color spreads, in pixels.
  var reach: Int { (box.reach + 2) * block }
}
