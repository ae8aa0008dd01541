import Foundation

/// The window of an open menu. It receives all input of the scene until the menu closes.
final class MenuWindow: OverlayWindow, PointerInteracting {
  weak var session: MenuSession?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { isUserInteractionEnabled ? self : nil }

  /// Returns the position of a touch. The window fills the screen, so it is also the position on the screen.
  private func point(of touches: Set<UITouch>) -> CGPoint? { touches.first?.location(in: self) }

  // MARK: Pointer

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let point = point(of: touches) { session?.pressed(at: point) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let point = point(of: touches) { session?.pressMoved(to: point) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let point = point(of: touches) { session?.pressReleased(at: point) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { session?.pressCancelled() }

  func secondaryPress(at point: CGPoint) -> Bool {
    session?.pressed(at: point)
    return true
  }

  func pointerMoved(to point: CGPoint?) { session?.pointerMoved(to: point) }

  func scroll(by wheel: WheelInput) -> Bool {
    session?.scroll(by: wheel)
    return true
  }

  // MARK: Keys

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses { if let key = press.key { session?.press(key, at: press.timestamp) } }
  }
}
