import QuartzCore

/// Results that are kept from frame to frame because they are expensive: shadows, rasterized drawings, stretched images, and color tables.
///
/// The caches never change what is drawn. They are at the bottom of the renderer: code that creates a value while one of them is in use
/// draws no display list. `ContentResolver` creates the values that need one.
final class RenderCaches {
  private var shadowMasks = BoundedCache<ShadowMask.Key, AlphaMask>(limit: 16 << 20)
  /// The masks of all other shadows.
  var silhouettes = RecentCache<SilhouetteShadow.Key, AlphaMask>(limit: 24)
  private var drawings: BoundedCache<DrawingRaster.Key, Drawn>
  /// The memory of the drawings' pixels that were stored since unused ones were removed, in bytes.
  private var newDrawingBytes = 0
  /// The pixels of pictures, by the pictures' serial numbers.
  var pictures = BoundedCache<Int, PictureRaster>(limit: 64 << 20)
  private var stretchedImages = BoundedCache<NinePartImage, CGImage>(limit: 16 << 20)
  private var sampledImages = BoundedCache<SampledImage, PixelBuffer>(limit: 32 << 20)
  let textEngine: any TextEngine
  private var tables = RecentCache<GradientStops, GradientTable>(limit: 32)

  /// Creates empty caches. `drawingBytes` limits the memory of rasterized drawings.
  init(drawingBytes: Int = 32 << 20, textEngine: any TextEngine) {
    drawings = BoundedCache(limit: drawingBytes)
    self.textEngine = textEngine
  }

  private struct Drawn {
    let image: CGImage
    /// The drawing, or nil once it is no longer shown anywhere.
    weak var drawing: CGDrawing?
  }

  /// The memory of new drawings after which unused ones are removed, in bytes.
  private static let drawingsPerRemoval = 1 << 20

  private struct GradientStops: Equatable {
    let gradient: Gradient
    static func == (a: GradientStops, b: GradientStops) -> Bool {
      a.gradient.colors == b.gradient.colors && a.gradient.locations == b.gradient.locations
    }
  }

  func table(of gradient: Gradient) -> GradientTable {
    tables.value(for: GradientStops(gradient: gradient)) { GradientTable(colors: gradient.colors, locations: gradient.locations) }
  }

  func image(of raster: DrawingRaster) -> CGImage? { drawings[raster.key]?.image }

  /// Stores the pixels of a drawing for as long as it is shown anywhere.
  func store(_ image: CGImage, of raster: DrawingRaster) {
    newDrawingBytes += image.byteCount
    // A text that changes in every frame leaves a drawing in each, so unused ones are removed from time to time.
    if newDrawingBytes > Self.drawingsPerRemoval { removeUnusedDrawings() }
    drawings.insert(Drawn(image: image, drawing: raster.drawing), for: raster.key, cost: image.byteCount)
  }

  /// Removes values that aren't shown any more, and the samples of images, which only moving images need.
  func releaseUnusedMemory() {
    removeUnusedDrawings()
    removeUnusedPictures()
    sampledImages.shrink(to: 0)
  }

  func removeUnusedDrawings() {
    newDrawingBytes = 0
    drawings.removeAll { $0.drawing == nil }
  }

  /// Removes the pixels of pictures that aren't shown any more, such as the snapshots of a completed transition.
  func removeUnusedPictures() {
    if pictures.contains(where: \.isUnused) { pictures.removeAll(where: \.isUnused) }
  }

  /// Returns the placement with its stretched image, or nil if it isn't visible.
  func stretched(_ placement: ImagePlacement, projection: Projection) -> ImagePlacement? {
    guard let parts = NinePartImage(placement, projection: projection) else { return nil }
    let image = stretchedImages.value(for: parts, cost: { $0.byteCount }, make: { parts.make() })
    return ImagePlacement(image: image, rect: placement.rect, shape: placement.shape, clip: placement.clip)
  }

  func pixels(of sampling: ImageSampling) -> PixelBuffer {
    sampledImages.value(for: sampling.key, cost: { $0.stride * $0.height * 4 }, make: { sampling.pixels() })
  }

  func mask(of shadow: ShadowMask) -> AlphaMask {
    shadowMasks.value(for: shadow.key, cost: { $0.byteCount }, make: { shadow.make() })
  }
}
