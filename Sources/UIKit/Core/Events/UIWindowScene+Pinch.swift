import Foundation

// Pinches on a touchpad reach views as on a touch screen: as two touches.
extension UIWindowScene {
  /// Offers a pinch to the views under the pointer, and turns it into touches if a recognizer there needs two fingers. Otherwise it has no
  /// effect, so that a pinch never presses a button.
  func pinch(_ input: PinchInput) {
    guard !isEveryTouchBlocked || input.phase == .ended || input.phase == .cancelled else { return }
    for view in pointerChain(from: hitTest(input.location)?.view) {
      if view.pinch(by: input) { return }
    }
    guard input.phase != .began || recognizesPinch(input) else { return }
    for finger in input.fingers { pointers.handle(finger, in: self) }
  }

  /// Returns whether a view under both fingers of a pinch has a recognizer for pinches or rotations.
  package func recognizesPinch(_ input: PinchInput) -> Bool {
    let touched = input.fingers.map { hitTest($0.location)?.view }
    guard let first = touched[0], let second = touched[1] else { return false }
    return sequence(first: first, next: \.superview).contains { view in
      second.isDescendant(of: view)
        && view.gestureRecognizers?.contains {
          $0.isEnabled && ($0 is UIPinchGestureRecognizer || $0 is UIRotationGestureRecognizer)
        } == true
    }
  }
}
