import QuartzCore

/// The shadow of a path or of drawn content: its opacity, blurred.
struct SilhouetteShadow {
  struct Key: Equatable {
    let silhouette: Shadow.Silhouette
    let bounds: CGRect
    let scale: Double
    let sigma: Double
  }

  /// The maximum side of a mask, in texels. Larger silhouettes get coarser texels.
  private static let longestSide = 2048.0

  let key: Key
  let step: Double
  /// The distance that the mask extends beyond the silhouette, in pixels.
  let margin: Double

  init(_ shadow: Shadow, scale: Double) {
    let bounds = shadow.silhouette.bounds
    let sigma = shadow.sigma * scale
    let side = max(bounds.width, bounds.height) * scale + 6 * sigma
    step = max(sigma / 4, max(1, side / SilhouetteShadow.longestSide))
    margin = (3 * sigma / step).rounded(.up) * step + 2 * step
    key = Key(silhouette: shadow.silhouette, bounds: bounds, scale: scale, sigma: sigma)
  }

  func make(caches: RenderCaches) -> AlphaMask {
    let width = Int(((key.bounds.width * key.scale + 2 * margin) / step).rounded(.up))
    let height = Int(((key.bounds.height * key.scale + 2 * margin) / step).rounded(.up))
    let perPoint = key.scale / step
    let texels = Projection(
      xx: perPoint, x1: margin / step - key.bounds.minX * perPoint, yy: perPoint, y1: margin / step - key.bounds.minY * perPoint)
    let buffer = PixelBuffer(width: max(width, 1), height: max(height, 1))
    let list = DisplayList(opaqueItems.map { $0.seen(through: texels) })
    FrameRenderer(screen: PixelRect(buffer), threads: 1, caches: caches).render(list, onto: Canvas(buffer), isRetained: false)
    BoxBlur(sigma: key.sigma / step).apply(to: buffer, workers: WorkerPool(threads: 1))
    let mask = AlphaMask(width: buffer.width, height: buffer.height)
    for y in 0..<buffer.height {
      let (source, target) = (buffer.row(y), mask.row(y))
      for x in 0..<buffer.width { target[x] = UInt8(truncatingIfNeeded: source[x] &>> 24) }
    }
    mask.replicateEdges()
    return mask
  }

  private var opaqueItems: [DisplayItem] {
    switch key.silhouette {
    case .content(let list, _): return list.items
    case .path(let path):
      let painting = PathPainting(path: path, style: .fill(.winding), color: .black)
      return [DisplayItem(id: .init(layer: 0, role: .shadow), content: .path(painting))]
    case .shape(let shape):
      return [DisplayItem(id: .init(layer: 0, role: .shadow), content: .fill(Fill(shape: shape, paint: .color(.black))))]
    }
  }
}

extension DisplayItem {
  func seen(through map: Projection) -> DisplayItem {
    var item = self
    item.projection = map.concatenated(after: projection)
    if case .drawing(var placement) = content, let rest = placement.rest {
      placement.rest = map.concatenated(after: rest)
      item.content = .drawing(placement)
    }
    return item
  }
}
