import Foundation

/// A dismissal that a person starts by a tap outside or Esc, about which the presentation's delegate is asked and notified.
@MainActor
final class DismissalByPerson {
  private unowned let controller: UIPresentationController
  private var hasBegun = false

  init(of controller: UIPresentationController) { self.controller = controller }

  /// Dismisses the presented controller unless a transition is in progress that can't be interrupted, or the controller or the delegate
  /// prevents it.
  func begin() {
    let presented = controller.presentedViewController
    guard presented.canBeDismissedByPerson else { return }
    guard !presented.isModalInPresentation, controller.delegate?.askWhetherToDismiss(controller) ?? true else {
      controller.delegate?.notifyDidAttemptToDismiss(controller)
      return
    }
    hasBegun = true
    controller.delegate?.notifyWillDismiss(controller)
    TransitionCalls.asUIKit { presented.dismiss(animated: true) }
  }

  func didEnd(_ completed: Bool) {
    if completed, hasBegun { controller.delegate?.notifyDidDismiss(controller) }
    hasBegun = false
  }
}

extension UIViewController {
  /// A Boolean value that indicates whether a person can dismiss the controller now: it is at rest, or its presentation can be interrupted.
  var canBeDismissedByPerson: Bool {
    guard transitionCoordinator != nil else { return true }
    return presentation?.isPresenting == true && presentation?.context?.acceptsTouchesWhileRunning == true
  }
}
