import CoreGraphics
import Foundation

/// How an image renderer makes its images.
open class UIGraphicsImageRendererFormat: NSObject {
  /// Pixels a point.
  open var scale: CGFloat
  /// Whether the image starts black and has no alpha.
  open var opaque = false

  public override init() {
    scale = 1
    super.init()
  }

  /// The format for traits: their scale, or 1 where they specify none.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  /// The format for the screen that is drawn on.
  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat(for: .current) }

  open class func `default`() -> UIGraphicsImageRendererFormat { preferred() }
}

/// What the actions of an image renderer draw with.
open class UIGraphicsImageRendererContext: NSObject {
  public let cgContext: CGContext
  public let format: UIGraphicsImageRendererFormat

  init(cgContext: CGContext, format: UIGraphicsImageRendererFormat) {
    self.cgContext = cgContext
    self.format = format
    super.init()
  }

  /// What has been drawn so far.
  open var currentImage: UIImage { UIImage(rendering: cgContext, scale: format.scale, isOpaque: format.opaque) }

  open func fill(_ rect: CGRect) { fill(rect, blendMode: .normal) }

  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.fill(rect)
    cgContext.restoreGState()
  }

  open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .normal) }

  /// Strokes just inside the rectangle, a point wide.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
    cgContext.restoreGState()
  }

  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Makes images by drawing.
open class UIGraphicsImageRenderer: NSObject {
  public let format: UIGraphicsImageRendererFormat
  private let bounds: CGRect

  public convenience init(size: CGSize) { self.init(bounds: CGRect(origin: .zero, size: size)) }

  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .preferred()) }

  /// A renderer whose image shows the part of the actions' coordinates inside `bounds` (points).
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
    super.init()
  }

  /// The image that `actions` draw, with their context as the current one.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = CGContext(size: bounds.size)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    let rendererContext = UIGraphicsImageRendererContext(cgContext: context, format: format)
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    actions(rendererContext)
    return rendererContext.currentImage
  }

  /// The image that `actions` draw as a PNG file; empty where there is nobody to rasterise or encode.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data { image(actions: actions).pngData() ?? Data() }
}
