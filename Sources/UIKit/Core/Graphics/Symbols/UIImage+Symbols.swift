import CoreGraphics
import Foundation

/// A symbol that an image shows, so that it can be drawn again in another size.
struct SymbolImage {
  let name: String
  let configuration: UIImage.SymbolConfiguration

  /// The point size of the body style, for symbols without a specified size.
  static let defaultPointSize: CGFloat = 17

  /// The image has the tint color of its view unless the configuration has a color.
  func image() -> UIImage {
    let size = (configuration.pointSize ?? Self.defaultPointSize) * configuration.scale.factor
    let drawing =
      SymbolName(name).map { SymbolDrawing(name: $0, pointSize: size, weight: configuration.weight).record() }
      ?? UIImage.placeholderDrawing(ofSymbolWithSize: size)
    return UIImage(
      source: .drawing(drawing), renderingMode: configuration.color == nil ? .alwaysTemplate : .alwaysOriginal, tint: configuration.color,
      symbol: self)
  }
}

/// Symbol images with the names of SF Symbols. Glissade has its own drawings.
extension UIImage {
  /// If there is no drawing for the symbol, the image is a placeholder, and a warning reports its name once.
  public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    guard !name.isEmpty else { return nil }
    if SymbolName(name) == nil { MissingImages.report(symbol: name) }
    let image = SymbolImage(name: name, configuration: configuration as? SymbolConfiguration ?? .unspecified).image()
    self.init(source: image.source, renderingMode: image.renderingMode, tint: image.tint, symbol: image.symbol)
  }

  /// The traits make no difference.
  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) { self.init(systemName: name) }

  public var isSymbolImage: Bool { symbol != nil }

  // The configurations are nil for images that aren't symbols.
  public var symbolConfiguration: SymbolConfiguration? { symbol?.configuration }

  public var configuration: Configuration? { symbol?.configuration }

  /// Images that aren't symbols stay as they are.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard let symbol, let configuration = configuration as? SymbolConfiguration else { return self }
    return SymbolImage(name: symbol.name, configuration: configuration).image()
  }

  /// Returns nil for images that aren't symbols.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    symbol.map { SymbolImage(name: $0.name, configuration: $0.configuration.applying(configuration)).image() }
  }

  /// Returns the image as a view with a preferred configuration shows it. The image's own configuration takes precedence.
  func preferring(_ preferred: SymbolConfiguration?) -> UIImage {
    guard let symbol, let preferred else { return self }
    let image = SymbolImage(name: symbol.name, configuration: preferred.applying(symbol.configuration)).image()
    let color = tint ?? image.tint
    return color == nil && renderingMode != .alwaysOriginal ? image : image.withTintColor(color ?? .black, renderingMode: .alwaysOriginal)
  }

  /// Returns the drawing for an unknown symbol: a square with a dashed frame.
  fileprivate static func placeholderDrawing(ofSymbolWithSize size: CGFloat) -> CGDrawing {
    let side = size * 1.2
    let context = CGContext(size: CGSize(width: side, height: side))
    context.setLineWidth(side / 14)
    context.setLineDash(phase: 0, lengths: [side / 7, side / 9])
    let frame = CGRect(x: 0, y: 0, width: side, height: side).insetBy(dx: side / 8, dy: side / 8)
    context.addPath(CGPath(roundedRect: frame, cornerWidth: side / 6, cornerHeight: side / 6, transform: nil))
    context.strokePath()
    return context.drawing
  }
}

extension UIImageView {
  /// Applies to symbol images, as far as they specify no configuration of their own.
  public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    get { Self.preferredConfigurations[self] }
    set {
      Self.preferredConfigurations[self] = newValue
      symbolConfigurationDidChange()
    }
  }

  private static let preferredConfigurations = AssociatedValue<UIImage.SymbolConfiguration>()
}
