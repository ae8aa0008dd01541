import CoreGraphics
import Foundation

/// An image with a scale: pixels, or a recorded drawing that has not been rasterized.
open class UIImage: NSObject, @unchecked Sendable, _ExpressibleByImageLiteral {
  /// The rotation and reflection between the stored pixels and the displayed image.
  public enum Orientation: Int, Sendable {
    /// Unchanged.
    case up = 0
    /// Rotated by 180°.
    case down = 1
    /// Rotated by 90° counterclockwise.
    case left = 2
    /// Rotated by 90° clockwise.
    case right = 3
    /// Reflected horizontally.
    case upMirrored = 4
    /// Reflected vertically.
    case downMirrored = 5
    /// Rotated by 90° counterclockwise, then reflected horizontally.
    case leftMirrored = 6
    /// Rotated by 90° clockwise, then reflected horizontally.
    case rightMirrored = 7
  }

  /// The use of an image's own colors or of the tint color.
  public enum RenderingMode: Int, Sendable {
    /// The view that shows the image decides.
    case automatic = 0
    /// The image is shown in its own colors.
    case alwaysOriginal = 1
    /// The shape of the image is filled with the tint color.
    case alwaysTemplate = 2
  }

  /// The fill of a resizable image's center.
  public enum ResizingMode: Int, Sendable {
    /// Copies side by side.
    case tile = 0
    case stretch = 1
  }

  enum Source {
    case bitmap(CGImage)
    case drawing(CGDrawing)
  }

  let source: Source
  /// The number of pixels per point.
  public let scale: CGFloat
  /// The orientation in which the stored pixels are displayed.
  public let imageOrientation: Orientation
  /// The use of the image's own colors or of the tint color.
  public let renderingMode: RenderingMode
  /// The insets of the parts that keep their size in a resizable image, in points.
  public let capInsets: UIEdgeInsets
  /// The fill of the center of a resizable image.
  public let resizingMode: ResizingMode
  /// The color that `withTintColor(_:)` has set, or nil.
  let tint: UIColor?
  /// The images of an animated image, in order, or nil if it isn't animated.
  public let images: [UIImage]?
  /// The time that the images of an animated image take together, in seconds. 0 means a thirtieth of a second for each.
  public let duration: TimeInterval
  /// The symbol that the image shows, or nil.
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

  /// Creates an image from pixels, with one pixel per point.
  public convenience init(cgImage: CGImage) { self.init(source: .bitmap(cgImage)) }

  /// Creates an image from pixels, with a scale in pixels per point and an orientation.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(source: .bitmap(cgImage), scale: scale, orientation: orientation)
  }

  /// Creates the image that a context has recorded. It stays a drawing if the host cannot rasterize it.
  convenience init(rendering context: CGContext, scale: CGFloat, isOpaque: Bool) {
    let bitmap = context.makeImage(scale: scale, isOpaque: isOpaque)
    self.init(source: bitmap.map(Source.bitmap) ?? .drawing(context.drawing), scale: scale)
  }

  /// Creates the image with the given name, like `UIImage(named:)`, or a placeholder if there is none.
  public required convenience init(imageLiteralResourceName name: String) {
    let image = UIImage.lookUp(name) ?? UIImage.placeholder(named: name)
    self.init(
      source: image.source, scale: image.scale, orientation: image.imageOrientation, renderingMode: image.renderingMode)
  }

  /// The pixels, or nil if the image is a recorded drawing.
  open var cgImage: CGImage? {
    if case .bitmap(let image) = source { image } else { nil }
  }

  /// The size of the displayed image, in points.
  open var size: CGSize {
    let stored = storedSize
    return imageOrientation.swapsSides ? CGSize(width: stored.height, height: stored.width) : stored
  }

  /// The size of the stored image before its orientation is applied, in points.
  var storedSize: CGSize {
    switch source {
    case .bitmap(let image): CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
    case .drawing(let drawing): drawing.size
    }
  }

  /// Returns the displayed image as the data of a PNG file, or nil if the host cannot rasterize or encode it.
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
