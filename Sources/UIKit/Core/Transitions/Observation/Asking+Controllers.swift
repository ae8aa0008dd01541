import Foundation

// Calls to the methods of presentation controllers, reported to the call observer.
extension UIPresentationController {
  func notifyPresentationWillBegin() {
    TransitionCalls.ask(self, .presentation, "presentationTransitionWillBegin()") { presentationTransitionWillBegin() }
  }

  func notifyPresentationDidEnd(_ completed: Bool) {
    TransitionCalls.ask(self, .presentation, "presentationTransitionDidEnd(_:)", [completed]) { presentationTransitionDidEnd(completed) }
  }

  func notifyDismissalWillBegin() {
    TransitionCalls.ask(self, .presentation, "dismissalTransitionWillBegin()") { dismissalTransitionWillBegin() }
  }

  func notifyDismissalDidEnd(_ completed: Bool) {
    TransitionCalls.ask(self, .presentation, "dismissalTransitionDidEnd(_:)", [completed]) { dismissalTransitionDidEnd(completed) }
  }

  func notifyContainerWillLayOut() {
    TransitionCalls.ask(self, .presentation, "containerViewWillLayoutSubviews()") { containerViewWillLayoutSubviews() }
  }

  func notifyContainerDidLayOut() {
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
  func notifyWillAppear(_ animated: Bool) { notify("viewWillAppear(_:)", animated) { viewWillAppear(animated) } }

  func notifyIsAppearing(_ animated: Bool) { notify("viewIsAppearing(_:)", animated) { viewIsAppearing(animated) } }

  func notifyDidAppear(_ animated: Bool) { notify("viewDidAppear(_:)", animated) { viewDidAppear(animated) } }

  func notifyWillDisappear(_ animated: Bool) { notify("viewWillDisappear(_:)", animated) { viewWillDisappear(animated) } }

  func notifyDidDisappear(_ animated: Bool) { notify("viewDidDisappear(_:)", animated) { viewDidDisappear(animated) } }

  private func notify(_ callback: String, _ animated: Bool, _ call: () -> Void) {
    TransitionCalls.ask(self, .controller, callback, [animated], call)
  }
}

extension UIViewController {
  var customizingDelegate: (any UIViewControllerTransitioningDelegate)? {
    TransitionCalls.read("transitioningDelegate", of: self, .controller, transitioningDelegate)
  }

  /// The modal presentation style of the controller. A sheet that zooms from a view fills the screen, as on iOS 18.
  var wantedPresentationStyle: UIModalPresentationStyle {
    let style = TransitionCalls.read("modalPresentationStyle", of: self, .controller, modalPresentationStyle)
    return zoomsFromView && [.automatic, .pageSheet, .formSheet].contains(style) ? .fullScreen : style
  }
}
