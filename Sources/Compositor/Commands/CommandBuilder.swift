import QuartzCore

/// Prepares display items for drawing on a screen of a given size.
final class CommandBuilder {
  let screen: PixelRect
  let isTrilinear: Bool
  private let caches: RenderCaches

  init(screen: PixelRect, caches: RenderCaches, isTrilinear: Bool) {
    self.screen = screen
    self.caches = caches
    self.isTrilinear = isTrilinear
  }

  private var nothing: PreparedItem { PreparedItem(.clear(0), .empty) }

  /// Returns the command of an item whose pixels are `resolved`. A backdrop reads from the given slot.
  func prepare(_ item: DisplayItem, _ resolved: ContentResolver.Resolved, slot: Int) -> PreparedItem {
    let opacity = item.opacity
    switch item.content {
    case .clear(let color): return PreparedItem(.clear(color.premultiplied), screen)
    case .beginSecond: return PreparedItem(.beginSecond, screen)
    case .endGroup: return PreparedItem(.endGroup, screen)
    case .beginGroup(let group): return prepare(group, item, opacity)
    default: break
    }
    guard opacity > 0, item.projection.isFinite else { return nothing }
    switch item.content {
    case .fill(let fill): return prepare(fill, item, opacity)
    case .image(let placement): return prepare(placement, item, opacity)
    case .drawing(let placement):
      guard case .drawing(let raster, let image) = resolved else { return nothing }
      return prepare(placement, raster, image, opacity)
    case .picture(let placement):
      guard case .picture(let raster) = resolved else { return nothing }
      return prepare(placement, raster, item, opacity)
    case .shadow(let shadow):
      guard case .shadow(let cast) = resolved else { return nothing }
      return prepare(shadow, cast, item, opacity)
    case .border(let border): return prepare(border, item, opacity)
    case .path(let painting): return prepare(painting, item, opacity)
    case .surface(let placement): return prepare(placement, item, opacity)
    case .backdrop(let backdrop): return prepare(backdrop, item, opacity, slot: slot)
    case .clear, .beginSecond, .endGroup, .beginGroup: return nothing
    }
  }

  private func prepare(_ group: Group, _ item: DisplayItem, _ opacity: UInt32) -> PreparedItem {
    guard opacity > 0, item.projection.isFinite else {
      return PreparedItem(.beginGroup(nil, second: group.second), .empty)
    }
    guard let clip = group.clip else {
      return PreparedItem(.beginGroup(nil, second: group.second), screen, opacity: opacity)
    }
    let outline = Outline(clip, through: item.projection, screen: screen)
    return PreparedItem(.beginGroup(outline, second: group.second), outline?.bounds ?? .empty, opacity: opacity)
  }

  private func prepare(_ fill: Fill, _ item: DisplayItem, _ opacity: UInt32) -> PreparedItem {
    guard let outline = Outline(fill.shape, through: item.projection, screen: screen) else { return nothing }
    switch fill.paint {
    case .color(let color):
      let pixel = color.premultiplied.scaled(by: opacity)
      guard pixel != 0 else { return nothing }
      return PreparedItem(.color(pixel, outline), outline.bounds)
    case .gradient(let gradient):
      guard let inverse = item.projection.inverse, !gradient.colors.isEmpty else { return nothing }
      let table = caches.table(of: gradient)
      let sampler = GradientSampler(gradient, table: table, inverse: inverse, origin: (outline.bounds.x0, outline.bounds.y0))
      return PreparedItem(.gradient(sampler, outline), outline.bounds, opacity: opacity, owners: [table])
    }
  }

  private func prepare(_ border: Border, _ item: DisplayItem, _ opacity: UInt32) -> PreparedItem {
    guard border.width > 0, let outer = Outline(border.shape, through: item.projection, screen: screen) else { return nothing }
    let pixel = border.color.premultiplied.scaled(by: opacity)
    guard pixel != 0 else { return nothing }
    let inner = Outline(border.shape.inset(by: border.width), through: item.projection, screen: screen)
    return PreparedItem(.frame(pixel, outer: outer, inner: inner), outer.bounds)
  }

