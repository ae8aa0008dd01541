import UIKit

/// The appearance of the window. The stage has its own.
enum WindowAppearance: String, CaseIterable, Sendable, Codable {
  /// The appearance of the desktop.
  case automatic
  case light
  case dark

  var title: String {
    switch self {
    case .automatic: "Window like the desktop"
    case .light: "Light window"
    case .dark: "Dark window"
    }
  }

  func style(ofDesktop style: UIUserInterfaceStyle) -> UIUserInterfaceStyle {
    switch self {
    case .automatic: style
    case .light: .light
    case .dark: .dark
    }
  }
}
