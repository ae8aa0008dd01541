import Foundation

/// Something that events are sent to, and that passes on what it does not handle.
///
/// Events run up the responder chain: view, its controller, the superview, …, window, scene, application.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  public override init() { super.init() }

  /// The responder that gets what this one does not handle.
  open var next: UIResponder? { nil }

  // MARK: Keyboard focus

  /// Whether this object may get keyboard input. False unless overridden.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether this object may give up keyboard input.
  open var canResignFirstResponder: Bool { true }

  /// Whether keyboard input comes here first.
  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  /// Asks for keyboard input. False when refused, or when the responder is in no window.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard canBecomeFirstResponder, let window = responderWindow else { return false }
    if let current = window.firstResponder, !current.resignFirstResponder() { return false }
    window.firstResponder = self
    return true
  }

  /// Gives up keyboard input. False when refused.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    responderWindow?.firstResponder = nil
    return true
  }

  /// The window whose keyboard input this responder could take.
  var responderWindow: UIWindow? {
    var responder: UIResponder? = self
    while let current = responder {
      if let view = current as? UIView { return view.window }
      responder = current.next
    }
    return nil
  }

  // MARK: Events

  /// Touches came down on the view. Passed up the chain unless overridden.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }

  /// Touches that began here moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }

  /// Touches that began here were lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }

  /// Touches that began here were taken away, by a gesture or the system.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesCancelled(touches, with: event) }

  /// A key went down. Passed up the chain unless overridden; call super for keys that are of no use here.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if let next { next.pressesBegan(presses, with: event) } else { event?.reachedEndOfChain = true }
  }

  /// A held key changed.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) { next?.pressesChanged(presses, with: event) }

  /// A key whose press came here first came up.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { next?.pressesEnded(presses, with: event) }

  /// The press of a key was taken away.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) { next?.pressesCancelled(presses, with: event) }

  /// Keyboard shortcuts that work while this responder is in the chain of the one that has the keyboard.
  open var keyCommands: [UIKeyCommand]? { nil }
}
