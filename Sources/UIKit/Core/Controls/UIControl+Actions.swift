import Foundation

@MainActor
struct ControlMessage {
  var events: UIControl.Event
  let message: TargetAction<UIControl>
}

/// An unapplied method can replace a selector: `button.addTarget(self, action: Player.play, for: .touchUpInside)`. All targets are weakly
/// referenced.
extension UIControl {
  public func addTarget<Target: AnyObject>(
    _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Void, for events: Event
  ) {
    add(target, for: events) { target, _, _ in action(target)() }
  }

  public func addTarget<Target: AnyObject, Sender>(
    _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void, for events: Event
  ) {
    add(target, for: events) { target, control, _ in
      if let sender: Sender = Self.cast(control) { action(target)(sender) }
    }
  }

  public func addTarget<Target: AnyObject, Sender>(
    _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent?) -> Void, for events: Event
  ) {
    add(target, for: events) { target, control, event in
      if let sender: Sender = Self.cast(control) { action(target)(sender, event) }
    }
  }

  /// Without a target, the selector goes to the first responder in the responder chain that performs it. The method takes no argument, the
  /// control, or the control and the input event.
  public func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let target = target.map { $0 as AnyObject }
    if let index = messages.firstIndex(where: { $0.message.selector == action && $0.message.target === target }) {
      messages[index].events.formUnion(controlEvents)
    } else {
      messages.append(ControlMessage(events: controlEvents, message: TargetAction(target: target, selector: action)))
    }
  }

  /// Nil stands for any target or any selector.
  public func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let target = target.map { $0 as AnyObject }
    remove(controlEvents) { $0.isRemoved(withTarget: target, selector: action) }
  }

  /// Nil if there are no methods.
  public func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let target = target.map { $0 as AnyObject }
    let names = messages.filter { !$0.events.isDisjoint(with: controlEvent) && $0.message.target === target }
      .compactMap { $0.message.selector?.description }
    return names.isEmpty ? nil : names
  }

  /// `NSNull` stands for the responder chain.
  public var allTargets: Set<AnyHashable> {
    Set(
      messages.filter { $0.message.action == nil }.map { message in
        (message.message.target as? AnyHashable) ?? AnyHashable(NSNull())
      })
  }

  public var allControlEvents: Event { messages.reduce(into: []) { $0.formUnion($1.events) } }

  /// The action replaces one with the same identifier.
  public func addAction(_ action: UIAction, for events: Event) {
    removeAction(identifiedBy: action.identifier, for: events)
    messages.append(ControlMessage(events: events, message: TargetAction(action: action)))
  }

  public func removeAction(_ action: UIAction, for events: Event) { removeAction(identifiedBy: action.identifier, for: events) }

  public func removeAction(identifiedBy identifier: UIAction.Identifier, for events: Event) {
    remove(events) { $0.action?.identifier == identifier }
  }

  /// Targets and actions are called in the order in which they were added.
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

  private func remove(_ events: Event, where matches: (TargetAction<UIControl>) -> Bool) {
    for index in messages.indices where matches(messages[index].message) { messages[index].events.subtract(events) }
    messages.removeAll { $0.events.isEmpty }
  }

  private static func cast<Sender>(_ control: UIControl) -> Sender? {
    if let sender = control as? Sender { return sender }
    misuse("The action's method takes a \(Sender.self), but the control that sends it is a \(type(of: control))", as: .invalidArgument)
    return nil
  }
}
