import Foundation
import UIKit

/// An event of a window.
package enum WindowEvent: Equatable, Sendable {
  /// Input for the scene.
  case input(InputEvent)
  /// The size in points or pixels has changed.
  case resized
  /// The window system has lost the contents.
  case exposed
  /// The window has gained or lost the keyboard focus.
  case focusChanged(hasFocus: Bool)
  /// The window has been shown or hidden.
  case visibilityChanged(isVisible: Bool)
  /// Files or folders were dropped on the window, given by their paths.
  case dropped([String])
  /// The user wants to close the window.
  case closeRequested
}
