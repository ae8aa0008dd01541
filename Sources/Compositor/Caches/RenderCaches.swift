import CoreGraphics
import Foundation
import QuartzCore

/// Results that are stored from frame to frame because they are expensive: shadows, rasterized drawings, stretched images,
/// and color tables.
///
/// The caches never change what is drawn.
final class RenderCaches {
  private var shadowMasks = BoundedCache<ShadowMask.Key, AlphaMask>(limit: 16 << 20)
  private var silhouettes = RecentCache<SilhouetteShadow.Key, AlphaMask>(limit: 24)
  private var drawings: BoundedCache<DrawingRaster.Key, DrawingRaster.Entry>
  private var pictures = BoundedCache<ObjectIdentifier, PictureRaster>(limit: 64 << 20)
  private var stretchedImages = BoundedCache<NinePartImage, CGImage>(limit: 16 << 20)
  private var sampledImages = BoundedCache<SampledImage, SampledImage.Pixels>(limit: 32 << 20)
  private var sightings = BoundedCache<SampledImage, Bool>(limit: 1024)
  private var tables = RecentCache<GradientStops, GradientTable>(limit: 32)

  /// Creates empty caches. `drawingBytes` limits the memory of rasterized drawings.
  init(drawingBytes: Int = 32 << 20) { drawings = BoundedCache(limit: drawingBytes) }

  private struct GradientStops: Equatable {
    let gradient: Gradient
    static func == (a: GradientStops, b: GradientStops) -> Bool {
      a.gradient.colors == b.gradient.colors && a.gradient.locations == b.gradient.locations
    }
  }

  func table(of gradient: Gradient) -> GradientTable {
    tables.value(for: GradientStops(gradient: gradient)) { GradientTable(colors: gradient.colors, locations: gradient.locations) }
  }

  /// Returns the rasterized drawing with its place, or nil if it is seen edge-on or is far too small.
  func raster(of placement: DrawingPlacement, projection: Projection) -> DrawingRaster? {
    guard let raster = DrawingRaster(placement, projection: projection) else { return nil }
    var placed = raster
    // A drawing may show layers that have drawings, so the cache must not be in use meanwhile.
    if let known = drawings[raster.key] {
      placed.entry = known
    } else {
      let made = raster.make(caches: self)
      drawings.insert(made, for: raster.key, cost: made.image.byteCount)
      placed.entry = made
    }
    return placed
  }

  /// Returns the pixels of a picture, drawn by the given number of threads, or nil if it has no size.
  func raster(of picture: LayerPicture, threads: Int) -> PictureRaster? {
    let key = ObjectIdentifier(picture)
    // A picture may show other pictures.
    if let known = pictures[key], known.shows(picture) { return known }
    guard let raster = PictureRaster(picture, caches: self, threads: threads) else { return nil }
    pictures.insert(raster, for: key, cost: raster.image.byteCount)
    return raster
  }

  /// Removes the pixels of pictures that nothing shows anymore, such as the snapshots of a transition that is over.
  func removeUnusedPictures() {
    if pictures.contains(where: \.isUnused) { pictures.removeAll(where: \.isUnused) }
  }

  /// Returns the placement with its stretched image, or nil if it is not visible.
  func stretched(_ placement: ImagePlacement, projection: Projection) -> ImagePlacement? {
    guard let parts = NinePartImage(placement, projection: projection) else { return nil }
    let image = stretchedImages.value(for: parts) {
      $0.byteCount
    } make: {
      parts.make()
    }
    return ImagePlacement(image: image, rect: placement.rect, shape: placement.shape, clip: placement.clip)
  }

  /// Returns the sampled pixels of an image if it has been shown this way before, or nil the first time.
  func pixels(of image: CGImage, as key: SampledImage, sampler: ImageSampler, area: PixelRect) -> PixelBuffer? {
    guard key.isWorthKeeping else { return nil }
    var isNew = false
    _ = sightings.value(for: key) { _ in
      1
    } make: {
      isNew = true
      return true
    }
    if isNew { return nil }
    let known = sampledImages.value(for: key) {
      $0.byteCount
    } make: {
      SampledImage.Pixels(image, sampler, area: area)
    }
    return known.show(image) ? known.buffer : nil
  }

  func shadow(_ shadow: Shadow, projection: Projection) -> ShadowCast? {
    guard let scale = ShadowCast.scale(of: shadow.silhouette.bounds, projection: projection) else { return nil }
    switch shadow.silhouette {
    case .shape(let shape):
      let size = CGSize(width: shape.rect.width * scale, height: shape.rect.height * scale)
      let mask = ShadowMask(size: size, radii: shape.radii.scaled(by: scale), sigma: shadow.sigma * scale)
      return ShadowCast(
        mask: shadowMasks.value(for: mask.key) {
          $0.byteCount
        } make: {
          mask.make()
        }, rect: shape.rect, scale: scale, step: mask.step,
        margin: mask.margin, stretchX: mask.stretchX, stretchY: mask.stretchY)
    case .path, .content:
      let silhouette = SilhouetteShadow(shadow, scale: scale)
      return ShadowCast(
        mask: silhouettes.value(for: silhouette.key) { silhouette.make(caches: self) }, rect: silhouette.key.bounds, scale: scale,
        step: silhouette.step, margin: silhouette.margin, stretchX: .none, stretchY: .none)
    }
  }
}
