/// What lets a recogniser's initialisers keep the type of the subclass: `UIPanGestureRecognizer(target: self, action: Card.handlePan)`.
@preconcurrency @MainActor
public protocol GestureTargeting: AnyObject {
  init()
}

extension GestureTargeting where Self: UIGestureRecognizer {
  /// A recogniser that calls a method without arguments of `target`, which it holds weakly.
  public init<Target: AnyObject>(target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Void) {
    self.init()
    addTarget(target, action: action)
  }

  /// A recogniser that calls a method of `target`, which it holds weakly, with itself as the argument.
  public init<Target: AnyObject>(target: Target?, action: @escaping @MainActor (Target) -> @MainActor (Self) -> Void) {
    self.init()
    addTarget(target, action: action)
  }

  /// A recogniser without a target.
  public init(target: AnyObject?, action: Never?) {
    self.init()
  }

  /// Calls a method without arguments of `target`, which is held weakly, whenever the gesture's state changes.
  public func addTarget<Target: AnyObject>(_ target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Void) {
    guard let target else { return }
    add(TargetAction(target: target) { target, _, _ in action(target)() })
  }

  /// Calls a method of `target`, which is held weakly, with the recogniser whenever the gesture's state changes.
  public func addTarget<Target: AnyObject>(_ target: Target?, action: @escaping @MainActor (Target) -> @MainActor (Self) -> Void) {
    guard let target else { return }
    add(
      TargetAction(target: target) { target, sender, _ in
        guard let sender = sender as? Self else { return }
        action(target)(sender)
      })
  }
}
