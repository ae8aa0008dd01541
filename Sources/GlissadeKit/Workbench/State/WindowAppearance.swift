import UIKit

/// Whether the window is light or dark; the stage has an appearance of its own.
enum WindowAppearance: String, CaseIterable, Sendable, Codable {
  /// As the desktop says.
  case automatic
  case light
  case dark

  var title: String {
    switch self {
    case .automatic: "As the desktop"
    case .light: "Light"
    case .dark: "Dark"
    }
  }

  /// The style of the window where the desktop has another one.
  func style(ofDesktop style: UIUserInterfaceStyle) -> UIUserInterfaceStyle {
    switch self {
    case .automatic: style
    case .light: .light
    case .dark: .dark
    }
  }
}
