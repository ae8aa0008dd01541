import CoreGraphics

extension GlyphMask {
  /// The approximate memory of the mask, in bytes.
  var cost: Int { coverage.count + 64 }

  func moved(right pixels: Int) -> GlyphMask {
    pixels == 0 ? self : GlyphMask(width: width, height: height, left: left + pixels, top: top, coverage: coverage)
  }

  /// Creates the sum of several masks, or returns nil if there are none.
  convenience init?(union masks: [GlyphMask]) {
    guard let left = masks.map(\.left).min(), let right = masks.map({ $0.left + $0.width }).max(),
      let top = masks.map(\.top).max(), let bottom = masks.map({ $0.top - $0.height }).min()
    else { return nil }
    let width = right - left
    let height = top - bottom
    var coverage = [UInt8](repeating: 0, count: width * height)
    for mask in masks {
      for y in 0..<mask.height {
        let target = (top - mask.top + y) * width + mask.left - left
        for x in 0..<mask.width {
          // Neighbors share a pixel's area, so their coverage adds up.
          let (sum, isFull) = coverage[target + x].addingReportingOverflow(mask.coverage[y * mask.width + x])
          coverage[target + x] = isFull ? 255 : sum
        }
      }
    }
    self.init(width: width, height: height, left: left, top: top, coverage: coverage)
  }
}
