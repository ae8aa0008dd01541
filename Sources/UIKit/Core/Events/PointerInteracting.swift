import Foundation

/// A view that responds to actions of a desktop's pointer that a finger does not have.
///
/// The view under the pointer is asked first, and then its superviews, until one has used the input.
@preconcurrency @MainActor
package protocol PointerInteracting: UIView {
  /// Handles a turn of the wheel over the view.
  ///
  /// Returns true if the view used it.
  func scroll(by wheel: WheelInput) -> Bool
  /// Handles a pinch on a touchpad while the pointer is over the view.
  ///
  /// Returns true if the view used it. It should then do so until the pinch ends.
  func pinch(by pinch: PinchInput) -> Bool
  /// Handles a press of the secondary button at a point of the view.
  ///
  /// Returns true if the view used it.
  func secondaryPress(at point: CGPoint) -> Bool
  /// Handles a pointer that moved over the view with no button pressed, or left it if nil.
  ///
  /// The point is in the view's coordinate space.
  func pointerMoved(to point: CGPoint?)
  /// The shape of the pointer over the view.
  var pointerShape: PointerShape { get }
}

extension PointerInteracting {
  /// Returns false.
  package func scroll(by wheel: WheelInput) -> Bool { false }
  /// Returns false.
  package func pinch(by pinch: PinchInput) -> Bool { false }
  /// Returns false.
  package func secondaryPress(at point: CGPoint) -> Bool { false }
  /// Does nothing.
  package func pointerMoved(to point: CGPoint?) {}
  /// `.arrow`.
  package var pointerShape: PointerShape { .arrow }
}

/// Returns the view and its superviews that respond to the pointer, innermost first.
@MainActor
func pointerChain(from view: UIView?) -> [any PointerInteracting] {
  var chain: [any PointerInteracting] = []
  var current = view
  while let view = current {
    if let interacting = view as? any PointerInteracting { chain.append(interacting) }
    current = view.superview
  }
  return chain
}
