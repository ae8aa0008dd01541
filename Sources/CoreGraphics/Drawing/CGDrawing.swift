import Foundation

/// The operations that were recorded in a `CGContext`, which can be rasterized at any scale.
///
/// `UIView.draw(_:)`, labels, and image renderers record drawings. The compositor turns them into pixels at the scale at
/// which they are shown. Coordinates are points, with the origin at the top left and y pointing down.
public final class CGDrawing: Sendable {
  /// The size of the drawing area, in points. Its origin is (0, 0).
  public let size: CGSize
  /// The operations, in drawing order.
  public let operations: [Operation]
  /// A number that no other drawing has.
  package let serial = CGDrawing.serials.next()

  private static let serials = SerialNumbers()

  /// Creates a drawing with the given size in points and the given operations.
  public init(size: CGSize, operations: [Operation]) {
    self.size = size
    self.operations = operations
  }

  /// A drawing operation with all the state that it needs.
  public struct Operation: @unchecked Sendable {
    /// The kind of the operation, with its parameters.
    public var content: Content
    /// The transform from the operation's coordinates to the drawing's.
    public var transform: CGAffineTransform
    /// The areas to clip to, in the drawing's coordinates. Empty for none.
    public var clips: [Clip]
    /// The opacity, 0…1.
    public var alpha: CGFloat
    /// The blend mode that combines the operation with what has been drawn before.
    public var blendMode: CGBlendMode
    /// The shadow, or nil for none.
    public var shadow: Shadow?

    /// Creates an operation.
    public init(
      _ content: Content, transform: CGAffineTransform, clips: [Clip], alpha: CGFloat, blendMode: CGBlendMode, shadow: Shadow?
    ) {
      self.content = content
      self.transform = transform
      self.clips = clips
      self.alpha = alpha
      self.blendMode = blendMode
      self.shadow = shadow
    }
  }

  /// The kinds of operations, with their parameters.
  public enum Content {
    /// Fills a path.
    case fill(CGPath, rule: CGPathFillRule, color: CGColor)
    /// Strokes a path.
    case stroke(CGPath, style: StrokeStyle, color: CGColor)
    /// Draws a gradient along a line.
    case linearGradient(CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions)
    /// Draws a gradient between two circles.
    case radialGradient(
      CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
      options: CGGradientDrawingOptions)
    /// Draws an image, upright, in a rectangle.
    case image(CGImage, in: CGRect, interpolation: CGInterpolationQuality)
    /// Draws a text run with its baseline starting at `origin`.
    case text(TextRun, origin: CGPoint, color: CGColor)
    /// Draws content that this module doesn't know, such as a layer tree (`render(in:)`).
    case foreign(any ForeignContent)
    /// Draws a recorded drawing with its top left corner at the origin.
    case drawing(CGDrawing)
    /// Begins a group that is composited as one.
    case beginTransparencyLayer
    /// Ends the group.
    case endTransparencyLayer
  }

  /// An area to clip to.
  public struct Clip: Sendable {
    /// The outline of the area, in the drawing's coordinates.
    public var path: CGPath
    /// The rule that determines the inside of the path.
    public var rule: CGPathFillRule

    /// Creates a clip.
    public init(path: CGPath, rule: CGPathFillRule) {
      self.path = path
      self.rule = rule
    }
  }

  /// A shadow of an operation.
  public struct Shadow: Sendable {
    /// The offset in the drawing's base coordinates, in points.
    public var offset: CGSize
    /// The blur as in `CGContextSetShadow`: twice the standard deviation, in points.
    public var blur: CGFloat
    /// The color of the shadow.
    public var color: CGColor

    /// Creates a shadow.
    public init(offset: CGSize, blur: CGFloat, color: CGColor) {
      self.offset = offset
      self.blur = blur
      self.color = color
    }
  }

  /// The appearance of a stroke.
  public struct StrokeStyle: Hashable, Sendable {
    /// The width, in points.
    public var width: CGFloat
    /// The shape of the ends.
    public var cap: CGLineCap
    /// The shape of the corners.
    public var join: CGLineJoin
    /// The limit of a mitered corner's length, in line widths, beyond which it is beveled.
    public var miterLimit: CGFloat
    /// The offset into the dash pattern at which the stroke begins, in points.
    public var dashPhase: CGFloat
    /// The lengths of dashes and gaps in turn, in points. Empty for a solid line.
    public var dashes: [CGFloat]

    /// Creates a stroke style, by default a solid line one point wide.
    public init(
      width: CGFloat = 1, cap: CGLineCap = .butt, join: CGLineJoin = .miter, miterLimit: CGFloat = 10, dashPhase: CGFloat = 0,
      dashes: [CGFloat] = []
    ) {
      self.width = width
      self.cap = cap
      self.join = join
      self.miterLimit = miterLimit
      self.dashPhase = dashPhase
      self.dashes = dashes
    }
  }
}

/// Content of a drawing that a higher module draws. It must not change once recorded.
public protocol ForeignContent: AnyObject {
  /// Draws the content onto transparent `pixels`. `transform` maps its points to pixels.
  func draw(onto pixels: PixelBuffer, through transform: CGAffineTransform)
}

/// An object that turns drawings into images. The host provides the compositor's.
public protocol DrawingRasterizer: AnyObject, Sendable {
  /// Returns an image of `drawing` at `scale` pixels per point. With `isOpaque` the image starts black instead of transparent.
  func image(of drawing: CGDrawing, scale: CGFloat, isOpaque: Bool) -> CGImage
}

/// The services that drawing needs from higher modules.
public enum DrawingServices {
  /// The rasterizer in use, or nil until the host has set one.
  nonisolated(unsafe) public static var rasterizer: (any DrawingRasterizer)?
}
