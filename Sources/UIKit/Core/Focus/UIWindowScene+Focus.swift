extension UIWindowScene {
  var inputWindow: UIWindow? { keyWindow ?? windows.last { !$0.isHidden } }

  package var showsFocusRing: Bool { inputWindow?.focusRing.isShown == true }

  /// Returns whether Tab would move the focus to another view of the scene without wrapping around.
  package func hasTabStop(forward: Bool) -> Bool { inputWindow?.hasTabStop(forward: forward) == true }

  package func hasKeyCommand(for key: UIKey) -> Bool { perform { inputWindow?.hasKeyCommand(for: key) == true } }

  /// If the keyboard has moved the focus, takes the focus from all views of the scene and hides the ring.
  package func endKeyboardFocus() { perform { for window in windows { window.endKeyboardFocus() } } }
}
