import CoreGraphics
import Foundation
import QuartzCore

/// A picture of a layer tree as pixels, whole, at its own resolution.
struct PictureRaster {
  /// The longest side in pixels; what is larger is not drawn.
  private static let longestSide = 16384.0

  let image: CGImage
  /// Kept as long as its pixels are, so that nothing else can have its identity.
  private let picture: LayerPicture

  /// Nil where the picture has no size.
  init?(_ picture: LayerPicture, caches: RenderCaches, threads: Int) {
    let bounds = picture.bounds
    let (width, height) = ((bounds.width * picture.scale).rounded(), (bounds.height * picture.scale).rounded())
    guard width >= 1, height >= 1, width <= PictureRaster.longestSide, height <= PictureRaster.longestSide else { return nil }
    let pixels = PixelBuffer(width: Int(width), height: Int(height))
    let map = Projection(
      xx: width / bounds.width, x1: -bounds.minX * width / bounds.width, yy: height / bounds.height,
      y1: -bounds.minY * height / bounds.height)
    let list = LayerFlattener.list(of: picture.layer, at: 0, through: map, background: .clear)
    FrameRenderer(screen: PixelRect(pixels), threads: threads, caches: caches).render(list, onto: Canvas(pixels), isRetained: false)
    image = CGImage(pixels: pixels)
    self.picture = picture
  }
}
