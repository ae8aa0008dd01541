import UIKit

/// The colours of the window around the stage: quiet, so that the stage is what one looks at.
enum WorkbenchColors {
  /// Sidebar and panel.
  @MainActor static let chrome = dynamic(light: 0xf5f5f7, dark: 0x242427)
  /// Behind the stage.
  @MainActor static let canvas = dynamic(light: 0xe4e4e8, dark: 0x161618)
  /// The chosen row of a list.
  @MainActor static let selection = dynamic(light: 0xdcdce2, dark: 0x3a3a40)
  /// A row under the mouse.
  @MainActor static let hover = dynamic(light: 0xebebef, dark: 0x2f2f34)

  /// A colour by its codes in light and in dark, as in `0xrrggbb`.
  @MainActor
  static func dynamic(light: UInt32, dark: UInt32) -> UIColor {
    UIColor { traits in
      let code = traits.userInterfaceStyle == .dark ? dark : light
      return UIColor(
        red: CGFloat(code >> 16 & 255) / 255, green: CGFloat(code >> 8 & 255) / 255, blue: CGFloat(code & 255) / 255, alpha: 1)
    }
  }
}
