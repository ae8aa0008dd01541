import CoreGraphics

extension GlyphMask {
  /// Bytes that the mask holds, near enough.
  var cost: Int { coverage.count + 64 }

  /// The same ink `pixels` farther right.
  func moved(right pixels: Int) -> GlyphMask {
    pixels == 0 ? self : GlyphMask(width: width, height: height, left: left + pixels, top: top, coverage: coverage)
  }

  /// The ink of several masks together; nil where there is none.
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
          // Neighbours share a pixel's area, so their coverage adds up.
          let (sum, isFull) = coverage[target + x].addingReportingOverflow(mask.coverage[y * mask.width + x])
          coverage[target + x] = isFull ? 255 : sum
        }
      }
    }
    self.init(width: width, height: height, left: left, top: top, coverage: coverage)
  }
}
