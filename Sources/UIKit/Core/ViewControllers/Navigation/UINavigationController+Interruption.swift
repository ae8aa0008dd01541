import Foundation

// A standard push or pop can be interrupted at any time. A push is never cancelled: it is completed, and a pop begins from where it was, in
// the same turn of the run loop. A pop can be caught, and then completed or cancelled. Another pop completes it and begins at once, while
// its page continues to the edge, so that a person who goes back several times needn't wait.
extension UINavigationController {
  /// The driver of the standard pop that runs without a drag, or nil.
  var popInFlight: SlideDriver? { inFlight(.pop) }

  /// The driver of the standard push in progress, unless another change has been requested meanwhile.
  private var pushInFlight: SlideDriver? { transition?.to === stack.last ? inFlight(.push) : nil }

  private func inFlight(_ operation: Operation) -> SlideDriver? {
    guard let transition, self.operation == operation else { return nil }
    switch transition.context.phase {
    case .running, .settling: return transition.context.systemDriver as? SlideDriver
    case .prepared, .interactive, .completed, .abandoned: return nil
    }
  }

  /// A Boolean value that indicates whether a person can go back: the stack has a page to go back to, no transition is in progress unless
  /// it can be interrupted, and no presentation covers the stack.
  var mayGoBack: Bool { stack.count > 1 && (!isBusy || isInterruptible) && presentedViewController == nil }

  private var isInterruptible: Bool { pushInFlight != nil || popInFlight != nil || zoomIsFlying }

  /// A Boolean value that indicates whether a page is zooming without a gesture.
  private var zoomIsFlying: Bool {
    guard let context = transition?.context, context.acceptsTouchesWhileRunning else { return false }
    return !context.isInteractive && !context.isOver
  }

  /// A Boolean value that indicates whether a drag may go back, which it may not while the bar or its back button is hidden. A page that
  /// zooms has its own drags.
  var mayGoBackByDrag: Bool {
    mayGoBack && (!isNavigationBarHidden || hiding?.hasHiddenBars == true) && topViewController?.navigationItem.showsBackButton ?? false
      && topViewController?.zooms != true
  }

  /// Completes the standard push in progress, and returns the distance that its page still had to move, as a fraction of the width, or nil
  /// if there is none.
  func completePushInFlight() -> CGFloat? {
    guard pushInFlight != nil, let context = transition?.context else { return nil }
    let rest = 1 - context.shownMotion.progress
    context.endAtOnce()
    return context.isOver ? rest : nil
  }

  /// Completes the standard push in progress if a pop has been requested meanwhile, which then begins from where the pages are.
  func turnPushAround() {
    guard nextDriver == nil, animatesNext, let top = stack.last, shownStack.contains(top), let transition, !stack.contains(transition.to),
      inFlight(.push) != nil
    else { return }
    let (progress, speed) = transition.context.shownMotion
    nextDriver = SlideDriver(.moving(from: 1 - progress, speed: -speed))
    transition.context.endAtOnce()
  }

  /// Completes the standard pop in progress if another one has been requested meanwhile, which begins at once.
  func continuePopping() {
    guard nextDriver == nil, animatesNext, popInFlight != nil, let transition, !transition.context.transitionWasCancelled,
      transition.context.animator is NavigationAnimator,
      let next = stack.last, next !== transition.to, shownStack.contains(next), !stack.contains(transition.to)
    else { return }
    let motion = PassingMotion(of: transition, in: contentView)
    transition.context.endAtOnce()
    motion?.resume()
  }

  /// Ends the transition in progress at once, because its pages are about to be moved elsewhere, and shows the top of the stack without
  /// animation. A transition that the delegate animates without an interaction controller continues.
  func endTransitionAtOnce() {
    animatesNext = false
    transition?.context.yieldToNext()
    transition?.context.endAtOnce()
  }

  /// Ends the standard transition in progress as soon as its remaining motion is too small to be seen, because another change has been
  /// requested.
  func finishEarly() {
    guard animatesNext, let context = transition?.context, context.phase == .running,
      (context.systemDriver as? SlideDriver)?.beginsAtRest == true, let scene = view.window?.windowScene
    else { return }
    let passed = context.transitionDuration - context.remainingDuration
    let end = NavigationMotion.pace.time(wherePositionIs: NavigationMotion.nearEnd, within: context.transitionDuration)
    scene.perform(after: max(end - passed, 0)) { [weak self, weak context] in
      guard let context, self?.transition?.context === context, context.phase == .running else { return }
      context.endAtOnce()
    }
  }
}
