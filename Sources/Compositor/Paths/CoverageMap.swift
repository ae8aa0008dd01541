import CoreGraphics

/// A path's coverage of each pixel of the screen.
struct CoverageMap {
  let mask: AlphaMask
  let bounds: PixelRect
  /// For each row, the columns of the screen outside of which nothing is covered.
  let columns: [Range<Int>]

  /// Returns nil if nothing of the path is in `area`.
  init?(_ painting: PathPainting, through map: Projection, in area: PixelRect) {
    let box = painting.path.boundingBoxOfPath
    guard map.isFinite, !box.isNull, box.minX.isFinite, box.minY.isFinite, box.maxX.isFinite, box.maxY.isFinite else { return nil }
    let center = CGPoint(x: box.midX, y: box.midY)
    guard map.depth(center) > ProjectedQuad.nearest else { return nil }
    let scale = map.pixelsPerPoint(at: center)
    // A tenth of a pixel is invisible.
    let tolerance = 0.1 / max(max(scale.x, scale.y), 1e-6)
    var rule = CGPathFillRule.winding
    var polygons: [[CGPoint]]
    switch painting.style {
    case .fill(let fillRule):
      rule = fillRule
      polygons = painting.path.polygons(tolerance: tolerance)
    case .stroke(let style):
      polygons = painting.path.stroked(style, tolerance: tolerance).map(\.points)
    }
    for index in polygons.indices { CoverageMap.project(&polygons[index], through: map) }
    bounds = PixelRect(around: CGRect(enclosing: polygons.joined())).intersection(area)
    guard !bounds.isEmpty else { return nil }
    var converter = ScanConverter(bounds: bounds)
    for polygon in polygons { converter.add(polygon) }
    mask = converter.coverage(rule: rule)
    let left = bounds.x0
    columns = (0..<bounds.height).map { row in
      let columns = converter.columns(inRow: row)
      return columns.lowerBound + left..<columns.upperBound + left
    }
  }

  /// Projects a polygon, and removes the parts behind the eye.
  private static func project(_ points: inout [CGPoint], through map: Projection) {
    if map.isAffine {
      for index in points.indices { points[index] = map.apply(points[index]) }
      return
    }
    var seen: [CGPoint] = []
    map.forEachCorner(of: points) { seen.append($0) }
    points = seen
  }
}
