import CoreGraphics
import Foundation

open class UIImage: NSObject, @unchecked Sendable, _ExpressibleByImageLiteral {
  /// The rotation and reflection from the stored pixels to the displayed image.
  public enum Orientation: Int, Sendable {
    case up = 0
    case down = 1
    /// Rotated by 90° counterclockwise.
    case left = 2
    /// Rotated by 90° clockwise.
    case right = 3
    case upMirrored = 4
    case downMirrored = 5
    /// Rotated by 90° counterclockwise, then reflected horizontally.
    case leftMirrored = 6
    /// Rotated by 90° clockwise, then reflected horizontally.
    case rightMirrored = 7
  }

  public enum RenderingMode: Int, Sendable {
    /// The view that shows the image decides.
    case automatic = 0
    case alwaysOriginal = 1
    case alwaysTemplate = 2
  }

  public enum ResizingMode: Int, Sendable {
    case tile = 0
    case stretch = 1
  }

  enum Source {
    case bitmap(CGImage)
    case drawing(CGDrawing)
  }

  let source: Source
  /// In pixels per point.
  public let scale: CGFloat
  public let imageOrientation: Orientation
  public let renderingMode: RenderingMode
  /// The edges that keep their size in a resizable image, in points.
  public let capInsets: UIEdgeInsets
  public let resizingMode: ResizingMode
  /// The color set by `withTintColor(_:)`.
  let tint: UIColor?
  public let images: [UIImage]?
  /// The total time of the images, in seconds. 0 means a thirtieth of a second for each.
  public let duration: TimeInterval
  let symbol: SymbolImage?

  init(
    source: Source, scale: CGFloat = 1, orientation: Orientation = .up, renderingMode: RenderingMode = .automatic,
    capInsets: UIEdgeInsets = .zero, resizingMode: ResizingMode = .tile, tint: UIColor? = nil, images: [UIImage]? = nil,
    duration: TimeInterval = 0, symbol: SymbolImage? = nil
  ) {
    self.source = source
    self.scale = scale > 0 && scale.isFinite ? scale : 1
    imageOrientation = orientation
    self.renderingMode = renderingMode
    self.capInsets = capInsets
    self.resizingMode = resizingMode
    self.tint = tint
    self.images = images
    self.duration = duration
    self.symbol = symbol
    super.init()
  }

  public convenience override init() { self.init(source: .drawing(CGContext(size: .zero).drawing)) }

  public convenience init(cgImage: CGImage) { self.init(source: .bitmap(cgImage)) }

  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(source: .bitmap(cgImage), scale: scale, orientation: orientation)
  }

  /// Creates the image that a context has recorded. It stays a drawing if the host cannot rasterize it.
  convenience init(rendering context: CGContext, scale: CGFloat, isOpaque: Bool) {
    let bitmap = context.makeImage(scale: scale, isOpaque: isOpaque)
    self.init(source: bitmap.map(Source.bitmap) ?? .drawing(context.drawing), scale: scale)
  }

  /// Creates a placeholder if there is no image with the name.
  public required convenience init(imageLiteralResourceName name: String) {
    let image = UIImage.lookUp(name) ?? UIImage.placeholder(named: name)
    self.init(
      source: image.source, scale: image.scale, orientation: image.imageOrientation, renderingMode: image.renderingMode)
  }

  /// Nil if the image is a recorded drawing.
  open var cgImage: CGImage? {
    if case .bitmap(let image) = source { image } else { nil }
  }

  open var size: CGSize {
    let stored = storedSize
    return imageOrientation.swapsSides ? CGSize(width: stored.height, height: stored.width) : stored
  }

  /// The size before the orientation is applied, in points.
  var storedSize: CGSize {
    switch source {
    case .bitmap(let image): CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
    case .drawing(let drawing): drawing.size
    }
  }

  /// Returns nil if the host cannot rasterize or encode the image.
  open func pngData() -> Data? {
    guard let decoder = HostServices.current.imageDecoder, let pixels = uprightPixels else { return nil }
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

public typealias _ImageLiteralType = UIImage
