extension UIWindowScene {
  /// The window that receives keys.
  var inputWindow: UIWindow? { keyWindow ?? windows.last { !$0.isHidden } }

  /// A Boolean value that indicates whether the scene shows a focus ring.
  package var showsFocusRing: Bool { inputWindow?.focusRing.isShown == true }

  /// Returns whether Tab would move the focus to another view of the scene without wrapping around.
  package func hasTabStop(forward: Bool) -> Bool { inputWindow?.hasTabStop(forward: forward) == true }

  /// Returns whether a key is a shortcut of the screen that has the keyboard.
  package func hasKeyCommand(for key: UIKey) -> Bool { perform { inputWindow?.hasKeyCommand(for: key) == true } }

  /// Takes the focus from all views of the scene, and hides the ring, if the keyboard has moved the focus.
  package func endKeyboardFocus() { perform { for window in windows { window.endKeyboardFocus() } } }
}
