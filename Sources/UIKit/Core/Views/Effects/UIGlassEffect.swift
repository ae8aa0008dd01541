import Foundation

/// The glass blurs what is behind it a little, and its rim refracts it like a lens and catches light from the top left. Its shape is a
/// capsule, unless the view has a `cornerConfiguration` or its layer a `cornerRadius`.
///
/// The parameters are chosen by eye.
@preconcurrency @MainActor
open class UIGlassEffect: UIVisualEffect {
  public enum Style: Int, Sendable {
    case regular = 0
    case clear = 1
  }

  private var style = Style.regular

  open var isInteractive = false
  open var tintColor: UIColor?

  public convenience init(style: Style) {
    self.init()
    self.style = style
  }

  override var backdrop: BackdropRecipe {
    var recipe =
      switch style {
      case .regular: BackdropRecipe(radius: 5, saturation: 1.5, tint: .glass(light: 0.42, dark: 0.4), refraction: 11, highlight: 0.8)
      case .clear: BackdropRecipe(radius: 1.2, saturation: 1.15, tint: .glass(light: 0.06, dark: 0.1), refraction: 13, highlight: 0.8)
      }
    if let tintColor {
      recipe.tint = UIColor { traits in
        let color = tintColor.resolvedColor(with: traits)
        return color.withAlphaComponent(color.cgColor.alpha * 0.72)
      }
    }
    return recipe
  }
}

/// Pieces of glass with the same appearance that come closer than `spacing` bulge toward each other and become one, and separate when they
/// move apart. Pieces inside views that clip their subviews, or that are rotated, stay apart.
@preconcurrency @MainActor
open class UIGlassContainerEffect: UIVisualEffect {
  open var spacing: CGFloat = 0
}

extension UIColor {
  fileprivate static func glass(light: CGFloat, dark: CGFloat) -> UIColor {
    UIColor { traits in
      traits.userInterfaceStyle == .dark ? UIColor(white: 0.1, alpha: dark) : UIColor(white: 0.98, alpha: light)
    }
  }
}
