import Foundation

/// The dimensions, fonts and colors of alerts and action sheets, those of iOS 13 to 18, in points.
@MainActor
enum AlertStyle {
  static let alertWidth: CGFloat = 270
  static let popoverWidth: CGFloat = 304
  static let cornerRadius: CGFloat = 14
  /// The space between an action sheet and the edges of the screen, and between it and its button that cancels.
  static let sheetMargin: CGFloat = 8
  static let alertButtonHeight: CGFloat = 44
  static let sheetButtonHeight: CGFloat = 57
  static let titleSize: CGFloat = 17
  static let messageSize: CGFloat = 13
  static let fieldHeight: CGFloat = 30
  /// The opacity of the dimming behind, in 0…1.
  static let darkness = UIColor { UIColor(white: 0, alpha: $0.userInterfaceStyle == .dark ? 0.48 : 0.2) }
  static let pressed = UIColor {
    UIColor(white: $0.userInterfaceStyle == .dark ? 1 : 0, alpha: $0.userInterfaceStyle == .dark ? 0.12 : 0.08)
  }
  /// The color on the material, which makes it lighter than a black screen.
  static let lift = UIColor { UIColor(white: 1, alpha: $0.userInterfaceStyle == .dark ? 0.07 : 0) }
  /// The button that cancels an action sheet lies on an opaque plate.
  static let cancelPlate = UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 0.17 : 1, alpha: 1) }
  static let field = UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 0 : 1, alpha: $0.userInterfaceStyle == .dark ? 0.35 : 1) }
}
