import Foundation

// The callbacks of presentation controllers as presentations make them.
extension UIPresentationController {
  func tellPresentationWillBegin() {
    TransitionCalls.ask(self, .presentation, "presentationTransitionWillBegin()") { presentationTransitionWillBegin() }
  }

  func tellPresentationDidEnd(_ completed: Bool) {
    TransitionCalls.ask(self, .presentation, "presentationTransitionDidEnd(_:)", [completed]) { presentationTransitionDidEnd(completed) }
  }

  func tellDismissalWillBegin() {
    TransitionCalls.ask(self, .presentation, "dismissalTransitionWillBegin()") { dismissalTransitionWillBegin() }
  }

  func tellDismissalDidEnd(_ completed: Bool) {
    TransitionCalls.ask(self, .presentation, "dismissalTransitionDidEnd(_:)", [completed]) { dismissalTransitionDidEnd(completed) }
  }

  func tellContainerWillLayOut() {
    TransitionCalls.ask(self, .presentation, "containerViewWillLayoutSubviews()") { containerViewWillLayoutSubviews() }
  }

  func tellContainerDidLayOut() {
    TransitionCalls.ask(self, .presentation, "containerViewDidLayoutSubviews()") { containerViewDidLayoutSubviews() }
  }

  func askWhetherToRemovePresentersView() -> Bool {
    TransitionCalls.ask(self, .presentation, "shouldRemovePresentersView") { shouldRemovePresentersView }
  }

  func askForPresentedView() -> UIView? { TransitionCalls.ask(self, .presentation, "presentedView") { presentedView } }

  func askForFrameOfPresentedView() -> CGRect {
    TransitionCalls.ask(self, .presentation, "frameOfPresentedViewInContainerView") { frameOfPresentedViewInContainerView }
  }
}

// The appearance callbacks of view controllers as their transitions make them.
extension UIViewController {
  func tellWillAppear(_ animated: Bool) { tell("viewWillAppear(_:)", animated) { viewWillAppear(animated) } }

  func tellIsAppearing(_ animated: Bool) { tell("viewIsAppearing(_:)", animated) { viewIsAppearing(animated) } }

  func tellDidAppear(_ animated: Bool) { tell("viewDidAppear(_:)", animated) { viewDidAppear(animated) } }

  func tellWillDisappear(_ animated: Bool) { tell("viewWillDisappear(_:)", animated) { viewWillDisappear(animated) } }

  func tellDidDisappear(_ animated: Bool) { tell("viewDidDisappear(_:)", animated) { viewDidDisappear(animated) } }

  private func tell(_ callback: String, _ animated: Bool, _ call: () -> Void) {
    TransitionCalls.ask(self, .controller, callback, [animated], call)
  }
}

extension UIViewController {
  /// Who customises the controller's presentation, if anybody does.
  var customisingDelegate: (any UIViewControllerTransitioningDelegate)? {
    TransitionCalls.read("transitioningDelegate", of: self, .controller, transitioningDelegate)
  }

  /// How the controller wants to be presented.
  var wantedPresentationStyle: UIModalPresentationStyle {
    TransitionCalls.read("modalPresentationStyle", of: self, .controller, modalPresentationStyle)
  }
}
