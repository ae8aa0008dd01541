import Foundation

// Traversal of the views that the keyboard can operate, with the Tab key.
extension UIWindow {
  /// Moves the focus to the next or previous view, wrapping around, and shows the focus ring.
  func moveFocus(forward: Bool) {
    let views = focusableViews
    guard !views.isEmpty else { return }
    let current = (firstResponder as? UIView) ?? focusedView
    let index = current.flatMap { view in views.firstIndex { $0 === view } }
    let next =
      switch index {
      case nil: forward ? 0 : views.count - 1
      case let index?: (index + (forward ? 1 : views.count - 1)) % views.count
      }
    showsFocusRing = true
    setFocus(views[next])
  }

  /// Moves the focus to a view, which also becomes the first responder if it can.
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

  /// The responder and the view that have the keyboard, to give it back to them later.
  package struct KeyboardOwner {
    private(set) weak var responder: UIResponder?
    private(set) weak var view: UIView?
  }

  /// The current owner of the keyboard.
  package var keyboardOwner: KeyboardOwner { KeyboardOwner(responder: firstResponder, view: focusedView) }

  /// Gives the keyboard back to an owner, as far as it is still in the window.
  package func returnKeyboard(to owner: KeyboardOwner) {
    if let view = owner.view, view.window === self { setFocus(view) }
    if let responder = owner.responder, responder.responderWindow === self { responder.becomeFirstResponder() }
  }

  /// Moves the focus to a view pressed by the pointer. The focus ring is not needed, because the person knows where the pointer
  /// is.
  func pointerDidPress(_ view: UIView) {
    showsFocusRing = false
    var candidate: UIView? = view
    while let current = candidate, !current.canBecomeFocused { candidate = current.superview }
    guard candidate !== focusedView else { return }
    let previous = focusedView
    focusedView = candidate
    previous?.notifyOfFocusChange()
    candidate?.notifyOfFocusChange()
    layer.setNeedsLayout()
  }

  /// The area in which the focus moves: the frontmost presentation, otherwise the whole window.
  private var focusArea: UIView { frontmostController?.presentationController?.containerView ?? self }

  /// The view that has the focus, or nil while a presentation covers it. It has the focus again afterwards.
  var reachableFocusedView: UIView? { focusedView.flatMap { $0.isDescendant(of: focusArea) ? $0 : nil } }

  /// The views of the area at which Tab stops, row by row.
  private var focusableViews: [UIView] {
    var found: [UIView] = []
    func visit(_ view: UIView) {
      guard !view.isHidden, view.alpha >= 0.01, view.isUserInteractionEnabled else { return }
      if view.canBecomeFocused {
        found.append(view)
        return
      }
      let rows = view.subviews.enumerated().sorted { a, b in
        let (first, second) = (a.element.center, b.element.center)
        if first.y.rounded() != second.y.rounded() { return first.y < second.y }
        if first.x != second.x { return first.x < second.x }
        return a.offset < b.offset
      }
      for (_, subview) in rows { visit(subview) }
    }
    visit(focusArea)
    return found
  }

  /// Places the focus ring around the focused view.
  func placeFocusRing() {
    guard showsFocusRing, let view = reachableFocusedView else {
      focusRing.layer.removeFromSuperlayer()
      return
    }
    focusRing.show(around: view.focusRingTarget, in: self)
  }
}

extension UIView {
  func endEditing(inside view: UIView, force: Bool) -> Bool {
    guard let window, let responder = window.firstResponder else { return true }
    var owner: UIResponder? = responder
    while let current = owner, !(current is UIView) { owner = current.next }
    guard let editing = owner as? UIView, editing.isDescendant(of: view) else { return true }
    if responder.resignFirstResponder() { return true }
    guard force else { return false }
    window.firstResponder = nil
    responder.editingDidFinish()
    return true
  }

  /// Scrolls the surrounding scroll views until the view is visible.
  fileprivate func scrollIntoView() {
    var ancestor = superview
    while let current = ancestor {
      if let scrollView = current as? UIScrollView {
        scrollView.scrollRectToVisible(convert(bounds, to: scrollView), animated: true)
      }
      ancestor = current.superview
    }
  }
}

/// The outline around the view that has the keyboard focus.
@MainActor
final class FocusRing {
  /// The distance of the ring from the view, and its thickness, in points.
  private static let gap: CGFloat = 2
  private static let width: CGFloat = 2

  let layer = CALayer()

  init() { layer.delegate = self }

  func show(around view: UIView, in window: UIWindow) {
    let outset = Self.gap + Self.width
    let frame = view.convert(view.bounds, to: window).insetBy(dx: -outset, dy: -outset)
    if layer.frame != frame { layer.frame = frame }
    layer.borderWidth = Self.width
    layer.borderColor = view.tintColor.resolvedColor(with: view.traitCollection).cgColor
    layer.cornerRadius = min(view.layer.cornerRadius + outset, min(frame.width, frame.height) / 2)
    if layer.superlayer !== window.layer || window.layer.sublayers?.last !== layer { window.layer.addSublayer(layer) }
  }
}

extension FocusRing: @preconcurrency CALayerDelegate {
  /// Returns no action, because the ring never animates.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }
}