  private func prepare(_ painting: PathPainting, _ item: DisplayItem, _ opacity: UInt32) -> PreparedItem {
    let pixel = painting.color.premultiplied.scaled(by: opacity)
    guard pixel != 0, let map = CoverageMap(painting, through: item.projection, in: screen) else { return nothing }
    let operation = Command.Operation.coverage(
      pixel, bytes: UnsafePointer(map.mask.bytes), stride: map.mask.stride, origin: map.bounds)
    return PreparedItem(operation, map.bounds, owners: [map.mask])
  }

  private func prepare(_ backdrop: Backdrop, _ item: DisplayItem, _ opacity: UInt32, slot: Int) -> PreparedItem {
    guard let outline = Outline(backdrop.shape, through: item.projection, screen: screen) else { return nothing }
    if let glass = backdrop.glass { return PreparedItem(glass, of: backdrop, item, outline, slot: slot, screen: screen) }
    return PreparedItem(.backdrop(slot: slot, outline), outline.bounds, opacity: opacity)
  }

  private func prepare(_ placement: SurfacePlacement, _ item: DisplayItem, _ opacity: UInt32) -> PreparedItem {
    let place = item.projection.apply(placement.rect.origin)
    guard place.x.isFinite, place.y.isFinite, place.x.magnitude < 1e6, place.y.magnitude < 1e6 else { return nothing }
    let x = Int(place.x.rounded())
    let y = Int(place.y.rounded())
    let pixels = placement.surface.pixels
    let scale = item.projection.pixelsPerPoint(at: placement.rect.origin)
    let width = min(pixels.width, Int((placement.rect.width * scale.x).rounded()))
    let height = min(pixels.height, Int((placement.rect.height * scale.y).rounded()))
    let bounds = PixelRect(x0: x, y0: y, x1: x + width, y1: y + height).intersection(screen)
    guard !bounds.isEmpty else { return nothing }
    let sampler = BufferSampler(pixels: UnsafePointer(pixels.pixels), stride: pixels.stride, originX: x, originY: y)
    return PreparedItem(.surface(sampler), bounds, opacity: opacity, owners: [placement.surface])
  }

  /// Prepares an image. `limit` is the part of the image, in its pixels, outside of which nothing is visible, or nil for the whole image.
  private func prepare(_ placement: ImagePlacement, _ item: DisplayItem, _ opacity: UInt32, limit: PixelRect? = nil) -> PreparedItem {
    if placement.stretch != nil, let flat = caches.stretched(placement, projection: item.projection) {
      return prepare(flat, item, opacity)
    }
    guard placement.rect.isDrawable, placement.part.isDrawable,
      let outline = Outline(placement.shape, clip: placement.clip, through: item.projection, screen: screen)
    else { return nothing }
    let image = placement.image
    let xx = placement.part.width * Double(image.width) / placement.rect.width
    let yy = placement.part.height * Double(image.height) / placement.rect.height
    let texels = Projection(
      xx: xx, x1: placement.part.minX * Double(image.width) - placement.rect.minX * xx, yy: yy,
      y1: placement.part.minY * Double(image.height) - placement.rect.minY * yy)
    return prepare(image, texels: texels, outline: outline, shape: placement.shape, item.projection, opacity, limit: limit)
  }

  private func prepare(
    _ image: CGImage, texels: Projection, outline: Outline, shape: RoundedRect, _ projection: Projection, _ opacity: UInt32,
    limit: PixelRect? = nil
  ) -> PreparedItem {
    guard let inverse = projection.inverse else { return nothing }
    var center = CGPoint(x: shape.rect.midX, y: shape.rect.midY)
    if projection.depth(center) < ProjectedQuad.nearest {
      center = inverse.apply(CGPoint(x: (outline.bounds.x0 + outline.bounds.x1) / 2, y: (outline.bounds.y0 + outline.bounds.y1) / 2))
    }
    let sampler = ImageSampler(
      image, texels: texels, map: projection, inverse: inverse, center: center, origin: (outline.bounds.x0, outline.bounds.y0),
      isTrilinear: isTrilinear, part: limit)
    return PreparedItem(
      .image(sampler, outline), outline.bounds, opacity: opacity, owners: [image],
      sampling: sampling(of: image, with: sampler, toTexels: texels.concatenated(after: inverse), shape, projection, limit: limit))
  }

