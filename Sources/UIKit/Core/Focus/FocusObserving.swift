/// A view that shows more than the focus ring when it has the keyboard focus.
@preconcurrency @MainActor
package protocol FocusObserving: UIView {
  /// Called when the view has gained or lost the focus. The window draws the focus ring; redraw other signs of the focus here.
  func focusDidChange()
}
