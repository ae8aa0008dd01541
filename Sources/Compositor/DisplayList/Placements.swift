import CoreGraphics
import Foundation
import QuartzCore

/// An image, and where it is seen.
public struct ImagePlacement: Equatable, Sendable {
  public var image: CGImage
  /// Where the shown part of the image goes, in points.
  public var rect: CGRect
  /// The part of the image that is shown, as a fraction of it.
  public var part: CGRect
  /// What of the image is seen: its own rectangle, or the layer's bounds where it is larger.
  public var shape: RoundedRect
  /// A second limit, where the shape alone does not say all.
  public var clip: RoundedRect?
  /// The inner part that is stretched while the outer parts keep their size, as a fraction of the shown part; nil to stretch all.
  public var stretch: Stretch?

  public struct Stretch: Equatable, Hashable, Sendable {
    public var center: CGRect
    /// Pixels of the image a point.
    public var scale: CGFloat

    public init(center: CGRect, scale: CGFloat) {
      self.center = center
      self.scale = scale
    }
  }

  public init(
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

/// A recorded drawing, rasterised at the scale at which it is seen.
public struct DrawingPlacement: Equatable, Sendable {
  public var drawing: CGDrawing
  /// Where the drawing goes, in points.
  public var rect: CGRect
  /// What of it is seen, in points.
  public var shape: RoundedRect
  /// A second limit, where the shape alone does not say all.
  public var clip: RoundedRect?
  /// Where the drawing is at rest, from points to pixels, while an animation has it elsewhere; nil where nothing moves it.
  ///
  /// At rest it is on whole pixels, where text is sharpest. It keeps its place on that grid while it moves, and so does not jump by a
  /// part of a pixel when the motion begins or ends.
  public var rest: Projection?

  public init(drawing: CGDrawing, rect: CGRect, shape: RoundedRect? = nil, clip: RoundedRect? = nil, rest: Projection? = nil) {
    self.drawing = drawing
    self.rect = rect
    self.shape = shape ?? RoundedRect(rect)
    self.clip = clip
    self.rest = rest
  }

  public static func == (a: DrawingPlacement, b: DrawingPlacement) -> Bool {
    a.drawing === b.drawing && a.rect == b.rect && a.shape == b.shape && a.clip == b.clip && a.rest == b.rest
  }
}

/// A picture of a layer tree, and where it is seen.
public struct PicturePlacement: Equatable, Sendable {
  public var picture: LayerPicture
  /// Where the shown part of the picture goes, in points.
  public var rect: CGRect
  /// The part of the picture that is shown, as a fraction of it.
  public var part: CGRect
  /// What of it is seen, in points.
  public var shape: RoundedRect
  /// A second limit, where the shape alone does not say all.
  public var clip: RoundedRect?

  public init(picture: LayerPicture, rect: CGRect, part: CGRect, shape: RoundedRect? = nil, clip: RoundedRect? = nil) {
    self.picture = picture
    self.rect = rect
    self.part = part
    self.shape = shape ?? RoundedRect(rect)
    self.clip = clip
  }

  public static func == (a: PicturePlacement, b: PicturePlacement) -> Bool {
    a.picture === b.picture && a.rect == b.rect && a.part == b.part && a.shape == b.shape && a.clip == b.clip
  }
}

/// Pixels that somebody else composes, copied one to one at the nearest whole pixel.
public struct SurfacePlacement: Equatable, Sendable {
  public var surface: LiveSurface
  /// The surface's state when the list was made; a later one is another picture.
  public var generation: Int
  /// The layer's bounds, in points.
  public var rect: CGRect

  public init(surface: LiveSurface, rect: CGRect) {
    self.surface = surface
    generation = surface.generation
    self.rect = rect
  }

  public static func == (a: SurfacePlacement, b: SurfacePlacement) -> Bool {
    a.surface === b.surface && a.generation == b.generation && a.rect == b.rect
  }
}
