import QuartzCore

/// Finds the pixels that an item needs before its command can be built: the raster of a drawing or a picture, or the mask of a shadow.
///
/// Pixels that the caches don't contain are created here. A picture, a snapshot of a layer in a drawing, and anything that casts a shadow
/// is a separate display list. A separate renderer draws it and resolves its items first, so the innermost pixels are created first. The
/// caches are only looked up and filled: nothing is created while one of them is in use, and they don't depend on rendering.
struct ContentResolver {
  let caches: RenderCaches
  /// The number of threads that draw pictures.
  let threads: Int

  enum Resolved {
    /// The item needs no such pixels, or can't be visible.
    case nothing
    case drawing(DrawingRaster, CGImage)
    case picture(PictureRaster)
    case shadow(ShadowCast)
  }

  func resolve(_ item: DisplayItem) -> Resolved {
    guard item.opacity > 0, item.projection.isFinite else { return .nothing }
    switch item.content {
    case .drawing(let placement):
      guard let raster = DrawingRaster(placement, projection: item.projection) else { return .nothing }
      return .drawing(raster, image(of: raster))
    case .picture(let placement):
      // A transition that unfolds or turns pictures begins while they are edge-on. They are created in the frame that shows them.
      guard item.projection.hasArea(placement.rect) else { return .nothing }
      return raster(of: placement.picture).map { .picture($0) } ?? .nothing
    case .shadow(let shadow):
      guard shadow.color.premultiplied.scaled(by: item.opacity) != 0, shadow.isDrawable else { return .nothing }
      return cast(of: shadow, projection: item.projection).map { .shadow($0) } ?? .nothing
    default: return .nothing
    }
  }

  private func image(of raster: DrawingRaster) -> CGImage {
    if let known = caches.image(of: raster) { return known }
    let image = raster.make(caches: caches, threads: threads)
    caches.store(image, of: raster)
    return image
  }

  /// Returns the pixels of a picture, or nil if it has no size or is too large.
  func raster(of picture: LayerPicture) -> PictureRaster? {
    if let known = caches.pictures[picture.serial] { return known }
    guard let raster = PictureRaster(picture, caches: caches, threads: threads) else { return nil }
    caches.pictures.insert(raster, for: picture.serial, cost: raster.image.byteCount)
    return raster
  }

  private func cast(of shadow: Shadow, projection: Projection) -> ShadowCast? {
    guard let scale = ShadowCast.scale(of: shadow.silhouette.bounds, projection: projection) else { return nil }
    guard case .shape(let shape) = shadow.silhouette else {
      let silhouette = SilhouetteShadow(shadow, scale: scale)
      return ShadowCast(
        mask: mask(of: silhouette), rect: silhouette.key.bounds, scale: scale, step: silhouette.step, margin: silhouette.margin,
        stretchX: .none, stretchY: .none)
    }
    let rect = CGRect(x: 0, y: 0, width: shape.rect.width * scale, height: shape.rect.height * scale)
    let scaled = RoundedRect(rect, radii: shape.radii.mapped { $0 * scale }, isContinuous: shape.isContinuous)
    let mask = ShadowMask(scaled, sigma: shadow.sigma * scale)
    return ShadowCast(
      mask: caches.mask(of: mask), rect: shape.rect, scale: scale, step: mask.step, margin: mask.margin, stretchX: mask.stretchX,
      stretchY: mask.stretchY, blur: mask.key.sigma / mask.step)
  }

  private func mask(of silhouette: SilhouetteShadow) -> AlphaMask {
    if let known = caches.silhouettes[silhouette.key] { return known }
    let mask = silhouette.make(caches: caches)
    caches.silhouettes.insert(mask, for: silhouette.key)
    return mask
  }
}

extension DisplayItem {
  /// 0…255.
  var opacity: UInt32 { alpha > 0 ? UInt32(min(alpha, 1) * 255 + 0.5) : 0 }
}

extension Shadow {
  /// A Boolean value that indicates whether the blur and the offset are finite and not excessive. Other shadows aren't drawn.
  fileprivate var isDrawable: Bool { sigma.magnitude < 1e6 && offset.width.isFinite && offset.height.isFinite }
}
