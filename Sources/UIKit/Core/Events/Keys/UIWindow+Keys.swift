import Foundation

// The delivery of keys to shortcuts, to the first responder or to the focused view, and the movement of the focus.
extension UIWindow {
  /// The responder that receives keys first: the first responder, else the focused view, else the scroll view or view of the frontmost
  /// controller. A page therefore scrolls by keys before anything has been clicked.
  var keyTarget: UIResponder {
    guard firstResponder == nil, reachableFocusedView == nil, let screen = frontmostController?.deepestVisibleChild.viewIfLoaded else {
      return firstResponder ?? reachableFocusedView ?? self
    }
    return screen.outermostScrollView ?? screen
  }

  /// The controller that was presented last.
  var frontmostController: UIViewController? { frontmostPresentation?.presentedViewController ?? rootViewController }

  /// The frontmost presentation that isn't being dismissed.
  var frontmostPresentation: ModalPresentation? {
    var frontmost: ModalPresentation?
    while let next = (frontmost?.presentedViewController ?? rootViewController)?.presentationOnTop, !next.isDismissing { frontmost = next }
    return frontmost
  }

  func send(_ event: UIPressesEvent) {
    for press in event.allPresses {
      switch press.phase {
      case .began, .changed, .stationary: begin(press, event)
      case .ended, .cancelled: end(press, event)
      }
    }
  }

  /// Delivers a press: to shortcuts with a modifier, then to the target, then to shortcuts without one, and finally to Tab and, while text
  /// is edited, Esc.
  ///
  /// For example, Space presses a focused button, and plays or pauses if nothing else uses it.
  private func begin(_ press: UIPress, _ event: UIPressesEvent) {
    guard let key = press.key else { return }
    let target = keyTarget
    let isModified = !key.modifierFlags.isDisjoint(with: [.control, .alternate, .command])
    event.isShortcut = runCommand(for: key, from: target, where: { isModified || $0.wantsPriorityOverSystemBehavior })
    if event.isShortcut { return }
    if key.opensContextMenu, presentContextMenu(for: target) { return }
    if target === firstResponder, !isModified, edit(with: key, in: target) { return }
    // The focus has moved since the last repeat of a held key, or its release was lost.
    if let held = heldPresses[key.keyCode], held.responder !== target { cancel(held, at: press.timestamp) }
    press.responder = target
    heldPresses[key.keyCode] = press
    event.reachedEndOfChain = false
    target.pressesBegan([press], with: event)
    guard event.reachedEndOfChain else { return }
    event.isShortcut = runCommand(for: key, from: target, where: { _ in true })
    if event.isShortcut { return }
    switch key.keyCode {
    case .keyboardTab where !isModified: moveFocus(forward: !key.modifierFlags.contains(.shift))
    // Esc corresponds to the key that hides an on-screen keyboard. Afterward, letters are shortcuts again.
    case .keyboardEscape where isEditingText: firstResponder?.resignFirstResponder()
    default: _ = moveFocusInGroup(for: key.keyCode)
    }
  }

  /// Returns whether a key is a shortcut of the key target or of a responder that follows it in the chain.
  func hasKeyCommand(for key: UIKey) -> Bool {
    responderChain(from: keyTarget).contains { responder in responder.keyCommands?.contains { $0.matches(key) } == true }
  }

  private func end(_ press: UIPress, _ event: UIPressesEvent) {
    guard let key = press.key, let target = heldPresses.removeValue(forKey: key.keyCode)?.responder else { return }
    press.responder = target
    if press.phase == .ended {
      target.pressesEnded([press], with: event)
    } else {
      target.pressesCancelled([press], with: event)
    }
  }

  /// Called, for example, when the scene becomes inactive.
  func cancelPresses(at time: TimeInterval) {
    for press in heldPresses.values.sorted(by: { ($0.key?.keyCode.rawValue ?? 0) < ($1.key?.keyCode.rawValue ?? 0) }) {
      cancel(press, at: time)
    }
  }

  func cancelPress(of key: UIKeyboardHIDUsage, at time: TimeInterval) {
    if let press = heldPresses[key] { cancel(press, at: time) }
  }

  private func cancel(_ press: UIPress, at time: TimeInterval) {
    press.phase = .cancelled
    press.timestamp = time
    send(UIPressesEvent(press: press, window: self))
  }

  private func runCommand(for key: UIKey, from target: UIResponder, where isWanted: (UIKeyCommand) -> Bool) -> Bool {
    for current in responderChain(from: target) {
      for command in current.keyCommands ?? [] where command.matches(key) && isWanted(command) {
        if command.run(from: current) { return true }
      }
    }
    return false
  }

  /// Edits text in response to a key without modifiers, and returns whether the key was used. Characters are left to the host's text input,
  /// which supports dead keys.
  private func edit(with key: UIKey, in target: UIResponder) -> Bool {
    guard let input = target as? any UIKeyInput else { return false }
    switch key.keyCode {
    case .keyboardDeleteOrBackspace:
      input.deleteBackward()
      return true
    case .keyboardReturnOrEnter, .keypadEnter:
      input.insertText("\n")
      return true
    case .keyboardTab:
      return false
    default:
      return UIKeyCommand.namedInputs[key.keyCode] == nil
    }
  }
}

extension UIViewController {
  /// The presentation by this controller or, in a presentation context of its own, by one of its children.
  var presentationOnTop: ModalPresentation? { presented ?? children.lazy.compactMap(\.presentationOnTop).first }

  /// The innermost visible controller, found through the last visible child at each level.
  fileprivate var deepestVisibleChild: UIViewController {
    let visible = children.last { $0.viewIfLoaded?.window != nil && $0.viewIfLoaded?.isHidden == false }
    return visible?.deepestVisibleChild ?? self
  }
}

extension UIView {
  /// The outermost visible scroll view in this view, which may be the view itself.
  fileprivate var outermostScrollView: UIScrollView? {
    var level = [self]
    while !level.isEmpty {
      let visible = level.filter { !$0.isHidden && $0.alpha > 0.01 && $0.isUserInteractionEnabled }
      if let scrollView = visible.lazy.compactMap({ $0 as? UIScrollView }).first { return scrollView }
      level = visible.flatMap(\.subviews)
    }
    return nil
  }
}
