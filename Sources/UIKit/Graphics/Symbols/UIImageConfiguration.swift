import Foundation

extension UIImage {
  /// The properties of an image that don't come from its pixels.
  open class Configuration: NSObject, @unchecked Sendable {
    override init() { super.init() }

    /// Returns a configuration with the properties of this one, replaced by those that `otherConfiguration` specifies.
    open func applying(_ otherConfiguration: Configuration?) -> Self { self }
  }

  /// The stroke of a symbol.
  public enum SymbolWeight: Int, Sendable {
    /// That of the font beside it, or regular.
    case unspecified = 0
    /// The thinnest.
    case ultraLight = 1
    /// Thin.
    case thin = 2
    /// Light.
    case light = 3
    /// Regular.
    case regular = 4
    /// Medium.
    case medium = 5
    /// Semibold.
    case semibold = 6
    /// Bold.
    case bold = 7
    /// Heavy.
    case heavy = 8
    /// The thickest.
    case black = 9

    /// Returns the font weight that corresponds to the weight.
    public func fontWeight() -> UIFont.Weight {
      switch self {
      case .unspecified, .regular: .regular
      case .ultraLight: .ultraLight
      case .thin: .thin
      case .light: .light
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      case .heavy: .heavy
      case .black: .black
      }
    }
  }

  /// The size of a symbol relative to text.
  public enum SymbolScale: Int, Sendable {
    /// The default, which is medium.
    case `default` = -1
    /// That of another configuration, or medium.
    case unspecified = 0
    /// Four fifths of medium.
    case small = 1
    /// As large as capital letters with a little room.
    case medium = 2
    /// Five quarters of medium.
    case large = 3

    /// The factor by which the scale changes the size.
    var factor: CGFloat {
      switch self {
      case .default, .unspecified, .medium: 1
      case .small: 0.8
      case .large: 1.25
      }
    }
  }

  /// The size, weight and colors of a symbol.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// The size of the font beside the symbol, in points, or nil if not specified.
    let pointSize: CGFloat?
    let weight: SymbolWeight
    let scale: SymbolScale
    /// The color of all layers, which here is the first of several.
    let color: UIColor?

    init(size: CGFloat? = nil, weight: SymbolWeight = .unspecified, scale: SymbolScale = .unspecified, color: UIColor? = nil) {
      self.pointSize = size
      self.weight = weight
      self.scale = scale
      self.color = color
      super.init()
    }

    /// A configuration that specifies nothing.
    public class var unspecified: SymbolConfiguration { SymbolConfiguration(size: nil) }

    /// Creates a configuration for a symbol beside text of a size in points.
    public convenience init(pointSize: CGFloat) { self.init(size: pointSize) }
    /// Creates a configuration for a symbol beside text of a size in points.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) { self.init(size: pointSize, weight: weight) }
    /// Creates a configuration for a symbol beside text of a size in points.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(size: pointSize, weight: weight, scale: scale)
    }
    /// Creates a configuration with a scale.
    public convenience init(scale: SymbolScale) { self.init(size: nil, scale: scale) }
    /// Creates a configuration with a weight.
    public convenience init(weight: SymbolWeight) { self.init(size: nil, weight: weight) }
    /// Creates a configuration for a symbol beside text of a style.
    public convenience init(textStyle: UIFont.TextStyle) { self.init(textStyle: textStyle, scale: .unspecified) }
    /// Creates a configuration for a symbol beside text of a style.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(size: UIFont.preferredFont(forTextStyle: textStyle).pointSize, scale: scale)
    }
    /// Creates a configuration for a symbol beside text in a font.
    public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }
    /// Creates a configuration for a symbol beside text in a font.
    public convenience init(font: UIFont, scale: SymbolScale) { self.init(size: font.pointSize, scale: scale) }
    /// Creates a configuration with one color for all layers.
    ///
    /// On iOS secondary layers are paler. Symbols have one layer here.
    public convenience init(hierarchicalColor: UIColor) { self.init(size: nil, color: hierarchicalColor) }
    /// Creates a configuration with a color for each layer. Symbols have one layer here, which has the first color.
    public convenience init(paletteColors: [UIColor]) { self.init(size: nil, color: paletteColors.first) }

    public override func applying(_ otherConfiguration: Configuration?) -> Self {
      guard let other = otherConfiguration as? SymbolConfiguration else { return self }
      let merged = SymbolConfiguration(
        size: other.pointSize ?? pointSize, weight: other.weight == .unspecified ? weight : other.weight,
        scale: other.scale == .unspecified ? scale : other.scale, color: other.color ?? color)
      return unsafeDowncast(merged, to: Self.self)
    }
  }
}
