import QuartzCore

package struct ImagePlacement: Equatable, Sendable {
  package var image: CGImage
  /// The rectangle for the shown part of the image, in points.
  package var rect: CGRect
  /// The part of the image to show, as a fraction of its size.
  package var part: CGRect
  /// The visible area: the image's own rectangle, or the layer's bounds if the image is larger.
  package var shape: RoundedRect
  package var clip: RoundedRect?
  /// The inner part that stretches while the outer parts keep their size. Nil stretches everything.
  package var stretch: Stretch?

  package struct Stretch: Equatable, Hashable, Sendable {
    /// The inner part, as a fraction of the shown part.
    package var center: CGRect
    /// The number of pixels of the image per point.
    package var scale: CGFloat
  }

  /// Creates a placement. By default, it shows the whole image in `rect`.
  package init(
    image: CGImage, rect: CGRect, part: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), shape: RoundedRect? = nil,
    clip: RoundedRect? = nil, stretch: Stretch? = nil
  ) {
    self.image = image
    self.rect = rect
    self.part = part
    self.shape = shape ?? RoundedRect(rect)
    self.clip = clip
    self.stretch = stretch
  }
}

/// A recorded drawing and its place. It is rasterized at the scale at which it is shown.
package struct DrawingPlacement: Equatable, Sendable {
  package var drawing: CGDrawing
  /// In points.
  package var rect: CGRect
  /// The visible area, in points.
  package var shape: RoundedRect
  package var clip: RoundedRect?
  /// The map from points to pixels with the drawing at rest, while an animation moves it, or nil if nothing moves it.
  ///
  /// At rest the drawing is on whole pixels, where text is sharpest. It keeps its position relative to that grid while it moves, and
  /// therefore doesn't jump by a part of a pixel when the motion begins or ends.
  package var rest: Projection?

  /// Creates a placement. By default, it shows the whole drawing in `rect`.
  package init(drawing: CGDrawing, rect: CGRect, shape: RoundedRect? = nil, clip: RoundedRect? = nil, rest: Projection? = nil) {
    self.drawing = drawing
    self.rect = rect
    self.shape = shape ?? RoundedRect(rect)
    self.clip = clip
    self.rest = rest
  }
}

package struct PicturePlacement: Equatable, Sendable {
  package var picture: LayerPicture
  /// The rectangle for the shown part of the picture, in points.
  package var rect: CGRect
  /// The part of the picture to show, as a fraction of its size.
  package var part: CGRect
  /// The visible area, in points.
  package var shape: RoundedRect
  package var clip: RoundedRect?

  /// Creates a placement. By default, all of `rect` is visible.
  package init(picture: LayerPicture, rect: CGRect, part: CGRect, shape: RoundedRect? = nil, clip: RoundedRect? = nil) {
    self.picture = picture
    self.rect = rect
    self.part = part
    self.shape = shape ?? RoundedRect(rect)
    self.clip = clip
  }
}

/// Pixels that are composed elsewhere, copied one to one at the nearest whole pixel.
package struct SurfacePlacement: Equatable, Sendable {
  package var surface: LiveSurface
  /// The surface's generation when the list was created. A different generation has a different content.
  package var generation: Int
  /// The layer's bounds, in points.
  package var rect: CGRect

  /// Creates a placement of the surface in its current generation.
  package init(surface: LiveSurface, rect: CGRect) {
    self.surface = surface
    generation = surface.generation
    self.rect = rect
  }
}
