import UIKit

/// The metrics, fonts and colors of the panel: an 8-point grid, font sizes of 15, 13 and 11 points, and a contrast of at least 4.5:1.
@MainActor
enum PanelStyle {
  static let width: CGFloat = 328
  /// The space between the content and the sides of the panel.
  static let margin: CGFloat = 16
  static let gap: CGFloat = 8
  /// The distance from one row to the next.
  static let rowPitch: CGFloat = 32
  static let rowHeight: CGFloat = 28
  /// The distance by which rows extend into the panel's margins. It keeps their background and focus ring away from the text.
  static let rowOutset: CGFloat = 10
  /// The widths of the columns with numbers and with their units.
  static let valueWidth: CGFloat = 54
  static let unitWidth: CGFloat = 24

  static let title = UIFont.systemFont(ofSize: 15, weight: .semibold)
  static let body = UIFont.systemFont(ofSize: 13)
  /// A font with digits of equal width, so that a value doesn't move while it changes.
  static let figures = UIFont.monospacedDigitSystemFont(ofSize: 13, weight: .regular)
  static let caption = UIFont.systemFont(ofSize: 11)
  static let heading = UIFont.systemFont(ofSize: 11, weight: .semibold)

  static let background = WorkbenchColors.chrome
  static let text = dynamic(light: (0.11, 0.11, 0.12), dark: (0.93, 0.93, 0.94))
  static let quietText = dynamic(light: (0.38, 0.38, 0.40), dark: (0.66, 0.66, 0.68))
  static let accent = dynamic(light: (0.0, 0.40, 0.84), dark: (0.36, 0.66, 1.0))
  /// The color of text on the accent color.
  static let onAccent = dynamic(light: (1, 1, 1), dark: (0.04, 0.08, 0.14))
  static let wrong = dynamic(light: (0.76, 0.10, 0.10), dark: (1.0, 0.50, 0.47))
  static let hairline = dynamic(light: (0.83, 0.83, 0.845), dark: (0.22, 0.22, 0.23))
  /// The colors of a slider's track after the thumb, and of the mark at its default.
  static let track = dynamic(light: (0.82, 0.82, 0.835), dark: (0.31, 0.31, 0.33))
  static let mark = dynamic(light: (0.66, 0.66, 0.68), dark: (0.46, 0.46, 0.48))
  /// The backgrounds of text fields, and of a row under the pointer.
  static let field = dynamic(light: (0.885, 0.885, 0.90), dark: (0.22, 0.22, 0.235))
  static let hover = WorkbenchColors.hover

  static func label(_ font: UIFont, _ color: UIColor) -> UILabel {
    let label = UILabel()
    label.font = font
    label.textColor = color
    return label
  }

  /// The configuration of the most important button.
  static var prominentButton: UIButton.Configuration {
    var configuration = UIButton.Configuration.filled()
    configuration.buttonSize = .mini
    configuration.baseForegroundColor = onAccent
    return configuration
  }

  static var grayButton: UIButton.Configuration {
    var configuration = UIButton.Configuration.gray()
    configuration.buttonSize = .mini
    configuration.baseForegroundColor = text
    configuration.baseBackgroundColor = field
    return configuration
  }

  /// The configuration of a button that is on.
  static var chosenButton: UIButton.Configuration {
    var configuration = UIButton.Configuration.tinted()
    configuration.buttonSize = .mini
    configuration.baseForegroundColor = accent
    configuration.baseBackgroundColor = accent
    return configuration
  }

  /// The configuration of an icon without a background.
  static func iconButton(_ icon: PanelIcon) -> UIButton.Configuration {
    var configuration = UIButton.Configuration.plain()
    configuration.buttonSize = .mini
    configuration.contentInsets = .zero
    configuration.baseForegroundColor = quietText
    configuration.image = icon.image
    return configuration
  }

  private static func dynamic(light: (CGFloat, CGFloat, CGFloat), dark: (CGFloat, CGFloat, CGFloat)) -> UIColor {
    UIColor { traits in
      let (red, green, blue) = traits.userInterfaceStyle == .dark ? dark : light
      return UIColor(red: red, green: green, blue: blue, alpha: 1)
    }
  }
}
