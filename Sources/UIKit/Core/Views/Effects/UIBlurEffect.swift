import Foundation

/// An effect that a `UIVisualEffectView` applies to the content behind it.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {
  /// The parameters of the layer behind the view's content.
  var backdrop: BackdropRecipe { BackdropRecipe.none }
  /// The parameters with Reduce Transparency.
  var opaqueBackdrop: BackdropRecipe { backdrop.opaque }
}

/// A blur of the content behind the view.
@preconcurrency @MainActor
public final class UIBlurEffect: UIVisualEffect {
  /// The style of a blur.
  ///
  /// `regular`, `prominent` and the `system…Material` styles adapt to the light and dark interface styles.
  public enum Style: Int, Sendable {
    /// A very light blur.
    case extraLight = 0
    case light = 1
    case dark = 2
    case regular = 4
    /// A blur that makes content more prominent.
    case prominent = 5
    /// The most translucent material.
    case systemUltraThinMaterial = 6
    /// A material that is more translucent than opaque.
    case systemThinMaterial = 7
    /// A material of medium translucency.
    case systemMaterial = 8
    /// A material that is more opaque than translucent.
    case systemThickMaterial = 9
    /// The material of bars and other system elements.
    case systemChromeMaterial = 10
    /// The most translucent material, always light.
    case systemUltraThinMaterialLight = 11
    /// A material that is more translucent than opaque, always light.
    case systemThinMaterialLight = 12
    /// A material of medium translucency, always light.
    case systemMaterialLight = 13
    /// A material that is more opaque than translucent, always light.
    case systemThickMaterialLight = 14
    /// The material of bars, always light.
    case systemChromeMaterialLight = 15
    /// The most translucent material, always dark.
    case systemUltraThinMaterialDark = 16
    /// A material that is more translucent than opaque, always dark.
    case systemThinMaterialDark = 17
    /// A material of medium translucency, always dark.
    case systemMaterialDark = 18
    /// A material that is more opaque than translucent, always dark.
    case systemThickMaterialDark = 19
    /// The material of bars, always dark.
    case systemChromeMaterialDark = 20
  }

  let style: Style

  public init(style: Style) {
    self.style = style
    super.init()
  }

  override var backdrop: BackdropRecipe {
    // The first three are those of Apple's sample code UIImageEffects. The materials are graded between them.
    switch style {
    case .extraLight: .init(radius: 20, tint: .fixed(white: 0.97, alpha: 0.82))
    case .light: .init(radius: 30, tint: .fixed(white: 1, alpha: 0.3))
    case .dark: .init(radius: 20, tint: .fixed(white: 0.11, alpha: 0.73))
    case .regular: .init(radius: 30, tint: .adaptive(lightAlpha: 0.5, darkAlpha: 0.55))
    case .prominent: .init(radius: 20, tint: .adaptive(lightAlpha: 0.82, darkAlpha: 0.73))
    case .systemUltraThinMaterial: .material(.ultraThin, .adaptive)
    case .systemUltraThinMaterialLight: .material(.ultraThin, .light)
    case .systemUltraThinMaterialDark: .material(.ultraThin, .dark)
    case .systemThinMaterial: .material(.thin, .adaptive)
    case .systemThinMaterialLight: .material(.thin, .light)
    case .systemThinMaterialDark: .material(.thin, .dark)
    case .systemMaterial: .material(.medium, .adaptive)
    case .systemMaterialLight: .material(.medium, .light)
    case .systemMaterialDark: .material(.medium, .dark)
    case .systemThickMaterial: .material(.thick, .adaptive)
    case .systemThickMaterialLight: .material(.thick, .light)
    case .systemThickMaterialDark: .material(.thick, .dark)
    case .systemChromeMaterial: .material(.chrome, .adaptive)
    case .systemChromeMaterialLight: .material(.chrome, .light)
    case .systemChromeMaterialDark: .material(.chrome, .dark)
    }
  }
}

/// The parameters of a backdrop layer.
struct BackdropRecipe {
  /// The standard deviation of the blur, in points.
  var radius: CGFloat
  /// The saturation: 1 leaves colors unchanged, and 1.8 is that of the system's effects.
  var saturation: CGFloat = 1.8
  /// The color over the blur.
  var tint: UIColor
  /// The distance by which the rim of glass moves what is behind it, in points.
  var refraction: CGFloat = 0
  /// The opacity of the light on the rim of glass.
  var highlight: CGFloat = 0

  /// The parameters that leave the content behind unchanged.
  @MainActor static let none = BackdropRecipe(radius: 0, saturation: 1, tint: .clear)

  /// The same without what is behind: no blur, and the tint is opaque. The rim of glass catches a little light.
  var opaque: BackdropRecipe {
    let tint = tint
    return BackdropRecipe(
      radius: 0, saturation: 1,
      tint: UIColor { traits in
        let color = tint.resolvedColor(with: traits)
        return color.cgColor.alpha > 0 ? color.withAlphaComponent(1) : color
      }, highlight: min(highlight, 0.25))
  }

  /// The interface style to which a material belongs.
  enum Look {
    case adaptive, light, dark
  }

  /// The radius of a material in points, and the opacity of its tint in each interface style.
  struct Material {
    let radius: CGFloat
    let lightAlpha: CGFloat
    let darkAlpha: CGFloat

    static let ultraThin = Material(radius: 20, lightAlpha: 0.3, darkAlpha: 0.3)
    static let thin = Material(radius: 25, lightAlpha: 0.5, darkAlpha: 0.5)
    static let medium = Material(radius: 30, lightAlpha: 0.7, darkAlpha: 0.65)
    static let thick = Material(radius: 30, lightAlpha: 0.85, darkAlpha: 0.8)
    static let chrome = Material(radius: 30, lightAlpha: 0.8, darkAlpha: 0.75)
  }

  static func material(_ material: Material, _ look: Look) -> BackdropRecipe {
    let tint: UIColor =
      switch look {
      case .adaptive: .adaptive(lightAlpha: material.lightAlpha, darkAlpha: material.darkAlpha)
      case .light: .fixed(white: 0.97, alpha: material.lightAlpha)
      case .dark: .fixed(white: 0.11, alpha: material.darkAlpha)
      }
    return BackdropRecipe(radius: material.radius, tint: tint)
  }
}

extension UIColor {
  fileprivate static func fixed(white: CGFloat, alpha: CGFloat) -> UIColor { UIColor(white: white, alpha: alpha) }

  /// Returns a nearly white tint in the light interface style, or a nearly black one in the dark style.
  fileprivate static func adaptive(lightAlpha: CGFloat, darkAlpha: CGFloat) -> UIColor {
    UIColor { traits in
      traits.userInterfaceStyle == .dark ? UIColor(white: 0.11, alpha: darkAlpha) : UIColor(white: 0.97, alpha: lightAlpha)
    }
  }
}
