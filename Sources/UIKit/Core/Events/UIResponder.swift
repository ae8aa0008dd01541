import Foundation

/// An object that handles events, or passes them on.
///
/// Events travel up the responder chain: view, its controller, the superview, …, window, scene, application.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  public override init() { super.init() }

  /// The properties of `@Observable` objects that the latest calls of methods such as `layoutSubviews()` have read.
  final var observations = TrackedObservations()

  /// Notifies an object that it has been loaded from a nib file. No nib files are loaded here, so that only code calls this method.
  open func awakeFromNib() {}

  /// Prepares an object for Interface Builder, which never asks for it here. Code calls it itself, if at all.
  open func prepareForInterfaceBuilder() {}

  /// The next responder in the chain, which receives the events that this one does not handle.
  open var next: UIResponder? { nil }

  // MARK: Keyboard focus

  /// A Boolean value that indicates whether the responder can become first responder.
  ///
  /// The default implementation returns false.
  open var canBecomeFirstResponder: Bool { false }

  /// A Boolean value that indicates whether the responder can resign first responder status.
  ///
  /// The default implementation returns true.
  open var canResignFirstResponder: Bool { true }

  /// A Boolean value that indicates whether the responder is the first responder, which receives keyboard input first.
  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  /// Makes the responder the first responder.
  ///
  /// Returns false if that is refused, or if the responder is in no window.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard canBecomeFirstResponder, let window = responderWindow else { return false }
    if let current = window.firstResponder, !current.resignFirstResponder() { return false }
    window.firstResponder = self
    if let view = self as? UIView, view.canBecomeFocused { window.moveFocusMark(to: view) }
    return true
  }

  /// Resigns first responder status.
  ///
  /// Returns false if that is refused.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    responderWindow?.firstResponder = nil
    return true
  }

  /// Called after the responder has lost first responder status by force, although it refused to resign it.
  func editingDidFinish() {}

  /// The window in which the responder can become first responder.
  var responderWindow: UIWindow? {
    var responder: UIResponder? = self
    while let current = responder {
      if let view = current as? UIView { return view.window }
      responder = current.next
    }
    return nil
  }

  // MARK: Events

  /// Handles new touches.
  ///
  /// The default implementation passes them up the chain.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }

  /// Handles touches that began here and have moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }

  /// Handles touches that began here and have been lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }

  /// Handles touches that began here and have been cancelled, by a gesture or the system.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesCancelled(touches, with: event) }

  /// Handles a key that was pressed.
  ///
  /// The default implementation passes it up the chain. Overrides call super for keys that they do not use.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if let next { next.pressesBegan(presses, with: event) } else { event?.reachedEndOfChain = true }
  }

  /// Handles a change of a pressed key.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) { next?.pressesChanged(presses, with: event) }

  /// Handles the release of a key that was pressed here.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { next?.pressesEnded(presses, with: event) }

  /// Handles a key press that was cancelled.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) { next?.pressesCancelled(presses, with: event) }

  // MARK: Accessibility

  /// A Boolean value that indicates whether assistive programs can reach the element.
  open var isAccessibilityElement: Bool {
    get { accessibility.isElement }
    set { accessibility.isElement = newValue }
  }
  /// The name of the element.
  open var accessibilityLabel: String? {
    get { accessibility.label }
    set { accessibility.label = newValue }
  }
  /// The result of using the element.
  open var accessibilityHint: String? {
    get { accessibility.hint }
    set { accessibility.hint = newValue }
  }
  /// The value of the element.
  open var accessibilityValue: String? {
    get { accessibility.value }
    set { accessibility.value = newValue }
  }
  /// The traits that assistive programs announce of the element.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits }
    set { accessibility.traits = newValue }
  }
  /// A Boolean value that indicates whether assistive programs skip the elements inside the element.
  open var accessibilityElementsHidden: Bool {
    get { accessibility.hidesElements }
    set { accessibility.hidesElements = newValue }
  }
  /// A Boolean value that indicates whether assistive programs skip the elements beside the element.
  open var accessibilityViewIsModal: Bool {
    get { accessibility.isModal }
    set { accessibility.isModal = newValue }
  }
  /// The elements inside the element, in the order in which assistive programs visit them, or nil for that of the interface.
  open var accessibilityElements: [Any]? {
    get { accessibility.elements }
    set { accessibility.elements = newValue }
  }

  /// Increases the value of an adjustable element. The default implementation does nothing.
  open func accessibilityIncrement() {}

  /// Decreases the value of an adjustable element. The default implementation does nothing.
  open func accessibilityDecrement() {}

  /// Uses the element, and returns whether it could be used. The default implementation returns false.
  open func accessibilityActivate() -> Bool { false }

  /// Leaves what is shown, such as a presentation, and returns whether it could be left. The default implementation returns false.
  open func accessibilityPerformEscape() -> Bool { false }

  // MARK: Actions

  /// Returns whether the responder performs a selector that is sent up the responder chain.
  ///
  /// The default implementation returns whether it has a method of that name.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { responds(to: action) }

  /// Returns the responder that performs a selector: this one, or the next in the chain that does, or nil.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
  }

  /// The keyboard shortcuts that are available while this responder is in the chain of the first responder, or nil for none.
  open var keyCommands: [UIKeyCommand]? { nil }
}
