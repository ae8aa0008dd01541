import Foundation

/// The dimensions, in points, and the colors of alerts and action sheets, as on iOS 13 to 18.
@MainActor
enum AlertStyle {
  static let alertWidth: CGFloat = 270
  static let popoverWidth: CGFloat = 304
  static let cornerRadius: CGFloat = 14
  /// The space between an action sheet and the edges of the screen, and between the sheet and its cancel button.
  static let sheetMargin: CGFloat = 8
  static let alertButtonHeight: CGFloat = 44
  static let sheetButtonHeight: CGFloat = 57
  static let titleSize: CGFloat = 17
  static let messageSize: CGFloat = 13
  static let fieldHeight: CGFloat = 30
  /// The dimming of the views behind.
  static let darkness = UIColor { UIColor(white: 0, alpha: $0.userInterfaceStyle == .dark ? 0.48 : 0.2) }
  static let pressed = UIColor {
    UIColor(white: $0.userInterfaceStyle == .dark ? 1 : 0, alpha: $0.userInterfaceStyle == .dark ? 0.12 : 0.08)
  }
  /// The color over the material, which makes it lighter than a black screen.
  static let lift = UIColor { UIColor(white: 1, alpha: $0.userInterfaceStyle == .dark ? 0.07 : 0) }
  /// The opaque plate of an action sheet's cancel button.
  static let cancelPlate = UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 0.17 : 1, alpha: 1) }
  static let field = UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 0 : 1, alpha: $0.userInterfaceStyle == .dark ? 0.35 : 1) }
}
