import Foundation

extension UIImage {
  /// The stroke of a symbol.
  public enum SymbolWeight: Int, Sendable {
    /// That of the font beside it, or regular.
    case unspecified = 0
    /// The thinnest.
    case ultraLight = 1
    case thin = 2
    case light = 3
    case regular = 4
    case medium = 5
    case semibold = 6
    case bold = 7
    case heavy = 8
    /// The thickest.
    case black = 9

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
}
