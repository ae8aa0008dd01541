import CoreGraphics

/// The scale and the place at which a drawing is rasterized.
struct DrawingRaster {
  struct Key: Hashable {
    let drawing: Int
    let scaleX: Double
    let scaleY: Double
    /// The distance of the drawing from the image's left edge, in quarters of a pixel.
    let phase: Int
  }

  /// The maximum side of a rasterized drawing, in pixels. Larger drawings are scaled up.
  private static let longestSide = 4096.0

  let key: Key
  /// The rectangle in which the image is shown, in points.
  let rect: CGRect
  /// The visible part of the image, in points.
  let shape: RoundedRect
  /// The map from points to pixels, shifted by a part of a pixel so that the drawing is on whole pixels at rest.
  let projection: Projection
  let drawing: CGDrawing
  private let width: Int
  private let height: Int

  /// Creates a raster, or returns nil if the drawing has no size, is seen edge-on, or is far too small.
  init?(_ placement: DrawingPlacement, projection: Projection) {
    guard placement.rect.isDrawable, placement.drawing.size.width > 0, placement.drawing.size.height > 0 else { return nil }
    drawing = placement.drawing
    let rect = placement.rect
    let center = CGPoint(x: rect.midX, y: rect.midY)
    guard projection.depth(center) > ProjectedQuad.nearest else { return nil }
    let seen = projection.pixelsPerPoint(at: center)
    // Pixels per point of the drawing, as it is shown now and at rest.
    let stretch = (x: rect.width / drawing.size.width, y: rect.height / drawing.size.height)
    let (seenX, seenY) = (seen.x * stretch.x, seen.y * stretch.y)
    guard seenX.isFinite, seenY.isFinite, seenX > 1e-3, seenY > 1e-3 else { return nil }
    let rest = placement.rest ?? projection
    // For a drawing that is rotated even at rest, the steps start from one pixel per point.
    let restScale = rest.isUpright ? (x: rest.xx * stretch.x, y: rest.yy * stretch.y) : (x: 1, y: 1)
    let limitX = DrawingRaster.longestSide / drawing.size.width
    let limitY = DrawingRaster.longestSide / drawing.size.height
    let isAtRest = rest.isUpright && projection == rest
    let step = isAtRest ? 0 : DrawingRaster.step(from: restScale, to: (seenX, seenY), slack: rest.isUpright ? 1 / 6 : 0.01)
    if step == 0, rest.isUpright, restScale.x <= limitX, restScale.y <= limitY {
      // On whole pixels vertically and on quarters horizontally: glyphs keep their distances, and lines of text their sharpness.
      let offset = DrawingRaster.offset(of: rect.origin, on: rest)
      key = Key(drawing: drawing.serial, scaleX: restScale.x, scaleY: restScale.y, phase: offset.phase)
      width = Int((drawing.size.width * restScale.x + Double(offset.phase) / 4 - 1e-6).rounded(.up))
      height = Int((drawing.size.height * restScale.y - 1e-6).rounded(.up))
      self.projection = projection.concatenated(after: offset.shift)
      self.rect = CGRect(
        x: rect.minX - Double(offset.phase) / 4 / rest.xx, y: rect.minY, width: Double(width) / rest.xx,
        height: Double(height) / rest.yy)
      // The raster's own edges are already smooth.
      shape = placement.shape == RoundedRect(rect) ? RoundedRect(self.rect) : placement.shape
    } else {
      shape = placement.shape
      let scale = min(max(restScale.x, restScale.y) * exp2(Double(step) / 2), min(limitX, limitY))
      key = Key(drawing: drawing.serial, scaleX: scale, scaleY: scale, phase: 0)
      width = Int((drawing.size.width * scale - 1e-6).rounded(.up))
      height = Int((drawing.size.height * scale - 1e-6).rounded(.up))
      self.projection =
        rest.isUpright
        ? projection.concatenated(after: DrawingRaster.offset(of: rect.origin, on: rest).shift) : projection
      self.rect = CGRect(
        x: rect.minX, y: rect.minY, width: Double(width) / scale * stretch.x, height: Double(height) / scale * stretch.y)
    }
    guard width > 0, height > 0 else { return nil }
  }

  /// Returns the number of factors of √2 by which the raster's scale exceeds the scale at rest, so that a growing drawing isn't redrawn in
  /// every frame.
  ///
  /// The raster is coarser than what is shown by at most `slack` octaves. With a slack of a sixth, a drawing that oscillates around its
  /// place always has the same appearance.
  private static func step(from rest: (x: Double, y: Double), to seen: (x: Double, y: Double), slack: Double) -> Int {
    Int(((log2(max(seen.x, seen.y) / max(rest.x, rest.y)) - slack) * 2).rounded(.up))
  }

  /// Returns the shift that aligns a drawing at rest with the pixels, in points, and its distance from a pixel's left edge, in quarters of
  /// a pixel.
  private static func offset(of origin: CGPoint, on rest: Projection) -> (shift: Projection, phase: Int) {
    let place = rest.apply(origin)
    let left = (place.x * 4).rounded() / 4
    let top = place.y.rounded()
    return (
      .translation((left - place.x) / rest.xx, (top - place.y) / rest.yy), Int(((left - left.rounded(.down)) * 4).rounded())
    )
  }

  /// Returns the drawing's pixels. `caches` provides its color tables.
  func make(caches: RenderCaches, threads: Int = 1) -> CGImage {
    let placed = CGAffineTransform(a: key.scaleX, b: 0, c: 0, d: key.scaleY, tx: CGFloat(key.phase) / 4, ty: 0)
    let canvas = DrawingCanvas(width: width, height: height, caches: caches, threads: threads)
    canvas.draw(drawing, through: placed)
    return CGImage(pixels: canvas.buffer)
  }
}
