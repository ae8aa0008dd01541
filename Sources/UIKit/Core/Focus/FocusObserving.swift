/// A view that shows by more than the focus ring that it has the keyboard focus.
@preconcurrency @MainActor
package protocol FocusObserving: UIView {
  /// Notifies the view that it has gained or lost the focus.
  ///
  /// The window draws a focus ring itself; redraw other signs of the focus here.
  func focusDidChange()
}
