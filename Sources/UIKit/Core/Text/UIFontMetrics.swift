import CoreGraphics
import Foundation

public final class UIFontMetrics: NSObject, Sendable {
  private let style: UIFont.TextStyle

  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  public static let `default` = UIFontMetrics(forTextStyle: .body)

  public func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    scaledFont(for: font, maximumPointSize: .infinity, compatibleWith: traitCollection)
  }

  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    let maximum = maximumPointSize > 0 ? maximumPointSize : .infinity
    let scaling = FontScaling(base: font.face, style: style, maximum: maximum)
    return scaling.font(for: traitCollection?.preferredContentSizeCategory ?? .unspecified)
  }

  public func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

  public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    value * style.scale(for: FontScaling.resolved(traitCollection?.preferredContentSizeCategory ?? .unspecified))
  }
}

/// The size of a font that follows the preferred text size.
struct FontScaling: Sendable {
  /// The font for the default size.
  var base: FontDescription
  var style: UIFont.TextStyle
  /// The largest size, in points.
  var maximum = CGFloat.infinity

  /// Returns the font for a preferred text size, or for that of the current traits if it is unspecified.
  func font(for category: UIContentSizeCategory) -> UIFont {
    var face = base
    face.size = min((base.size * style.scale(for: Self.resolved(category))).rounded(), max(maximum, 1))
    return UIFont(face: face, scaling: self)
  }

  static func resolved(_ category: UIContentSizeCategory) -> UIContentSizeCategory {
    category == .unspecified ? UITraitCollection.current.preferredContentSizeCategory : category
  }
}

extension UIFont.TextStyle {
  /// The sizes of a style from the smallest to the largest preferred text size, in points, from the tables of Dynamic Type in the Human
  /// Interface Guidelines.
  private var sizes: [CGFloat] {
    switch self {
    case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
    default: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    }
  }

  var defaultSize: CGFloat { sizes[UIContentSizeCategory.large.index] }

  func scale(for category: UIContentSizeCategory) -> CGFloat { sizes[category.index] / defaultSize }
}

extension UIFont {
  /// Returns the font for another preferred text size, or this one if its size is fixed.
  func adjusted(to traits: UITraitCollection) -> UIFont { scaling?.font(for: traits.preferredContentSizeCategory) ?? self }
}
