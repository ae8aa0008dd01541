/// One message of the target-action mechanism: a method of an object that is held weakly, or a closure.
///
/// Objective-C's selectors do not exist here, so `action: MyController.handlePan` passes the unapplied method itself.
@MainActor
struct TargetAction<Sender: AnyObject> {
  /// Who is told; nil when the target has gone, and for closures.
  private(set) weak var target: AnyObject?
  /// The closure's object, when this is a `UIAction`.
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

  /// Sends the message; does nothing when the target has gone.
  func send(from sender: Sender, event: UIEvent?) {
    perform(target, sender, event)
  }
}
