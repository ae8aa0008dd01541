import Foundation

/// What has been drawn into a `CGContext`: a list of operations that can be rasterised at any scale.
///
/// `UIView.draw(_:)`, labels and image renderers record one of these; the compositor turns it into pixels at the scale at which it
/// is seen. Coordinates are points, origin at the top left, y down.
public final class CGDrawing: Sendable {
  /// The area drawn on, in points; its origin is 0, 0.
  public let size: CGSize
  public let operations: [Operation]

  public init(size: CGSize, operations: [Operation]) {
    self.size = size
    self.operations = operations
  }

  /// One drawing operation with all the state that it needs.
  public struct Operation: @unchecked Sendable {
    public var content: Content
    /// From the operation's coordinates to the drawing's.
    public var transform: CGAffineTransform
    /// The areas that it is clipped to, each in the drawing's coordinates; empty for none.
    public var clips: [Clip]
    /// 0…1.
    public var alpha: CGFloat
    public var blendMode: CGBlendMode
    public var shadow: Shadow?

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

  public enum Content {
    case fill(CGPath, rule: CGPathFillRule, color: CGColor)
    case stroke(CGPath, style: StrokeStyle, color: CGColor)
    case linearGradient(CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions)
    case radialGradient(
      CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
      options: CGGradientDrawingOptions)
    case image(CGImage, in: CGRect, interpolation: CGInterpolationQuality)
    /// A run with its baseline's start at `origin`.
    case text(TextRun, origin: CGPoint, color: CGColor)
    /// Something that the rasteriser knows and this module does not, such as a layer tree (`render(in:)`).
    case foreign(any ForeignContent)
    /// A recorded drawing, drawn with its top left corner at the origin.
    case drawing(CGDrawing)
    case beginTransparencyLayer
    case endTransparencyLayer
  }

  public struct Clip: Sendable {
    public var path: CGPath
    public var rule: CGPathFillRule

    public init(path: CGPath, rule: CGPathFillRule) {
      self.path = path
      self.rule = rule
    }
  }

  public struct Shadow: Sendable {
    /// In the drawing's base coordinates, points.
    public var offset: CGSize
    /// As in `CGContextSetShadow`: twice the standard deviation, in points.
    public var blur: CGFloat
    public var color: CGColor

    public init(offset: CGSize, blur: CGFloat, color: CGColor) {
      self.offset = offset
      self.blur = blur
      self.color = color
    }
  }

  public struct StrokeStyle: Hashable, Sendable {
    /// In points.
    public var width: CGFloat
    public var cap: CGLineCap
    public var join: CGLineJoin
    public var miterLimit: CGFloat
    public var dashPhase: CGFloat
    /// Lengths of dashes and gaps in turn, points; empty for a solid line.
    public var dashes: [CGFloat]

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

/// Content of a drawing that only a rasteriser of a higher module understands. It must not change once recorded.
public protocol ForeignContent: AnyObject {}

/// Turns drawings into images. Filled by the compositor through the host.
public protocol DrawingRasterizer: AnyObject, Sendable {
  /// An image of `drawing` at `scale` pixels a point. With `isOpaque` the image starts black, else transparent.
  func image(of drawing: CGDrawing, scale: CGFloat, isOpaque: Bool) -> CGImage
}

/// The rasteriser in use; nil until the host has set one.
public enum DrawingServices {
  nonisolated(unsafe) public static var rasterizer: (any DrawingRasterizer)?
}
