import Foundation

/// What a `UIVisualEffectView` does to what lies behind it.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {
  /// What the effect asks of the layer behind the view's content.
  var backdrop: BackdropRecipe { BackdropRecipe.none }
}

/// A blur of what lies behind the view.
@preconcurrency @MainActor
public final class UIBlurEffect: UIVisualEffect {
  /// The look of the blur. The `system…Material` styles and `regular`, `prominent` follow light and dark.
  public enum Style: Int, Sendable {
    case extraLight = 0
    case light = 1
    case dark = 2
    case regular = 4
    case prominent = 5
    case systemUltraThinMaterial = 6
    case systemThinMaterial = 7
    case systemMaterial = 8
    case systemThickMaterial = 9
    case systemChromeMaterial = 10
  }

  private let style: Style

  /// A blur with a look.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  override var backdrop: BackdropRecipe {
    // The first three are those of Apple's sample code UIImageEffects; the materials are graded between them.
    switch style {
    case .extraLight: .init(radius: 20, tint: .fixed(white: 0.97, alpha: 0.82))
    case .light: .init(radius: 30, tint: .fixed(white: 1, alpha: 0.3))
    case .dark: .init(radius: 20, tint: .fixed(white: 0.11, alpha: 0.73))
    case .regular: .init(radius: 30, tint: .adaptive(lightAlpha: 0.5, darkAlpha: 0.55))
    case .prominent: .init(radius: 20, tint: .adaptive(lightAlpha: 0.82, darkAlpha: 0.73))
    case .systemUltraThinMaterial: .init(radius: 20, tint: .adaptive(lightAlpha: 0.3, darkAlpha: 0.3))
    case .systemThinMaterial: .init(radius: 25, tint: .adaptive(lightAlpha: 0.5, darkAlpha: 0.5))
    case .systemMaterial: .init(radius: 30, tint: .adaptive(lightAlpha: 0.7, darkAlpha: 0.65))
    case .systemThickMaterial: .init(radius: 30, tint: .adaptive(lightAlpha: 0.85, darkAlpha: 0.8))
    case .systemChromeMaterial: .init(radius: 30, tint: .adaptive(lightAlpha: 0.8, darkAlpha: 0.75))
    }
  }
}

/// What is asked of a backdrop layer.
struct BackdropRecipe {
  /// The blur's standard deviation, in points.
  var radius: CGFloat
  /// 1 leaves colours as they are; 1.8 is the system's vivid look.
  var saturation: CGFloat = 1.8
  /// Laid over the blur.
  var tint: UIColor

  /// Leaves what lies behind as it is.
  @MainActor static let none = BackdropRecipe(radius: 0, saturation: 1, tint: .clear)
}

extension UIColor {
  fileprivate static func fixed(white: CGFloat, alpha: CGFloat) -> UIColor { UIColor(white: white, alpha: alpha) }

  /// A nearly white tint on light interfaces, a nearly black one on dark ones.
  fileprivate static func adaptive(lightAlpha: CGFloat, darkAlpha: CGFloat) -> UIColor {
    UIColor { traits in
      traits.userInterfaceStyle == .dark ? UIColor(white: 0.11, alpha: darkAlpha) : UIColor(white: 0.97, alpha: lightAlpha)
    }
  }
}
