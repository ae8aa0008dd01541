import Foundation

extension UIViewController {
  func adopt(_ child: UIViewController) {
    guard child !== self else { return misuse("A view controller cannot be its own child: \(self)", as: .controllerHierarchy) }
    guard child.parent !== self else { return }
    if child.parent != nil {
      child.willMove(toParent: nil)
      child.removeFromParent()
    }
    child.willMove(toParent: self)
    child.parentChange.isMovingToParent = true
    children.append(child)
    child.parent = self
  }

  func leaveParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    parentChange = ParentChange()
    didMove(toParent: nil)
    parent.childDidLeave(self)
  }

  /// Leaves the parent, and removes the view, in the order that UIKit recommends.
  func removeWithView() {
    willMove(toParent: nil)
    viewIfLoaded?.removeFromSuperview()
    removeFromParent()
  }

  /// Implements `transition(from:to:duration:options:animations:completion:)`.
  func exchange(
    _ old: UIViewController, _ new: UIViewController, _ duration: TimeInterval, _ options: UIView.AnimationOptions,
    _ animations: (() -> Void)?, _ completion: ((Bool) -> Void)?
  ) {
    let selector = "-[UIViewController transitionFromViewController:toViewController:duration:options:animations:completion:]"
    guard old.parent === self, new.parent === self else {
      return misuse(
        "Children view controllers \(old) and \(new) must have a common parent view controller when calling \(selector)",
        as: .invalidArgument)
    }
    guard let container = old.view.superview else {
      return misuse("The view of \(old) must be in a view when calling \(selector)", as: .invalidArgument)
    }
    let animated = duration > 0
    old.beginAppearanceTransition(false, animated: animated)
    new.beginAppearanceTransition(true, animated: animated)
    let end = { (finished: Bool) in
      old.view.removeFromSuperview()
      old.endAppearanceTransition()
      new.endAppearanceTransition()
      completion?(finished)
    }
    guard options.hasTransition else {
      container.addSubview(new.view)
      UIView.animate(withDuration: duration, delay: 0, options: options, animations: { animations?() }, completion: end)
      return
    }
    UIView.transition(
      with: container, duration: duration, options: options,
      animations: {
        container.insertSubview(new.view, aboveSubview: old.view)
        old.view.removeFromSuperview()
        animations?()
      }, completion: end)
  }

  /// Removes the controller's view, and all its presentations, from the window without animation.
  func leaveWindow() {
    presented?.tearDown()
    viewIfLoaded?.removeFromSuperview()
  }

  /// The controller, its children and its presentations, with theirs.
  var family: [UIViewController] { [self] + (children + [presented?.presentedViewController].compactMap { $0 }).flatMap(\.family) }

  /// Ends the transitions of the controller, its children and its presentations without notifications, because the scene is gone.
  ///
  /// Nothing would end them anymore, and each retains its controllers until its end.
  func abandonTransitions() {
    (self as? any ChildTransitioning)?.transition?.abandon()
    presented?.context?.abandon()
    for controller in children { controller.abandonTransitions() }
    presented?.presentedViewController.abandonTransitions()
  }
}
