/// An unapplied method can take the place of a selector: `UIPanGestureRecognizer(target: self, action: Card.handlePan)`.
extension UIGestureRecognizer {
  /// Creates a recognizer that calls a method without arguments of `target`, which is weakly referenced.
  public convenience init<Target: AnyObject>(target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Void) {
    self.init(target: nil, action: nil)
    addTarget(target, action: action)
  }

  /// Creates a recognizer that calls a method of `target`, which is weakly referenced, with itself as the argument.
  public convenience init<Target: AnyObject, Recognizer: UIGestureRecognizer>(
    target: Target?, action: @escaping @MainActor (Target) -> @MainActor (Recognizer) -> Void
  ) {
    self.init(target: nil, action: nil)
    addTarget(target, action: action)
  }

  /// Adds a target, which is weakly referenced, and a method without arguments to call when the state of the gesture changes.
  public func addTarget<Target: AnyObject>(_ target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Void) {
    guard let target else { return }
    targetActions.append(TargetAction(target: target) { target, _, _ in action(target)() })
  }

  /// Adds a target, which is weakly referenced, and a method to call with the recognizer when the state of the gesture changes.
  public func addTarget<Target: AnyObject, Recognizer: UIGestureRecognizer>(
    _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor (Recognizer) -> Void
  ) {
    guard let target else { return }
    targetActions.append(
      TargetAction(target: target) { target, sender, _ in
        guard let sender = sender as? Recognizer else { return }
        action(target)(sender)
      })
  }
}
