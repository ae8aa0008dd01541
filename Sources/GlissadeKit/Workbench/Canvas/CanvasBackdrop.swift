import UIKit

enum CanvasBackdrop: String, CaseIterable, Codable, Sendable {
  /// The color of the window's appearance.
  case automatic
  case white, gray, black
  case checkerboard

  var title: String {
    switch self {
    case .automatic: "Same as window"
    case .white: "White"
    case .gray: "Gray"
    case .black: "Black"
    case .checkerboard: "Checkerboard"
    }
  }

  /// The color or, for a checkerboard, the color between the dark squares.
  @MainActor var color: UIColor {
    switch self {
    case .automatic: Theme.canvas
    case .white: .white
    case .gray: UIColor(white: 0.5, alpha: 1)
    case .black: .black
    case .checkerboard: Theme.dynamic(light: 0xffffff, dark: 0x2a2a2d)
    }
  }
}
