/// The protocol that lets a recognizer's initializers keep the type of the subclass: `UIPanGestureRecognizer(target: self,
/// action: Card.handlePan)`.
@preconcurrency @MainActor
public protocol GestureTargeting: AnyObject {
  /// Creates a recognizer without targets.
  init()
}

extension GestureTargeting where Self: UIGestureRecognizer {
  /// Creates a recognizer that calls a method without arguments of `target`, which is weakly referenced.
  public init<Target: AnyObject>(target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Void) {
    self.init()
    addTarget(target, action: action)
  }

  /// Creates a recognizer that calls a method of `target`, which is weakly referenced, with itself as the argument.
  public init<Target: AnyObject>(target: Target?, action: @escaping @MainActor (Target) -> @MainActor (Self) -> Void) {
    self.init()
    addTarget(target, action: action)
  }

  /// Creates a recognizer without targets.
  public init(target: AnyObject?, action: Never?) {
    self.init()
  }

  /// Adds a target, which is weakly referenced, and a method without arguments to call when the state of the gesture changes.
  public func addTarget<Target: AnyObject>(_ target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Void) {
    guard let target else { return }
    add(TargetAction(target: target) { target, _, _ in action(target)() })
  }

  /// Adds a target, which is weakly referenced, and a method to call with the recognizer when the state of the gesture changes.
  public func addTarget<Target: AnyObject>(_ target: Target?, action: @escaping @MainActor (Target) -> @MainActor (Self) -> Void) {
    guard let target else { return }
    add(
      TargetAction(target: target) { target, sender, _ in
        guard let sender = sender as? Self else { return }
        action(target)(sender)
      })
  }
}
