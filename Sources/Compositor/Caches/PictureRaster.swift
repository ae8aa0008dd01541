import QuartzCore

/// The pixels of a picture of a layer tree, complete and at its own resolution.
struct PictureRaster {
  /// The maximum side, in pixels. Larger pictures aren't drawn.
  private static let longestSide = 16384.0

  let image: CGImage
  /// The fraction of the image that the picture fills. It ends inside the last pixels if its size isn't a whole number of them.
  let filled: CGSize
  /// The picture, or nil once it is no longer shown anywhere.
  private weak var picture: LayerPicture?

  /// Creates a raster, or returns nil if the picture has no size or is too large.
  init?(_ picture: LayerPicture, caches: RenderCaches, threads: Int) {
    let bounds = picture.bounds
    let scale = picture.scale
    let (width, height) = ((bounds.width * scale - 1e-6).rounded(.up), (bounds.height * scale - 1e-6).rounded(.up))
    guard width >= 1, height >= 1, width <= PictureRaster.longestSide, height <= PictureRaster.longestSide else { return nil }
    let pixels = PixelBuffer(width: Int(width), height: Int(height))
    // A pixel of the image is a pixel of the screen, so nothing blurs when the picture replaces the layer.
    let map = Projection(xx: scale, x1: -bounds.minX * scale, yy: scale, y1: -bounds.minY * scale)
    let list = LayerFlattener.list(of: picture.layer, at: 0, through: map, background: .clear)
    FrameRenderer(screen: PixelRect(pixels), threads: threads, caches: caches).render(list, onto: Canvas(pixels), isRetained: false)
    image = CGImage(pixels: pixels)
    filled = CGSize(width: bounds.width * scale / width, height: bounds.height * scale / height)
    self.picture = picture
  }

  var isUnused: Bool { picture == nil }
}
