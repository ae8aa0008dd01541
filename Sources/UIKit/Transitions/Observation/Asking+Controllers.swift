import Foundation

// Calls to the methods of presentation controllers, reported to the call observer.
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

// Calls to the appearance callbacks of view controllers, reported to the call observer.
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
  /// The delegate that customizes the controller's presentation, or nil if there is none.
  var customisingDelegate: (any UIViewControllerTransitioningDelegate)? {
    TransitionCalls.read("transitioningDelegate", of: self, .controller, transitioningDelegate)
  }

  /// The modal presentation style of the controller.
  var wantedPresentationStyle: UIModalPresentationStyle {
    TransitionCalls.read("modalPresentationStyle", of: self, .controller, modalPresentationStyle)
  }
}
