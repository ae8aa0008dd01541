import Foundation

extension UIImage {
  public enum SymbolWeight: Int, Sendable {
    /// The weight of the font next to the symbol, or regular.
    case unspecified = 0
    case ultraLight = 1
    case thin = 2
    case light = 3
    case regular = 4
    case medium = 5
    case semibold = 6
    case bold = 7
    case heavy = 8
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

  public enum SymbolScale: Int, Sendable {
    /// The default, which is medium.
    case `default` = -1
    /// The scale of another configuration, or medium.
    case unspecified = 0
    // Small is four fifths of medium, which is slightly larger than capital letters, and large is five quarters of it.
    case small = 1
    case medium = 2
    case large = 3

    var factor: CGFloat {
      switch self {
      case .default, .unspecified, .medium: 1
      case .small: 0.8
      case .large: 1.25
      }
    }
  }
}
