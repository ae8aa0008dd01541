import Foundation

/// The operations that were recorded in a `CGContext`, which can be rasterized at any scale.
///
/// `UIView.draw(_:)`, labels, and image renderers record drawings. The compositor turns them into pixels at the scale at
/// which they are shown. Coordinates are points, with the origin at the top left and y pointing down.
package final class CGDrawing: Sendable {
  /// The size of the drawing area, in points. Its origin is (0, 0).
  package let size: CGSize
  /// The operations, in drawing order.
  package let operations: [Operation]
  /// A number that no other drawing has.
  package let serial = CGDrawing.serials.next()

  private static let serials = SerialNumbers()

  /// Creates a drawing with the given size in points and the given operations.
  package init(size: CGSize, operations: [Operation]) {
    self.size = size
    self.operations = operations
  }

  /// A drawing operation with all the state that it needs.
  package struct Operation: @unchecked Sendable {
    /// The kind of the operation, with its parameters.
    package var content: Content
    /// The transform from the operation's coordinates to the drawing's.
    package var transform: CGAffineTransform
    /// The areas to clip to, in the drawing's coordinates. Empty for none.
    package var clips: [Clip]
    /// The opacity, 0…1.
    package var alpha: CGFloat
    /// The blend mode that combines the operation with what has been drawn before.
    package var blendMode: CGBlendMode
    /// The shadow, or nil for none.
    package var shadow: Shadow?

    /// Creates an operation.
    package init(
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
  package enum Content {
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
  package struct Clip: Sendable {
    /// The outline of the area, in the drawing's coordinates.
    package var path: CGPath
    /// The rule that determines the inside of the path.
    package var rule: CGPathFillRule

    /// Creates a clip.
    package init(path: CGPath, rule: CGPathFillRule) {
      self.path = path
      self.rule = rule
    }
  }

  /// A shadow of an operation.
  package struct Shadow: Sendable {
    /// The offset in the drawing's base coordinates, in points.
    package var offset: CGSize
    /// The blur as in `CGContextSetShadow`: twice the standard deviation, in points.
    package var blur: CGFloat
    /// The color of the shadow.
    package var color: CGColor

    /// Creates a shadow.
    package init(offset: CGSize, blur: CGFloat, color: CGColor) {
      self.offset = offset
      self.blur = blur
      self.color = color
    }
  }

  /// The appearance of a stroke.
  package struct StrokeStyle: Hashable, Sendable {
    /// The width, in points.
    package var width: CGFloat
    /// The shape of the ends.
    package var cap: CGLineCap
    /// The shape of the corners.
    package var join: CGLineJoin
    /// The limit of a mitered corner's length, in line widths, beyond which it is beveled.
    package var miterLimit: CGFloat
    /// The offset into the dash pattern at which the stroke begins, in points.
    package var dashPhase: CGFloat
    /// The lengths of dashes and gaps in turn, in points. Empty for a solid line.
    package var dashes: [CGFloat]

    /// Creates a stroke style, by default a solid line one point wide.
    package init(
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

/// Content of a drawing whose type a higher module defines, and which the compositor draws. It must not change once recorded.
package protocol ForeignContent: AnyObject {}

/// An object that turns drawings into images. The host provides the compositor's.
package protocol DrawingRasterizer: AnyObject, Sendable {
  /// Returns an image of `drawing` at `scale` pixels per point. With `isOpaque` the image starts black instead of transparent.
  func image(of drawing: CGDrawing, scale: CGFloat, isOpaque: Bool) -> CGImage
}
