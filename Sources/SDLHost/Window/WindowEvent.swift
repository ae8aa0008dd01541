import UIKit

package enum WindowEvent: Equatable, Sendable {
  case input(InputEvent)
  /// The size in points or pixels has changed.
  case resized
  /// The window system has lost the contents.
  case exposed
  case focusChanged(hasFocus: Bool)
  case visibilityChanged(isVisible: Bool)
  /// Files or folders were dropped on the window, given by their paths.
  case dropped([String])
  /// The user wants to close the window.
  case closeRequested
}
