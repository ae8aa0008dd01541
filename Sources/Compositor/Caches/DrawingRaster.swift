import CoreGraphics
import Foundation

/// A drawing as pixels at the scale at which it is seen, and where they go.
struct DrawingRaster {
  struct Key: Hashable {
    let drawing: ObjectIdentifier
    let scaleX: Double
    let scaleY: Double
    /// Quarters of a pixel by which the drawing starts right of the image's left edge.
    let phase: Int
  }

  /// The pixels, with the drawing that they show: as long as they are kept, nothing else can have its identity.
  struct Entry {
    let image: CGImage
    let drawing: CGDrawing
  }

  /// The longest side of a rasterised drawing, in pixels; what is seen larger is enlarged.
  private static let longestSide = 4096.0

  let key: Key
  /// Where the image goes, in points.
  let rect: CGRect
  /// What of the image is seen, in points.
  let shape: RoundedRect
  /// From points to pixels; shifted by a part of a pixel where the drawing is put on whole pixels.
  let projection: Projection
  private let drawing: CGDrawing
  private let width: Int
  private let height: Int
  var entry: Entry?

  var image: CGImage {
    guard let entry else { preconditionFailure("A drawing's raster is used before it is made.") }
    return entry.image
  }

  /// Nil where the drawing is seen from its edge or far too small.
  init?(_ placement: DrawingPlacement, projection: Projection) {
    drawing = placement.drawing
    let rect = placement.rect
    let center = CGPoint(x: rect.midX, y: rect.midY)
    guard projection.depth(center) > ProjectedQuad.nearest else { return nil }
    let seen = projection.pixelsPerPoint(at: center)
    var scaleX = seen.x * rect.width / drawing.size.width
    var scaleY = seen.y * rect.height / drawing.size.height
    guard scaleX.isFinite, scaleY.isFinite, scaleX > 1e-3, scaleY > 1e-3 else { return nil }
    let limitX = DrawingRaster.longestSide / drawing.size.width
    let limitY = DrawingRaster.longestSide / drawing.size.height
    if placement.isStill, projection.isUpright, scaleX <= limitX, scaleY <= limitY {
      // On whole pixels downwards, on quarters sideways: glyphs keep their distances, and lines of text their sharpness.
      let place = projection.apply(rect.origin)
      let left = (place.x * 4).rounded() / 4
      let phase = Int(((left - left.rounded(.down)) * 4).rounded())
      let top = place.y.rounded()
      key = Key(drawing: ObjectIdentifier(drawing), scaleX: scaleX, scaleY: scaleY, phase: phase)
      width = Int((drawing.size.width * scaleX + Double(phase) / 4 - 1e-6).rounded(.up))
      height = Int((drawing.size.height * scaleY - 1e-6).rounded(.up))
      self.projection = Projection.translation(left - place.x, top - place.y).concatenated(after: projection)
      self.rect = CGRect(
        x: rect.minX - Double(phase) / 4 / seen.x, y: rect.minY, width: Double(width) / seen.x, height: Double(height) / seen.y)
      // The raster's own edges are smooth already.
      shape = placement.shape == RoundedRect(rect) ? RoundedRect(self.rect) : placement.shape
    } else {
      shape = placement.shape
      // In steps of √2, never coarser than seen, so that what grows is not drawn anew in every frame.
      func stepped(_ scale: Double) -> Double { exp2((log2(scale) * 2 - 0.02).rounded(.up) / 2) }
      let scale = min(stepped(max(scaleX, scaleY)), min(limitX, limitY))
      scaleX = scale
      scaleY = scale
      key = Key(drawing: ObjectIdentifier(drawing), scaleX: scaleX, scaleY: scaleY, phase: 0)
      width = Int((drawing.size.width * scale - 1e-6).rounded(.up))
      height = Int((drawing.size.height * scale - 1e-6).rounded(.up))
      self.projection = projection
      self.rect = CGRect(
        x: rect.minX, y: rect.minY, width: Double(width) / scale * rect.width / drawing.size.width,
        height: Double(height) / scale * rect.height / drawing.size.height)
    }
    guard width > 0, height > 0 else { return nil }
  }

  func make(caches: RenderCaches) -> Entry {
    let placed = CGAffineTransform(a: key.scaleX, b: 0, c: 0, d: key.scaleY, tx: CGFloat(key.phase) / 4, ty: 0)
    let canvas = DrawingCanvas(width: width, height: height, caches: caches)
    canvas.draw(drawing, through: placed)
    return Entry(image: CGImage(pixels: canvas.buffer), drawing: drawing)
  }
}
