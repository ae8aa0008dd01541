import UIKit

/// The colors of the window around the stage. They are muted, to keep the attention on the stage.
enum WorkbenchColors {
  /// The background of sidebar and panel.
  @MainActor static let chrome = dynamic(light: 0xf5f5f7, dark: 0x242427)
  /// The background of the stage.
  @MainActor static let canvas = dynamic(light: 0xe4e4e8, dark: 0x161618)
  /// The background of the selected row of a list.
  @MainActor static let selection = dynamic(light: 0xdcdce2, dark: 0x3a3a40)
  /// The background of a row under the pointer.
  @MainActor static let hover = dynamic(light: 0xebebef, dark: 0x2f2f34)

  /// Returns a color with different codes for light and dark, of the form `0xrrggbb`.
  @MainActor
  static func dynamic(light: UInt32, dark: UInt32) -> UIColor {
    UIColor { traits in
      let code = traits.userInterfaceStyle == .dark ? dark : light
      return UIColor(
        red: CGFloat(code >> 16 & 255) / 255, green: CGFloat(code >> 8 & 255) / 255, blue: CGFloat(code & 255) / 255, alpha: 1)
    }
  }
}
