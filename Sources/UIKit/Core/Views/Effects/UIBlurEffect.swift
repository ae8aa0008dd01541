import Foundation

@preconcurrency @MainActor
open class UIVisualEffect: NSObject {
  /// The parameters of the layer behind the view's content.
  var backdrop: BackdropRecipe { BackdropRecipe.none }
  /// The parameters for Reduce Transparency.
  var opaqueBackdrop: BackdropRecipe { backdrop.opaque }
}

@preconcurrency @MainActor
public final class UIBlurEffect: UIVisualEffect {
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
    case systemUltraThinMaterialLight = 11
    case systemThinMaterialLight = 12
    case systemMaterialLight = 13
    case systemThickMaterialLight = 14
    case systemChromeMaterialLight = 15
    case systemUltraThinMaterialDark = 16
    case systemThinMaterialDark = 17
    case systemMaterialDark = 18
    case systemThickMaterialDark = 19
    case systemChromeMaterialDark = 20
  }

  let style: Style

  public init(style: Style) {
    self.style = style
    super.init()
  }

  override var backdrop: BackdropRecipe {
    // The first three are from Apple's sample code UIImageEffects. The materials are graded between them.
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
  var tint: UIColor
  /// The distance by which the rim of glass displaces what is behind it, in points.
  var refraction: CGFloat = 0
  /// The opacity of the light on the rim of glass.
  var highlight: CGFloat = 0

  /// The parameters that leave the content behind unchanged.
  @MainActor static let none = BackdropRecipe(radius: 0, saturation: 1, tint: .clear)

  /// The same without a blur, and with an opaque tint. The rim of glass catches a little light.
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
