import Foundation

extension UIImage {
  /// The size, weight and colors of a symbol.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// The size of the font beside the symbol, in points, or nil if not specified.
    let pointSize: CGFloat?
    let weight: SymbolWeight
    let scale: SymbolScale
    /// The color of all layers, which here is the first of several.
    let color: UIColor?

    init(size: CGFloat? = nil, weight: SymbolWeight = .unspecified, scale: SymbolScale = .unspecified, color: UIColor? = nil) {
      // As in UIKit, a size of 0 is none.
      self.pointSize = size.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
      self.weight = weight
      self.scale = scale
      self.color = color
      super.init()
    }

    public class var unspecified: SymbolConfiguration { SymbolConfiguration(size: nil) }

    /// Creates a configuration for a symbol beside text of a size in points.
    public convenience init(pointSize: CGFloat) { self.init(size: pointSize) }
    /// Creates a configuration for a symbol beside text of a size in points.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) { self.init(size: pointSize, weight: weight) }
    /// Creates a configuration for a symbol beside text of a size in points.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(size: pointSize, weight: weight, scale: scale)
    }
    public convenience init(scale: SymbolScale) { self.init(size: nil, scale: scale) }
    public convenience init(weight: SymbolWeight) { self.init(size: nil, weight: weight) }
    public convenience init(textStyle: UIFont.TextStyle) { self.init(textStyle: textStyle, scale: .unspecified) }
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
