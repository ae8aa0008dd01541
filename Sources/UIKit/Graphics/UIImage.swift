import CoreGraphics
import Foundation

/// A picture with a scale: pixels, or a recorded drawing that has not been rasterised.
open class UIImage: NSObject, @unchecked Sendable, _ExpressibleByImageLiteral {
  /// How stored pixels are turned for showing.
  public enum Orientation: Int, Sendable {
    case up = 0
    case down = 1
    /// Turned by 90° anticlockwise.
    case left = 2
    /// Turned by 90° clockwise.
    case right = 3
    case upMirrored = 4
    case downMirrored = 5
    case leftMirrored = 6
    case rightMirrored = 7
  }

  /// Whether an image shows its own colours or is a stencil for the tint colour.
  public enum RenderingMode: Int, Sendable {
    case automatic = 0
    case alwaysOriginal = 1
    case alwaysTemplate = 2
  }

  /// What fills the middle of a resizable image.
  public enum ResizingMode: Int, Sendable {
    case tile = 0
    case stretch = 1
  }

  enum Source {
    case bitmap(CGImage)
    case drawing(CGDrawing)
  }

  let source: Source
  /// Pixels a point.
  public let scale: CGFloat
  public let imageOrientation: Orientation
  public let renderingMode: RenderingMode
  /// The parts at the edges that keep their size when a resizable image is stretched, in points.
  public let capInsets: UIEdgeInsets
  public let resizingMode: ResizingMode
  /// Set by `withTintColor(_:)`.
  let tint: UIColor?

  init(
    source: Source, scale: CGFloat = 1, orientation: Orientation = .up, renderingMode: RenderingMode = .automatic,
    capInsets: UIEdgeInsets = .zero, resizingMode: ResizingMode = .tile, tint: UIColor? = nil
  ) {
    self.source = source
    self.scale = scale > 0 ? scale : 1
    imageOrientation = orientation
    self.renderingMode = renderingMode
    self.capInsets = capInsets
    self.resizingMode = resizingMode
    self.tint = tint
    super.init()
  }

  public convenience init(cgImage: CGImage) { self.init(source: .bitmap(cgImage)) }

  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(source: .bitmap(cgImage), scale: scale, orientation: orientation)
  }

  /// The image that a context has recorded; as a drawing where there is nobody to rasterise it.
  convenience init(rendering context: CGContext, scale: CGFloat, isOpaque: Bool) {
    let bitmap = context.makeImage(scale: scale, isOpaque: isOpaque)
    self.init(source: bitmap.map(Source.bitmap) ?? .drawing(context.drawing), scale: scale)
  }

  /// The image called `name`, as `UIImage(named:)` finds it; a picture of the name where there is none.
  public required convenience init(imageLiteralResourceName name: String) {
    let image = UIImage.lookUp(name) ?? UIImage.placeholder(named: name)
    self.init(
      source: image.source, scale: image.scale, orientation: image.imageOrientation, renderingMode: image.renderingMode)
  }

  /// The pixels; nil for an image that is a recorded drawing.
  open var cgImage: CGImage? {
    if case .bitmap(let image) = source { image } else { nil }
  }

  /// In points, as shown.
  open var size: CGSize {
    let stored = storedSize
    return imageOrientation.swapsSides ? CGSize(width: stored.height, height: stored.width) : stored
  }

  /// In points, before the orientation turns it.
  var storedSize: CGSize {
    switch source {
    case .bitmap(let image): CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
    case .drawing(let drawing): drawing.size
    }
  }

  /// The bytes of a PNG file with the image as it is shown; nil where nobody can rasterise or encode it.
  open func pngData() -> Data? {
    guard let decoder = HostServices.imageDecoder, let pixels = uprightPixels else { return nil }
    return try? decoder.pngData(from: pixels)
  }

  private var uprightPixels: CGImage? {
    if case .bitmap(let image) = source, imageOrientation == .up, tint == nil { return image }
    let context = CGContext(size: size)
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    draw(at: .zero)
    return context.makeImage(scale: scale)
  }

  open override var description: String { "<UIImage \(size.width)×\(size.height) points @\(scale)x>" }
}

extension UIImage.Orientation {
  var swapsSides: Bool {
    switch self {
    case .left, .right, .leftMirrored, .rightMirrored: true
    case .up, .down, .upMirrored, .downMirrored: false
    }
  }
}

/// The type that `#imageLiteral` makes.
public typealias _ImageLiteralType = UIImage
