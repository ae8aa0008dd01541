import Foundation

// The transitions that make the visible page follow the stack.
extension UINavigationController {
  func setStack(_ new: [UIViewController], animated: Bool) {
    if let refusal = refusal(of: new) { return UIWindowScene.warn(refusal) }
    // A zoom is never cancelled: it is completed, and the next transition continues from where it is.
    transition?.context.yieldToNext()
    let old = stack
    stack = new
    moves.begin(from: old, to: new, in: self)
    showCurrentController(animated: animated)
  }

  /// Returns the warning to log if the stack is not valid, or nil if it is.
  private func refusal(of new: [UIViewController]) -> String? {
    for (index, controller) in new.enumerated() {
      if new[..<index].contains(controller) { return "Attempt to have \(controller) in the stack of \(self) more than once." }
      if controller is UINavigationController { return "Attempt to push \(controller), a navigation controller, onto \(self)." }
    }
    return nil
  }

  /// Shows the top of the stack, or waits for the end of a transition in progress.
  func showCurrentController(animated: Bool) {
    guard !isBusy else {
      animatesNext = animated
      turnPushAround()
      continuePopping()
      return finishEarly()
    }
    guard isViewLoaded, shown !== stack.last else { return settle() }
    guard let from = shown, let to = stack.last, appearance != .disappeared else { return install() }
    isBusy = true
    run(from: from, to: to, animated: animated && view.window != nil)
  }

  /// Exchanges the views without a transition while the controller is not visible. Moving the views causes the appearance callbacks, if any
  /// are due.
  private func install() {
    shown?.view.removeFromSuperview()
    shown = stack.last
    if let shown {
      shown.loadViewIfNeeded()
      updateInsets(of: shown)
      place(shown)
      contentView.addSubview(shown.view)
    }
    settle()
  }

  private func run(from: UIViewController, to: UIViewController, animated: Bool) {
    let operation: Operation = shownStack.contains(to) ? .pop : .push
    let custom = animated ? askedDelegate?.askForAnimator(of: self, for: operation, from: from, to: to) : nil
    let standard = animated && custom == nil ? standardTransition(operation, from: from, to: to) : nil
    let interaction = standard?.driver ?? custom.flatMap { delegate?.askForInteraction(of: self, using: $0) }
    if animated { delegateAnimates = custom != nil }
    let transition = ChildTransition(
      in: self, from: from, to: to, isAnimated: animated, animator: custom ?? standard?.animator,
      interactionController: interaction, bar: navigationBar)
    self.transition = transition
    self.operation = operation
    nextDriver = nil
    let target = stack
    let (wasBarHidden, wasToolbarHidden) = (isBarHidden, isToolbarHidden)
    var barChange: NavigationBarChange?
    transition.willBegin = { [self] in
      updateInsets(of: to)
      delegate?.notify(self, willShow: to, animated: animated)
      guard animated else { return }
      hiding?.pageWillChange()
      barChange = changeBar(
        along: transition.context.coordinator, isPush: operation == .push, fades: transition.context.fadesBars)
      changeToolbar(along: transition.context.coordinator, to: to)
      tabBarController?.navigationController(
        self, shows: hidesBottomBar(under: to), isPush: operation == .push, along: transition.context.coordinator)
    }
    transition.willEnd = { [self] completed in
      if completed {
        shown = to
        shownStack = target
      } else {
        // A request made during the transition takes precedence. Otherwise restore the former state.
        if stack == target {
          stack = shownStack
          moves.revert(from: target, to: shownStack)
        }
        isBarHidden = wasBarHidden
        toolbarState.isHidden = wasToolbarHidden
      }
      barChange?.finish(completed)
      finishToolbarChange(completed)
    }
    transition.didEnd = { [self] completed in
      moves.finish(in: self, keeping: shown)
      delegate?.notify(self, didShow: completed ? to : from, animated: animated)
    }
    transition.isOver = { [self] in
      self.transition = nil
      self.operation = .none
      isBusy = false
      showCurrentController(animated: animatesNext)
    }
    transition.run()
  }

  /// Returns the animator and the driver of a push or a pop that the delegate doesn't animate.
  private func standardTransition(_ operation: Operation, from: UIViewController, to: UIViewController)
    -> (animator: any UIViewControllerAnimatedTransitioning, driver: (any UIViewControllerInteractiveTransitioning)?)
  {
    let (front, back, isPush) = operation == .push ? (to, from, true) : (from, to, false)
    if let zoom = front.makeZoom(isOpening: isPush, over: back) { return (zoom, zoom) }
    if let style = front.preferredTransitionStyle { return (style.animator(isPresenting: isPush), nextDriver) }
    return (NavigationAnimator(isPush: operation == .push), nextDriver ?? SlideDriver())
  }

  private var askedDelegate: (any UINavigationControllerDelegate)? {
    TransitionCalls.read("delegate", of: self, .uikit, delegate)
  }

  /// Updates the bar and the containment once the visible page is the top of the stack.
  private func settle() {
    shownStack = stack
    animatesNext = false
    if isViewLoaded {
      navigationBar.items = stack.map(\.navigationItem)
      if let shown { updateInsets(of: shown) }
      layOutBar()
      updateToolbarItems(animated: false)
      followContent(of: shown)
      tabBarController?.navigationController(self, shows: stack.last.map { hidesBottomBar(under: $0) } ?? false)
    }
    moves.finish(in: self, keeping: shown)
  }

  /// Returns whether the surrounding tab bar is hidden while `controller` is on top.
  func hidesBottomBar(under controller: UIViewController) -> Bool {
    for member in stack {
      if member.hidesBottomBarWhenPushed { return true }
      if member === controller { break }
    }
    return false
  }
}

extension UIViewController {
  public var navigationController: UINavigationController? {
    sequence(first: self) { $0.parent }.dropFirst().lazy.compactMap { $0 as? UINavigationController }.first
  }
}
