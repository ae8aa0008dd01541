import Foundation

/// The keys of a scene, and the text that they type.
@MainActor
final class KeyboardInput {
  /// The characters of the key that is down, if it was a shortcut.
  private var shortcutCharacters: String?

  func press(_ input: KeyInput, in scene: UIWindowScene) {
    guard scene.dragging?.takes(input) != true, !scene.isUserInteractionBlocked || !input.isDown else { return }
    let press = UIPress(
      phase: input.isDown ? .began : .ended, timestamp: input.timestamp, key: UIKey(input), isRepeat: input.isRepeat)
    let event = UIPressesEvent(press: press, window: window(for: input, in: scene))
    UIApplication.shared.sendEvent(event)
    shortcutCharacters = input.isDown && event.isShortcut ? input.characters : nil
  }

  /// Returns the window that receives a key. The release of a key goes to the window of its press. If another window has the keyboard when
  /// a key repeats, the press is cancelled in its window.
  private func window(for input: KeyInput, in scene: UIWindowScene) -> UIWindow? {
    let (key, window) = (UIKeyboardHIDUsage(input), scene.inputWindow)
    let holder = scene.windows.first { $0.heldPresses[key] != nil }
    guard input.isDown else { return holder ?? window }
    if let holder, holder !== window { holder.cancelPress(of: key, at: input.timestamp) }
    return window
  }

  func insert(_ text: String, in scene: UIWindowScene) {
    // The host also reports the character of a shortcut's key. A text field that the shortcut has opened must not receive it.
    let isShortcut = text == shortcutCharacters
    shortcutCharacters = nil
    guard !isShortcut, !scene.isUserInteractionBlocked, let target = scene.inputWindow?.firstResponder as? any UIKeyInput else { return }
    target.insertText(text)
  }
}
