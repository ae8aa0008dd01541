/// An unapplied method can replace a selector: `UIPanGestureRecognizer(target: self, action: Card.handlePan)`. Targets are weakly
/// referenced.
extension UIGestureRecognizer {
  public convenience init<Target: AnyObject>(target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Void) {
    self.init(target: nil, action: nil)
    addTarget(target, action: action)
  }

  public convenience init<Target: AnyObject, Recognizer: UIGestureRecognizer>(
    target: Target?, action: @escaping @MainActor (Target) -> @MainActor (Recognizer) -> Void
  ) {
    self.init(target: nil, action: nil)
    addTarget(target, action: action)
  }

  public func addTarget<Target: AnyObject>(_ target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Void) {
    guard let target else { return }
    targetActions.append(TargetAction(target: target) { target, _, _ in action(target)() })
  }

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
