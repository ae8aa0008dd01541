import Foundation

/// The operations that were recorded in a `CGContext`, which can be rasterized at any scale.
///
/// `UIView.draw(_:)`, labels, and image renderers record drawings. The compositor turns them into pixels at the scale at which they are
/// shown. Coordinates are points, with the origin at the top left and y pointing down. Drawings are equal only if they are the same object.
package final class CGDrawing: Sendable, Equatable {
  package let size: CGSize
  /// In drawing order.
  package let operations: [Operation]
  /// Unique among drawings.
  package let serial = CGDrawing.serials.next()

  private static let serials = SerialNumbers()

  package init(size: CGSize, operations: [Operation]) {
    self.size = size
    self.operations = operations
  }

  package static func == (a: CGDrawing, b: CGDrawing) -> Bool { a === b }

  /// A drawing operation with all the state that it needs.
  package struct Operation: @unchecked Sendable {
    package var content: Content
    /// The transform from the operation's coordinate space to the drawing's.
    package var transform: CGAffineTransform
    /// In the drawing's coordinate space.
    package var clips: [Clip]
    /// In 0…1.
    package var alpha: CGFloat
    package var blendMode: CGBlendMode
    package var shadow: Shadow?

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

  package enum Content {
    case fill(CGPath, rule: CGPathFillRule, color: CGColor)
    case stroke(CGPath, style: StrokeStyle, color: CGColor)
    case linearGradient(CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions)
    case radialGradient(
      CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
      options: CGGradientDrawingOptions)
    /// The image is upright.
    case image(CGImage, in: CGRect, interpolation: CGInterpolationQuality)
    /// The baseline starts at `origin`.
    case text(TextRun, origin: CGPoint, color: CGColor)
    /// Content that this module doesn't know, such as a layer tree (`render(in:)`).
    case foreign(any ForeignContent)
    /// The top left corner is at the origin.
    case drawing(CGDrawing)
    case beginTransparencyLayer
    case endTransparencyLayer
  }

  package struct Clip: Sendable {
    /// In the drawing's coordinate space.
    package var path: CGPath
    package var rule: CGPathFillRule
  }

  package struct Shadow: Sendable {
    /// In the drawing's coordinate space, in points.
    package var offset: CGSize
    /// The blur as in `CGContextSetShadow`: twice the standard deviation, in points.
    package var blur: CGFloat
    package var color: CGColor

    package init(offset: CGSize, blur: CGFloat, color: CGColor) {
      self.offset = offset
      self.blur = blur
      self.color = color
    }
  }

  package struct StrokeStyle: Hashable, Sendable {
    package var width: CGFloat
    package var cap: CGLineCap
    package var join: CGLineJoin
    /// The limit of a mitered corner's length, in line widths, beyond which it is beveled.
    package var miterLimit: CGFloat
    /// The offset into the dash pattern at which the stroke begins, in points.
    package var dashPhase: CGFloat
    /// The alternating lengths of dashes and gaps, in points. Empty for a solid line.
    package var dashes: [CGFloat]

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

/// Turns drawings into images. The host provides the compositor's rasterizer.
package protocol DrawingRasterizer: AnyObject, Sendable {
  /// The scale is in pixels per point. An opaque image starts black instead of transparent.
  func image(of drawing: CGDrawing, scale: CGFloat, isOpaque: Bool) -> CGImage
}
