import CoreGraphics
import Foundation
import QuartzCore

/// A picture of a layer tree as pixels, whole, at its own resolution.
struct PictureRaster {
  /// The longest side in pixels; what is larger is not drawn.
  private static let longestSide = 16384.0

  let image: CGImage
  /// The share of the image that the picture fills: it ends inside the last pixels where its size is not a whole number of them.
  let filled: CGSize
  /// Kept as long as its pixels are, so that nothing else can have its identity.
  private let picture: LayerPicture

  /// Nil where the picture has no size.
  init?(_ picture: LayerPicture, caches: RenderCaches, threads: Int) {
    let bounds = picture.bounds
    let scale = picture.scale
    let (width, height) = ((bounds.width * scale - 1e-6).rounded(.up), (bounds.height * scale - 1e-6).rounded(.up))
    guard width >= 1, height >= 1, width <= PictureRaster.longestSide, height <= PictureRaster.longestSide else { return nil }
    let pixels = PixelBuffer(width: Int(width), height: Int(height))
    // A pixel of the image is one of the screen: nothing is blurred when the picture takes the layer's place.
    let map = Projection(xx: scale, x1: -bounds.minX * scale, yy: scale, y1: -bounds.minY * scale)
    let list = LayerFlattener.list(of: picture.layer, at: 0, through: map, background: .clear)
    FrameRenderer(screen: PixelRect(pixels), threads: threads, caches: caches).render(list, onto: Canvas(pixels), isRetained: false)
    image = CGImage(pixels: pixels)
    filled = CGSize(width: bounds.width * scale / width, height: bounds.height * scale / height)
    self.picture = picture
  }
}
