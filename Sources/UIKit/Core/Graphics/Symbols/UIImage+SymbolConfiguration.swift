import Foundation

extension UIImage {
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// The size of the font next to the symbol, in points, or nil if not specified.
    let pointSize: CGFloat?
    let weight: SymbolWeight
    let scale: SymbolScale
    /// The color of all layers, which is the first of several colors here.
    let color: UIColor?

    init(size: CGFloat? = nil, weight: SymbolWeight = .unspecified, scale: SymbolScale = .unspecified, color: UIColor? = nil) {
      // As in UIKit, 0 means no size.
      self.pointSize = size.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
      self.weight = weight
      self.scale = scale
      self.color = color
      super.init()
    }

    public class var unspecified: SymbolConfiguration { SymbolConfiguration(size: nil) }

    public convenience init(pointSize: CGFloat) { self.init(size: pointSize) }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) { self.init(size: pointSize, weight: weight) }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(size: pointSize, weight: weight, scale: scale)
    }
    public convenience init(scale: SymbolScale) { self.init(size: nil, scale: scale) }
    public convenience init(weight: SymbolWeight) { self.init(size: nil, weight: weight) }
    public convenience init(textStyle: UIFont.TextStyle) { self.init(textStyle: textStyle, scale: .unspecified) }
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(size: UIFont.preferredFont(forTextStyle: textStyle).pointSize, scale: scale)
    }
    public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }
    public convenience init(font: UIFont, scale: SymbolScale) { self.init(size: font.pointSize, scale: scale) }
    /// On iOS secondary layers are paler. Symbols have one layer here.
    public convenience init(hierarchicalColor: UIColor) { self.init(size: nil, color: hierarchicalColor) }
    /// Symbols have one layer here, which has the first color.
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
