import CoreGraphics
import Foundation
import QuartzCore

/// One thing to draw: what, and where its points are seen on the screen.
public struct DisplayItem: Equatable, Sendable {
  /// Which part of which layer the item is, so that a change can be told from a removal and an insertion.
  public struct ID: Hashable, Sendable {
    public enum Role: Int, Sendable {
      case background, shadow, backdrop, tint, fill, contents, fadingContents, shape, stroke, surface, border, clip, group, mask, end
    }

    /// A number that no other layer of the tree has.
    public var layer: Int
    public var role: Role
    /// Tells apart the ends of a layer's groups, and the pieces of a group that had to be cut.
    public var part = 0

    /// The end of the group that this begins.
    var end: ID {
      var end = self
      end.role = .end
      end.part = part + role.rawValue << 16
      return end
    }

    public init(layer: Int, role: Role) {
      self.layer = layer
      self.role = role
    }
  }

  public var id: ID
  /// The layer's name, for people.
  public var label: String?
  /// From the layer's points to pixels.
  public var projection: Projection
  /// 0…1.
  public var alpha: CGFloat
  public var content: Content

  public init(id: ID, label: String? = nil, projection: Projection = .identity, alpha: CGFloat = 1, content: Content) {
    self.id = id
    self.label = label
    self.projection = projection
    self.alpha = alpha
    self.content = content
  }

  public enum Content: Equatable, Sendable {
    /// Every pixel becomes this colour.
    case clear(LayerColor)
    case fill(Fill)
    case image(ImagePlacement)
    case drawing(DrawingPlacement)
    case shadow(Shadow)
    case border(Border)
    case path(PathPainting)
    case backdrop(Backdrop)
    case surface(SurfacePlacement)
    /// What follows, up to `endGroup`, is drawn for itself and then put down as one with the item's alpha.
    case beginGroup(Group)
    /// What follows, up to `endGroup`, is not seen: its opacity limits what the group has drawn so far.
    case beginMask
    case endGroup
  }
}

/// A rounded rectangle of a colour or a gradient.
public struct Fill: Equatable, Sendable {
  public var shape: RoundedRect
  public var paint: Paint

  public init(shape: RoundedRect, paint: Paint) {
    self.shape = shape
    self.paint = paint
  }

  public enum Paint: Equatable, Sendable {
    case color(LayerColor)
    case gradient(Gradient)
  }
}

/// Colours along a line, around an ellipse or around a point.
public struct Gradient: Equatable, Sendable {
  public var type: CAGradientLayerType
  public var colors: [LayerColor]
  /// One for each colour, 0…1, never falling.
  public var locations: [CGFloat]
  /// In points.
  public var start: CGPoint
  /// In points. For a radial gradient its distances from `start` are the ellipse's radii.
  public var end: CGPoint

  public init(type: CAGradientLayerType, colors: [LayerColor], locations: [CGFloat], start: CGPoint, end: CGPoint) {
    self.type = type
    self.colors = colors
    self.locations = locations
    self.start = start
    self.end = end
  }

  /// From points to the space in which the gradient runs from 0 to 1: along x, over the distance from the origin, or around it.
  var unitSpace: Projection {
    let dx = end.x - start.x
    let dy = end.y - start.y
    let square = max(dx * dx + dy * dy, 1e-12)
    switch type {
    case .radial:
      let rx = max(abs(dx), 1e-6)
      let ry = max(abs(dy), 1e-6)
      return Projection(xx: 1 / rx, x1: -start.x / rx, yy: 1 / ry, y1: -start.y / ry)
    default:
      return Projection(
        xx: dx / square, xy: dy / square, x1: -(start.x * dx + start.y * dy) / square, yx: -dy / square, yy: dx / square,
        y1: (start.x * dy - start.y * dx) / square)
    }
  }
}

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
  /// Whether nothing moves it at the moment: then it is put on whole pixels, where text is sharpest.
  public var isStill: Bool

  public init(drawing: CGDrawing, rect: CGRect, shape: RoundedRect? = nil, clip: RoundedRect? = nil, isStill: Bool = true) {
    self.drawing = drawing
    self.rect = rect
    self.shape = shape ?? RoundedRect(rect)
    self.clip = clip
    self.isStill = isStill
  }

  public static func == (a: DrawingPlacement, b: DrawingPlacement) -> Bool {
    a.drawing === b.drawing && a.rect == b.rect && a.shape == b.shape && a.clip == b.clip && a.isStill == b.isStill
  }
}

/// The blurred silhouette of something.
public struct Shadow: Equatable, Sendable {
  public var silhouette: Silhouette
  public var color: LayerColor
  /// The blur's standard deviation, in points.
  public var sigma: CGFloat
  /// In points.
  public var offset: CGSize

  public init(silhouette: Silhouette, color: LayerColor, sigma: CGFloat, offset: CGSize = .zero) {
    self.silhouette = silhouette
    self.color = color
    self.sigma = sigma
    self.offset = offset
  }

  public indirect enum Silhouette: Equatable, Sendable {
    case shape(RoundedRect)
    case path(CGPath)
    /// Whatever the list draws, in the same points as the shadow.
    case content(DisplayList, bounds: CGRect)
  }
}

/// A frame inside a rounded rectangle's edge.
public struct Border: Equatable, Sendable {
  public var shape: RoundedRect
  /// In points.
  public var width: CGFloat
  public var color: LayerColor

  public init(shape: RoundedRect, width: CGFloat, color: LayerColor) {
    self.shape = shape
    self.width = width
    self.color = color
  }
}

/// The inside or the outline of a path in one colour.
public struct PathPainting: Equatable, Sendable {
  public enum Style: Equatable, Sendable {
    case fill(CGPathFillRule)
    case stroke(CGDrawing.StrokeStyle)
  }

  public var path: CGPath
  public var style: Style
  public var color: LayerColor

  public init(path: CGPath, style: Style, color: LayerColor) {
    self.path = path
    self.style = style
    self.color = color
  }
}

/// What lies behind, blurred.
public struct Backdrop: Equatable, Sendable {
  public var shape: RoundedRect
  /// The blur's standard deviation, in points.
  public var sigma: CGFloat
  /// 1 leaves the colours as they are, 0 makes them grey.
  public var saturation: CGFloat

  public init(shape: RoundedRect, sigma: CGFloat, saturation: CGFloat = 1) {
    self.shape = shape
    self.sigma = sigma
    self.saturation = saturation
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

/// Items that are put down as one.
public struct Group: Equatable, Sendable {
  /// What the group is cut to; nil for all of it.
  public var clip: RoundedRect?
  /// Whether a `beginMask` follows.
  public var hasMask: Bool

  public init(clip: RoundedRect? = nil, hasMask: Bool = false) {
    self.clip = clip
    self.hasMask = hasMask
  }
}
