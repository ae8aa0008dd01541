import Foundation

/// The colors and spacing of all menus. Enabled text has a contrast of at least 4.5:1.
@MainActor
enum MenuStyle {
  nonisolated static let padding: CGFloat = 4
  static let gap: CGFloat = 8
  /// The space between the titles and the key combinations.
  static let keyGap: CGFloat = 32

  static let background = dynamic(light: UIColor(white: 0.99, alpha: 1), dark: UIColor(white: 0.165, alpha: 1))
  static let border = dynamic(light: UIColor(white: 0, alpha: 0.14), dark: UIColor(white: 1, alpha: 0.16))
  static let highlight = dynamic(light: UIColor(white: 0.905, alpha: 1), dark: UIColor(white: 0.27, alpha: 1))
  static let separator = dynamic(light: UIColor(white: 0.86, alpha: 1), dark: UIColor(white: 0.29, alpha: 1))
  static let text = dynamic(light: UIColor(white: 0.11, alpha: 1), dark: UIColor(white: 0.94, alpha: 1))
  static let quietText = dynamic(light: UIColor(white: 0.38, alpha: 1), dark: UIColor(white: 0.70, alpha: 1))
  static let disabledText = dynamic(light: UIColor(white: 0.66, alpha: 1), dark: UIColor(white: 0.45, alpha: 1))
  static let destructiveText = dynamic(
    light: UIColor(red: 0.76, green: 0.10, blue: 0.10, alpha: 1), dark: UIColor(red: 1, green: 0.56, blue: 0.53, alpha: 1))

  private static func dynamic(light: UIColor, dark: UIColor) -> UIColor {
    UIColor { $0.userInterfaceStyle == .dark ? dark : light }
  }
}

/// The background of a menu or tool tip: a rounded plate with a hairline border and a shadow.
@MainActor
enum OverlayPlate {
  static func apply(to view: UIView, cornerRadius: CGFloat) {
    view.layer.cornerRadius = cornerRadius
    view.layer.shadowOpacity = 0.22
    view.layer.shadowRadius = 12
    view.layer.shadowOffset = CGSize(width: 0, height: 4)
  }

  /// Updates the colors and the width of the border for the view's traits.
  static func update(_ view: UIView) {
    let traits = view.traitCollection
    view.layer.backgroundColor = MenuStyle.background.resolvedColor(with: traits).cgColor
    view.layer.borderColor = MenuStyle.border.resolvedColor(with: traits).cgColor
    view.layer.borderWidth = 1 / max(1, traits.displayScale)
  }
}
