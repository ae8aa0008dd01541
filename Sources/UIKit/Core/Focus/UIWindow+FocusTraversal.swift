import Foundation

extension UIWindow {
  /// Moves the focus to the next or previous stop of the Tab key, wrapping around, and shows the focus ring.
  func moveFocus(forward: Bool) {
    let stops = tabStops(in: focusArea)
    guard !stops.isEmpty else { return }
    let next =
      switch indexOfFocus(in: stops) {
      case nil: forward ? 0 : stops.count - 1
      case let index?: (index + (forward ? 1 : stops.count - 1)) % stops.count
      }
    focus(byKeyboard: stops[next])
  }

  /// Returns whether Tab would move the focus to another view without wrapping around.
  package func hasTabStop(forward: Bool) -> Bool {
    let stops = tabStops(in: focusArea)
    guard let index = indexOfFocus(in: stops) else { return forward && !stops.isEmpty }
    return forward ? index < stops.count - 1 : index > 0
  }

  /// Moves the focus to a view, and shows the focus ring, because the person uses the keyboard.
  package func focus(byKeyboard view: UIView?) {
    showsFocusRing = true
    setFocus(view)
    layer.setNeedsLayout()
  }

  /// If the keyboard has moved the focus, takes the focus from all views and hides the ring.
  package func endKeyboardFocus() {
    guard showsFocusRing else { return }
    showsFocusRing = false
    setFocus(nil)
    layer.setNeedsLayout()
  }

  /// Returns the first Tab stop with the highest priority.
  package func preferredTabStop(in view: UIView) -> UIView? {
    tabStops(in: view).reduce(nil) { best, stop in
      guard let best else { return stop }
      return stop.focusGroupPriority.rawValue > best.focusGroupPriority.rawValue ? stop : best
    }
  }

  /// The view with the focus, or the first responder in a window without one.
  private var focusOrigin: UIView? { reachableFocusedView ?? (firstResponder as? UIView) }

  private func indexOfFocus(in stops: [UIView]) -> Int? {
    guard let current = focusOrigin else { return nil }
    if let index = stops.firstIndex(where: { $0 === current }) { return index }
    if let group = current.inheritedFocusGroup { return stops.firstIndex { $0.inheritedFocusGroup == group } }
    return stops.lastIndex { current.isDescendant(of: $0) || $0.isDescendant(of: current) }
  }

  /// Makes the view the first responder too, if it can become it.
  package func setFocus(_ view: UIView?) {
    if let responder = firstResponder, responder !== view, !responder.resignFirstResponder() { return }
    let previous = focusedView
    focusedView = view
    if let view, view.canBecomeFirstResponder { view.becomeFirstResponder() }
    guard previous !== view else { return }
    previous?.notifyOfFocusChange()
    view?.notifyOfFocusChange()
    view?.scrollIntoView()
    layer.setNeedsLayout()
  }

  /// The responder and the view that have the keyboard focus, to restore it later.
  package struct KeyboardOwner {
    private(set) weak var responder: UIResponder?
    private(set) weak var view: UIView?
  }

  package var keyboardOwner: KeyboardOwner { KeyboardOwner(responder: firstResponder, view: focusedView) }

  /// Restores the keyboard focus, as far as the owner is still in the window.
  package func returnKeyboard(to owner: KeyboardOwner) {
    if let view = owner.view, view.window === self { setFocus(view) }
    if let responder = owner.responder, responder.responderWindow === self { responder.becomeFirstResponder() }
  }

  /// Moves the focus to a view pressed by the pointer. The focus ring is not needed, because the person knows where the pointer is.
  func pointerDidPress(_ view: UIView) {
    showsFocusRing = false
    moveFocusMark(to: viewChain(from: view).first(where: \.canBecomeFocused))
  }

  /// Makes a view the focused one, without changing the first responder.
  func moveFocusMark(to view: UIView?) {
    guard view !== focusedView else { return }
    let previous = focusedView
    focusedView = view
    previous?.notifyOfFocusChange()
    view?.notifyOfFocusChange()
    layer.setNeedsLayout()
  }

  /// The area in which the focus moves: the frontmost focus scope, otherwise the frontmost presentation or the window.
  private var focusArea: UIView {
    let area = frontmostPresentation?.controller?.containerView ?? self
    return area.frontmostFocusScope ?? area
  }

  /// The view that has the focus. It is nil while a presentation covers that view, or while it or an ancestor is hidden or disabled; the
  /// view has the focus again afterward.
  var reachableFocusedView: UIView? { focusedView.flatMap { $0.isDescendant(of: focusArea) && $0.isReachableByFocus ? $0 : nil } }

  func placeFocusRing() {
    guard showsFocusRing, let view = reachableFocusedView else { return focusRing.hide() }
    // A scene that the view hosts shows a ring around its own focused view.
    guard (view as? any SceneHosting)?.hostedScene.showsFocusRing != true else { return focusRing.hide() }
    focusRing.show(around: view.focusRingTarget, in: self)
  }
}

extension UIView {
  func endEditing(inside view: UIView, force: Bool) -> Bool {
    guard let window, let responder = window.firstResponder else { return true }
    let editing = responderChain(from: responder).first(UIView.self)
    guard editing?.isDescendant(of: view) == true else { return true }
    if responder.resignFirstResponder() { return true }
    guard force else { return false }
    window.firstResponder = nil
    responder.editingDidFinish()
    return true
  }

  /// The frontmost visible view with a focus scope of its own: a descendant, or the view itself.
  fileprivate var frontmostFocusScope: UIView? {
    guard !isHidden else { return nil }
    // A lazy `compactMap` would search twice at each level: for the first index, and again for its element.
    for view in subviews.reversed() { if let scope = view.frontmostFocusScope { return scope } }
    return self is any FocusScope ? self : nil
  }

  fileprivate func scrollIntoView() {
    for case let scrollView as UIScrollView in viewChain(from: superview) {
      scrollView.scrollRectToVisible(convert(bounds, to: scrollView), animated: true)
    }
  }
}
