import Foundation

/// The values are those that Apple's Human Interface Guidelines list for iOS.
extension UIColor {
  // MARK: Adaptable colors

  public static let systemRed = adaptive(0xff3b30, dark: 0xff453a)
  public static let systemOrange = adaptive(0xff9500, dark: 0xff9f0a)
  public static let systemYellow = adaptive(0xffcc00, dark: 0xffd60a)
  public static let systemGreen = adaptive(0x34c759, dark: 0x30d158)
  public static let systemMint = adaptive(0x00c7be, dark: 0x63e6e2)
  public static let systemTeal = adaptive(0x30b0c7, dark: 0x40c8e0)
  public static let systemCyan = adaptive(0x32ade6, dark: 0x64d2ff)
  public static let systemBlue = adaptive(0x007aff, dark: 0x0a84ff)
  public static let systemIndigo = adaptive(0x5856d6, dark: 0x5e5ce6)
  public static let systemPurple = adaptive(0xaf52de, dark: 0xbf5af2)
  public static let systemPink = adaptive(0xff2d55, dark: 0xff375f)
  public static let systemBrown = adaptive(0xa2845e, dark: 0xac8e68)
  public static let systemGray = adaptive(0x8e8e93, dark: 0x8e8e93)
  public static let systemGray2 = adaptive(0xaeaeb2, dark: 0x636366)
  public static let systemGray3 = adaptive(0xc7c7cc, dark: 0x48484a)
  public static let systemGray4 = adaptive(0xd1d1d6, dark: 0x3a3a3c)
  public static let systemGray5 = adaptive(0xe5e5ea, dark: 0x2c2c2e)
  public static let systemGray6 = adaptive(0xf2f2f7, dark: 0x1c1c1e)
  public static let tintColor = systemBlue

  // MARK: Text

  public static let label = adaptive(0x000000, dark: 0xffffff)
  public static let secondaryLabel = adaptive(0x3c3c43, 0.6, dark: 0xebebf5, 0.6, highContrastAlpha: 0.8)
  public static let tertiaryLabel = adaptive(0x3c3c43, 0.3, dark: 0xebebf5, 0.3, highContrastAlpha: 0.7)
  public static let quaternaryLabel = adaptive(0x3c3c43, 0.18, dark: 0xebebf5, 0.16, highContrastAlpha: 0.55)
  public static let placeholderText = adaptive(0x3c3c43, 0.3, dark: 0xebebf5, 0.3, highContrastAlpha: 0.7)
  public static let link = adaptive(0x007aff, dark: 0x0984ff)
  // `darkText` and `lightText` are for light and dark backgrounds in both interface styles.
  public static let darkText = UIColor(white: 0, alpha: 1)
  public static let lightText = UIColor(white: 1, alpha: 0.6)

  // MARK: Backgrounds

  public static let systemBackground = adaptive(0xffffff, dark: 0x000000, elevated: 0x1c1c1e)
  public static let secondarySystemBackground = adaptive(0xf2f2f7, dark: 0x1c1c1e, elevated: 0x2c2c2e)
  public static let tertiarySystemBackground = adaptive(0xffffff, dark: 0x2c2c2e, elevated: 0x3a3a3c)
  public static let systemGroupedBackground = adaptive(0xf2f2f7, dark: 0x000000, elevated: 0x1c1c1e)
  public static let secondarySystemGroupedBackground = adaptive(0xffffff, dark: 0x1c1c1e, elevated: 0x2c2c2e)
  public static let tertiarySystemGroupedBackground = adaptive(0xf2f2f7, dark: 0x2c2c2e, elevated: 0x3a3a3c)

  // MARK: Fills and lines

  public static let systemFill = adaptive(0x787880, 0.2, dark: 0x787880, 0.36)
  public static let secondarySystemFill = adaptive(0x787880, 0.16, dark: 0x787880, 0.32)
  public static let tertiarySystemFill = adaptive(0x767680, 0.12, dark: 0x767680, 0.24)
  public static let quaternarySystemFill = adaptive(0x747480, 0.08, dark: 0x767680, 0.18)
  public static let separator = adaptive(0x3c3c43, 0.29, dark: 0x545458, 0.6)
  public static let opaqueSeparator = adaptive(0xc6c6c8, dark: 0x38383a)

  private static func adaptive(
    _ light: UInt32, _ lightAlpha: CGFloat = 1, dark: UInt32, _ darkAlpha: CGFloat = 1, highContrastAlpha: CGFloat? = nil,
    elevated: UInt32? = nil
  ) -> UIColor {
    let lightColor = UIColor(rgb: light, alpha: lightAlpha)
    let darkColor = UIColor(rgb: dark, alpha: darkAlpha)
    let elevatedColor = elevated.map { UIColor(rgb: $0, alpha: darkAlpha) } ?? darkColor
    return UIColor { traits in
      let front = traits.userInterfaceLevel == .elevated ? elevatedColor : darkColor
      let color = traits.userInterfaceStyle == .dark ? front : lightColor
      guard traits.accessibilityContrast == .high, let highContrastAlpha else { return color }
      return color.withAlphaComponent(highContrastAlpha)
    }
  }

  private convenience init(rgb: UInt32, alpha: CGFloat) {
    self.init(
      red: CGFloat(rgb >> 16 & 0xff) / 255, green: CGFloat(rgb >> 8 & 0xff) / 255, blue: CGFloat(rgb & 0xff) / 255, alpha: alpha)
  }
}
