import QuartzCore

/// The clip of an operation: a rectangle of pixels, with coverage if the clip doesn't end on whole pixels.
struct ClipRegion {
  let rect: PixelRect
  let mask: AlphaMask?

  /// Creates the intersection of all `clips` on a canvas of the given size.
  init(_ clips: [CGDrawing.Clip], through transform: CGAffineTransform, canvas: PixelRect) {
    var rect = canvas
    var maps: [CoverageMap] = []
    for clip in clips {
      if let whole = ClipRegion.wholePixels(of: clip.path, through: transform) {
        rect = rect.intersection(whole)
        continue
      }
      let painting = PathPainting(path: clip.path, style: .fill(clip.rule), color: .black)
      guard let map = CoverageMap(painting, through: Projection(transform), in: rect) else {
        rect = .empty
        break
      }
      rect = rect.intersection(map.bounds)
      maps.append(map)
    }
    self.rect = rect
    mask = rect.isEmpty || maps.isEmpty ? nil : ClipRegion.product(of: maps, in: rect)
  }

  /// Returns the pixels of a rectangle that ends on whole pixels, or nil for any other path.
  private static func wholePixels(of path: CGPath, through transform: CGAffineTransform) -> PixelRect? {
    guard transform.keepsRectanglesUpright, let upright = path.upright else { return nil }
    let seen = upright.applying(transform)
    let edges = [seen.minX, seen.minY, seen.maxX, seen.maxY]
    guard edges.allSatisfy({ $0.magnitude < 1e6 && abs($0 - $0.rounded()) < 1e-3 }) else { return nil }
    let whole = edges.map { Int($0.rounded()) }
    return PixelRect(x0: whole[0], y0: whole[1], x1: whole[2], y1: whole[3])
  }

  private static func product(of maps: [CoverageMap], in rect: PixelRect) -> AlphaMask {
    let mask = AlphaMask(width: rect.width, height: rect.height)
    for y in 0..<rect.height {
      let row = mask.row(y)
      row.update(repeating: 255, count: rect.width)
      for map in maps {
        let other = map.mask.row(y + rect.y0 - map.bounds.y0) + (rect.x0 - map.bounds.x0)
        for x in 0..<rect.width { row[x] = UInt8(truncatingIfNeeded: product255(UInt32(row[x]), UInt32(other[x]))) }
      }
    }
    return mask
  }
}
