import UIKit

/// The metrics, fonts and colors of the workbench: an 8-point grid, font sizes of 15, 13 and 11 points, and a contrast of at least 4.5:1.
/// The colors are muted, to keep the attention on the stage.
@MainActor
enum Theme {
  /// The standard width of the panel.
  static let width: CGFloat = 328
  /// The space between the content and the sides of a pane.
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
  /// The diameter of the dot that marks a change.
  static let dotSize: CGFloat = 5

  static let title = UIFont.systemFont(ofSize: 15, weight: .semibold)
  static let body = UIFont.systemFont(ofSize: 13)
  /// Digits of equal width, so that a value doesn't move while it changes.
  static let figures = UIFont.monospacedDigitSystemFont(ofSize: 13, weight: .regular)
  static let caption = UIFont.systemFont(ofSize: 11)
  static let captionFigures = UIFont.monospacedDigitSystemFont(ofSize: 11, weight: .regular)
  static let heading = UIFont.systemFont(ofSize: 11, weight: .semibold)

  /// The background of the panes around the stage.
  static let background = dynamic(light: 0xf5f5f7, dark: 0x242427)
  /// The background behind the stage.
  static let canvas = dynamic(light: 0xe4e4e8, dark: 0x161618)
  /// The rim of a device, which is visible both on the canvas and around a black screen.
  static let deviceRim = dynamic(light: 0x6e6e74, dark: 0x63636a)
  static let selection = dynamic(light: 0xdcdce2, dark: 0x3a3a40, highContrast: (0xb4b4c4, 0x5a5a68))
  static let hover = dynamic(light: 0xebebef, dark: 0x2f2f34)
  /// The background of text fields.
  static let field = dynamic(light: 0xe2e2e6, dark: 0x38383c, highContrast: (0xc8c8d0, 0x55555e))
  static let text = dynamic(light: 0x1c1c1f, dark: 0xededf0, highContrast: (0x000000, 0xffffff))
  static let quietText = dynamic(light: 0x616166, dark: 0xa8a8ad, highContrast: (0x38383c, 0xd6d6da))
  /// The color of text about something that isn't possible now.
  static let dimText = dynamic(light: 0x85858a, dark: 0x85858a, highContrast: (0x5c5c62, 0xb4b4ba))
  static let accent = dynamic(light: 0x0066d6, dark: 0x5ca8ff, highContrast: (0x00479c, 0xa3d0ff))
  /// The accent color of text on the canvas, which is darker than a pane.
  static let accentOnCanvas = dynamic(light: 0x005cc4, dark: 0x5ca8ff)
  static let onAccent = dynamic(light: 0xffffff, dark: 0x0a1424)
  static let wrong = dynamic(light: 0xc21a1a, dark: 0xff8078, highContrast: (0x8f0a0a, 0xffb8b3))
  static let hairline = dynamic(light: 0xd4d4d7, dark: 0x38383b, highContrast: (0x6e6e74, 0x9c9ca4))
  /// The colors of a slider's track after the thumb, and of the mark at its default.
  static let track = dynamic(light: 0xd1d1d5, dark: 0x4f4f54, highContrast: (0x76767c, 0x8c8c94))
  static let mark = dynamic(light: 0xa8a8ad, dark: 0x75757a, highContrast: (0x4c4c52, 0xb4b4ba))

  /// Returns a color from codes of the form `0xrrggbb`. With `highContrast` nil, the same codes are used.
  static func dynamic(light: UInt32, dark: UInt32, highContrast: (light: UInt32, dark: UInt32)? = nil) -> UIColor {
    UIColor { traits in
      let isHigh = traits.accessibilityContrast == .high
      if traits.userInterfaceStyle == .dark { return color(isHigh ? highContrast?.dark ?? dark : dark) }
      return color(isHigh ? highContrast?.light ?? light : light)
    }
  }

  /// Returns the opaque color with a code of the form `0xrrggbb`.
  nonisolated static func color(_ code: UInt32) -> UIColor {
    UIColor(red: CGFloat(code >> 16 & 255) / 255, green: CGFloat(code >> 8 & 255) / 255, blue: CGFloat(code & 255) / 255, alpha: 1)
  }
}
