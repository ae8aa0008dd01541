import UIKit

/// The panel's measures, type and colours: an 8-point grid, sizes of 15, 13 and 11 points, every text at 4.5:1 or more against its ground.
@MainActor
enum PanelStyle {
  static let width: CGFloat = 328
  /// Between content and the panel's sides.
  static let margin: CGFloat = 16
  static let gap: CGFloat = 8
  /// From one row to the next.
  static let rowPitch: CGFloat = 32
  static let rowHeight: CGFloat = 28
  /// How far rows reach out into the panel's margins: their ground, and the ring of the focus, stand free of the text.
  static let rowOutset: CGFloat = 10
  /// The column of numbers, and the one of their units behind it.
  static let valueWidth: CGFloat = 54
  static let unitWidth: CGFloat = 24

  static let title = UIFont.systemFont(ofSize: 15, weight: .semibold)
  static let body = UIFont.systemFont(ofSize: 13)
  /// Figures of one width, so that a value does not jump about while it changes.
  static let figures = UIFont.monospacedDigitSystemFont(ofSize: 13, weight: .regular)
  static let caption = UIFont.systemFont(ofSize: 11)
  static let heading = UIFont.systemFont(ofSize: 11, weight: .semibold)

  static let background = WorkbenchColors.chrome
  static let text = dynamic(light: (0.11, 0.11, 0.12), dark: (0.93, 0.93, 0.94))
  static let quietText = dynamic(light: (0.38, 0.38, 0.40), dark: (0.66, 0.66, 0.68))
  static let accent = dynamic(light: (0.0, 0.40, 0.84), dark: (0.36, 0.66, 1.0))
  /// Text on a ground of the accent.
  static let onAccent = dynamic(light: (1, 1, 1), dark: (0.04, 0.08, 0.14))
  static let wrong = dynamic(light: (0.76, 0.10, 0.10), dark: (1.0, 0.50, 0.47))
  static let hairline = dynamic(light: (0.83, 0.83, 0.845), dark: (0.22, 0.22, 0.23))
  /// What of a slider's track lies behind the thumb, and the mark at its default.
  static let track = dynamic(light: (0.82, 0.82, 0.835), dark: (0.31, 0.31, 0.33))
  static let mark = dynamic(light: (0.66, 0.66, 0.68), dark: (0.46, 0.46, 0.48))
  /// The ground of what can be typed into, and of a row under the pointer.
  static let field = dynamic(light: (0.885, 0.885, 0.90), dark: (0.22, 0.22, 0.235))
  static let hover = WorkbenchColors.hover

  static func label(_ font: UIFont, _ color: UIColor) -> UILabel {
    let label = UILabel()
    label.font = font
    label.textColor = color
    return label
  }

  /// The button that is to be found first.
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

  /// A button that is on.
  static var chosenButton: UIButton.Configuration {
    var configuration = UIButton.Configuration.tinted()
    configuration.buttonSize = .mini
    configuration.baseForegroundColor = accent
    configuration.baseBackgroundColor = accent
    return configuration
  }

  /// A picture without a ground.
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
