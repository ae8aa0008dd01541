import Foundation
import UIKit

/// What happens to a window.
public enum WindowEvent: Equatable, Sendable {
  case input(InputEvent)
  /// The size in points or pixels is another one.
  case resized
  /// The window system lost what was shown.
  case exposed
  case focusChanged(hasFocus: Bool)
  case visibilityChanged(isVisible: Bool)
  /// Files or folders let go over the window, by path.
  case dropped([String])
  case closeRequested
}
