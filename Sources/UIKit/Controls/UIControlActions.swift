import Foundation

/// Somebody to tell of some of a control's events.
@MainActor
struct ControlMessage {
  var events: UIControl.Event
  let message: TargetAction<UIControl>
}

/// In place of a selector stands the unapplied method: `button.addTarget(self, action: Player.play, for: .touchUpInside)`.
extension UIControl {
  /// Calls a method without arguments of `target`, which is held weakly, when one of `events` happens.
  public func addTarget<Target: AnyObject>(
    _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Void, for events: Event
  ) {
    add(target, for: events) { target, _, _ in action(target)() }
  }

  /// Calls a method of `target`, which is held weakly, with the control.
  public func addTarget<Target: AnyObject, Sender>(
    _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void, for events: Event
  ) {
    add(target, for: events) { target, control, _ in
      if let sender: Sender = Self.cast(control) { action(target)(sender) }
    }
  }

  /// Calls a method of `target`, which is held weakly, with the control and the input that caused the event.
  public func addTarget<Target: AnyObject, Sender>(
    _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent?) -> Void, for events: Event
  ) {
    add(target, for: events) { target, control, event in
      if let sender: Sender = Self.cast(control) { action(target)(sender, event) }
    }
  }

  /// Stops telling `target` of `events`; nil stands for all targets.
  public func removeTarget(_ target: AnyObject?, action: Never?, for events: Event) {
    remove(events) { $0.action == nil && (target == nil || $0.target === target) }
  }

  /// Runs an action when one of `events` happens. One with the same identifier is replaced.
  public func addAction(_ action: UIAction, for events: Event) {
    removeAction(identifiedBy: action.identifier, for: events)
    messages.append(ControlMessage(events: events, message: TargetAction(action: action)))
  }

  public func removeAction(_ action: UIAction, for events: Event) { removeAction(identifiedBy: action.identifier, for: events) }

  public func removeAction(identifiedBy identifier: UIAction.Identifier, for events: Event) {
    remove(events) { $0.action?.identifier == identifier }
  }

  /// Tells everybody who asked to know of one of `events`, in the order in which they asked.
  public func sendActions(for events: Event) { sendActions(for: events, with: nil) }

  func sendActions(for events: Event, with event: UIEvent?) {
    for message in messages where !message.events.isDisjoint(with: events) { message.message.send(from: self, event: event) }
  }

  private func add<Target: AnyObject>(
    _ target: Target?, for events: Event, _ perform: @escaping @MainActor (Target, UIControl, UIEvent?) -> Void
  ) {
    guard let target else { return }
    messages.append(ControlMessage(events: events, message: TargetAction(target: target, perform)))
  }

  private func remove(_ events: Event, where isMeant: (TargetAction<UIControl>) -> Bool) {
    for index in messages.indices where isMeant(messages[index].message) { messages[index].events.subtract(events) }
    messages.removeAll { $0.events.isEmpty }
  }

  private static func cast<Sender>(_ control: UIControl) -> Sender? {
    if let sender = control as? Sender { return sender }
    misuse("The action's method takes a \(Sender.self), but the control that sends it is a \(type(of: control))", as: .invalidArgument)
    return nil
  }
}
