import Foundation

/// A view that responds to pointer actions of a desktop that fingers cannot make. The view under the pointer is asked first, and then its
/// superviews, until one has used the input.
@preconcurrency @MainActor
package protocol PointerInteracting: UIView {
  /// Returns true if the view used the turn of the wheel.
  func scroll(by wheel: WheelInput) -> Bool
  /// Returns true if the view used the pinch on a touchpad. It should then do so until the pinch ends.
  func pinch(by pinch: PinchInput) -> Bool
  /// Returns true if the view used the press.
  func secondaryPress(at point: CGPoint) -> Bool
  /// Called when the pointer moves over the view with no button pressed. The point is in the view's coordinate space, or nil when the
  /// pointer leaves.
  func pointerMoved(to point: CGPoint?)
  var pointerShape: PointerShape { get }
}

extension PointerInteracting {
  package func scroll(by wheel: WheelInput) -> Bool { false }
  package func pinch(by pinch: PinchInput) -> Bool { false }
  package func secondaryPress(at point: CGPoint) -> Bool { false }
  package func pointerMoved(to point: CGPoint?) {}
  package var pointerShape: PointerShape { .arrow }
}

/// Returns the view and its superviews that respond to the pointer, innermost first.
@MainActor
func pointerChain(from view: UIView?) -> [any PointerInteracting] {
  viewChain(from: view).compactMap { $0 as? any PointerInteracting }
}
