/// A method of a weakly referenced object, given as a selector or as in `action: MyController.handlePan`, or a closure.
@MainActor
struct TargetAction<Sender: AnyObject> {
  /// Nil if the target no longer exists or the message is a closure.
  private(set) weak var target: AnyObject?
  let action: UIAction?
  let selector: Selector?
  private let perform: @MainActor (AnyObject?, Sender, UIEvent?) -> Void

  init<T: AnyObject>(target: T, _ perform: @escaping @MainActor (T, Sender, UIEvent?) -> Void) {
    self.target = target
    self.action = nil
    self.selector = nil
    self.perform = { target, sender, event in
      guard let target = target as? T else { return }
      perform(target, sender, event)
    }
  }

  init(action: UIAction) {
    self.target = nil
    self.action = action
    self.selector = nil
    self.perform = { _, sender, _ in action.perform(sender: sender) }
  }

  /// Without a target, the selector goes to the first responder that performs it.
  init(target: AnyObject?, selector: Selector) {
    self.target = target
    self.action = nil
    self.selector = selector
    let hasTarget = target != nil
    self.perform = { target, sender, event in
      guard target != nil || !hasTarget else { return }
      if let control = sender as? UIControl { return control.sendAction(selector, to: target, for: event) }
      UIApplication.shared.sendAction(selector, to: target, from: sender, for: event)
    }
  }

  /// Has no effect if the target no longer exists.
  func send(from sender: Sender, event: UIEvent?) {
    perform(target, sender, event)
  }

  /// Returns whether `removeTarget` removes the message. Nil stands for any target or any selector.
  func isRemoved(withTarget target: AnyObject?, selector: Selector?) -> Bool {
    action == nil && (target == nil || self.target === target) && (selector == nil || self.selector == selector)
  }
}
