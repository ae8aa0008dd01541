/// A message of the target-action mechanism: a method of a weakly referenced object, or a closure.
///
/// Selectors of Objective-C are not available, so `action: MyController.handlePan` passes the unapplied method itself.
@MainActor
struct TargetAction<Sender: AnyObject> {
  /// The target, or nil if it no longer exists or the message is a closure.
  private(set) weak var target: AnyObject?
  /// The action that contains the closure, or nil for a method.
  let action: UIAction?
  private let perform: @MainActor (AnyObject?, Sender, UIEvent?) -> Void

  init<T: AnyObject>(target: T, _ perform: @escaping @MainActor (T, Sender, UIEvent?) -> Void) {
    self.target = target
    self.action = nil
    self.perform = { target, sender, event in
      guard let target = target as? T else { return }
      perform(target, sender, event)
    }
  }

  init(action: UIAction) {
    self.target = nil
    self.action = action
    self.perform = { _, sender, _ in action.perform(sender: sender) }
  }

  /// Sends the message. Does nothing if the target no longer exists.
  func send(from sender: Sender, event: UIEvent?) {
    perform(target, sender, event)
  }
}
