import CoreGraphics
import Foundation

/// The properties of the images that a renderer creates.
open class UIGraphicsImageRendererFormat: NSObject {
  /// The number of pixels per point.
  open var scale: CGFloat
  /// A Boolean value that indicates whether the image begins black and has no alpha channel.
  ///
  /// The default is false.
  open var opaque = false

  public override init() {
    scale = 1
    super.init()
  }

  /// Creates a format with the scale of the given traits, or 1 if they specify none.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat(for: .current) }

  /// Returns the format for the current screen, like `preferred()`.
  open class func `default`() -> UIGraphicsImageRendererFormat { preferred() }
}

/// The context in which the actions of an image renderer draw.
open class UIGraphicsImageRendererContext: NSObject {
  public let cgContext: CGContext
  public let format: UIGraphicsImageRendererFormat

  init(cgContext: CGContext, format: UIGraphicsImageRendererFormat) {
    self.cgContext = cgContext
    self.format = format
    super.init()
  }

  /// The image drawn so far.
  open var currentImage: UIImage { UIImage(rendering: cgContext, scale: format.scale, isOpaque: format.opaque) }

  open func fill(_ rect: CGRect) { fill(rect, blendMode: .normal) }

  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.fill(rect)
    cgContext.restoreGState()
  }

  /// Strokes just inside a rectangle, one point wide, with the current stroke color.
  open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .normal) }

  /// Strokes just inside a rectangle, one point wide, with the current stroke color and a blend mode.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
    cgContext.restoreGState()
  }

  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// An object that creates images by drawing.
open class UIGraphicsImageRenderer: NSObject {
  public let format: UIGraphicsImageRendererFormat
  private let bounds: CGRect

  /// Creates a renderer for images of a size in points, in the format for the current screen.
  public convenience init(size: CGSize) { self.init(bounds: CGRect(origin: .zero, size: size)) }

  /// Creates a renderer for images of a size in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer in the format for the current screen, whose image shows the area of the actions' coordinates inside
  /// `bounds`.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .preferred()) }

  /// Creates a renderer whose image shows the area of the actions' coordinates inside `bounds`, in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
    super.init()
  }

  /// Returns the image that `actions` draw.
  ///
  /// Their context is the current one.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = CGContext(size: bounds.size)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    let rendererContext = UIGraphicsImageRendererContext(cgContext: context, format: format)
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    actions(rendererContext)
    return rendererContext.currentImage
  }

  /// Returns the image that `actions` draw as the data of a PNG file, or empty data if the host cannot rasterize or encode it.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data { image(actions: actions).pngData() ?? Data() }
}
