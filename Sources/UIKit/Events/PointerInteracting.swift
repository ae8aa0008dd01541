import Foundation

/// A view that answers to what a desktop's pointer can do and a finger cannot.
///
/// The view under the pointer is asked first, then its superviews, until one has used the input.
@preconcurrency @MainActor
public protocol PointerInteracting: UIView {
  /// The wheel was turned over the view. True if the view used it.
  func scroll(by wheel: WheelInput) -> Bool
  /// The secondary button was pressed at a point of the view. True if the view used it.
  func secondaryPress(at point: CGPoint) -> Bool
  /// The pointer came over the view or moved there with no button held (a point of the view), or left it (nil).
  func pointerMoved(to point: CGPoint?)
  /// What the pointer looks like over the view.
  var pointerShape: PointerShape { get }
}

extension PointerInteracting {
  public func scroll(by wheel: WheelInput) -> Bool { false }
  public func secondaryPress(at point: CGPoint) -> Bool { false }
  public func pointerMoved(to point: CGPoint?) {}
  public var pointerShape: PointerShape { .arrow }
}

/// The view and its superviews that answer to the pointer, innermost first.
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