  /// Returns the sampling of an image that is scaled and upright, so that a motion by whole pixels doesn't change its samples, or nil for
  /// any other image.
  private func sampling(
    of image: CGImage, with sampler: ImageSampler, toTexels: Projection, _ shape: RoundedRect, _ projection: Projection,
    limit: PixelRect?
  ) -> ImageSampling? {
    guard toTexels.isUpright, !sampler.isStored, isTrilinear, let box = ProjectedQuad(shape.rect, through: projection).boundingBox else {
      return nil
    }
    let area = PixelRect(around: box.insetBy(dx: -0.5, dy: -0.5)).expanded(by: 1)
    let key = SampledImage(image: image, placement: UprightPlacement(toTexels), area: area, part: limit)
    return key.isCacheable ? ImageSampling(key: key, sampler: sampler, area: area) : nil
  }

  /// Returns the command of an item with the samples of its image, which are created if necessary.
  func storeSamples(of item: inout PreparedItem) -> Command {
    guard let sampling = item.sampling, case .image(_, let outline) = item.command.operation else { return item.command }
    let pixels = caches.pixels(of: sampling)
    item.owners.append(pixels)
    return Command(
      operation: .image(sampling.sampler(of: pixels), outline), bounds: item.command.bounds, opacity: item.command.opacity)
  }

  private func prepare(
    _ placement: DrawingPlacement, _ raster: DrawingRaster, _ image: CGImage, _ opacity: UInt32
  ) -> PreparedItem {
    guard let outline = Outline(raster.shape, clip: placement.clip, through: raster.projection, screen: screen) else { return nothing }
    let xx = Double(image.width) / raster.rect.width
    let yy = Double(image.height) / raster.rect.height
    let texels = Projection(xx: xx, x1: -raster.rect.minX * xx, yy: yy, y1: -raster.rect.minY * yy)
    return prepare(image, texels: texels, outline: outline, shape: placement.shape, raster.projection, opacity)
  }

  private func prepare(
    _ placement: PicturePlacement, _ raster: PictureRaster, _ item: DisplayItem, _ opacity: UInt32
  ) -> PreparedItem {
    let part = placement.part.applying(CGAffineTransform(scaleX: raster.filled.width, y: raster.filled.height))
    let flat = ImagePlacement(image: raster.image, rect: placement.rect, part: part, shape: placement.shape, clip: placement.clip)
    // A part of a picture has nothing beyond its edges, even if it is sampled between pixels.
    return prepare(flat, item, opacity, limit: PixelRect(pixelsOf: part, in: raster.image))
  }

  private func prepare(_ shadow: Shadow, _ cast: ShadowCast, _ item: DisplayItem, _ opacity: UInt32) -> PreparedItem {
    let pixel = shadow.color.premultiplied.scaled(by: opacity)
    let projection = item.projection.concatenated(after: .translation(shadow.offset.width, shadow.offset.height))
    guard let inverse = projection.inverse, let box = ProjectedQuad(cast.extent, through: projection).boundingBox else { return nothing }
    let bounds = PixelRect(around: box).intersection(screen)
    guard !bounds.isEmpty else { return nothing }
    let sampler = MaskSampler(
      cast.mask, toTexels: cast.texels.concatenated(after: inverse), stretchX: cast.stretchX, stretchY: cast.stretchY,
      blur: cast.blur, opacity: Double(pixel &>> 24) / 255, origin: (bounds.x0, bounds.y0))
    return PreparedItem(.shadow(pixel, sampler), bounds, owners: [cast.mask])
  }
}
