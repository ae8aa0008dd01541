import Foundation

// Calls to the methods of delegates, reported to the call observer.

extension UIViewControllerTransitioningDelegate {
  func askForAnimator(presenting presented: UIViewController, by presenter: UIViewController, source: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  {
    TransitionCalls.ask(
      self, .delegate, "animationController(forPresented:presenting:source:)", [presented, presenter, source]
    ) { animationController(forPresented: presented, presenting: presenter, source: source) }
  }

  func askForAnimator(dismissing dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    TransitionCalls.ask(self, .delegate, "animationController(forDismissed:)", [dismissed]) {
      animationController(forDismissed: dismissed)
    }
  }

  func askForPresentationInteraction(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  {
    TransitionCalls.ask(self, .delegate, "interactionControllerForPresentation(using:)", [animator]) {
      interactionControllerForPresentation(using: animator)
    }
  }

  func askForDismissalInteraction(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  {
    TransitionCalls.ask(self, .delegate, "interactionControllerForDismissal(using:)", [animator]) {
      interactionControllerForDismissal(using: animator)
    }
  }

  func askForPresentationController(presenting presented: UIViewController, by presenter: UIViewController?, source: UIViewController)
    -> UIPresentationController?
  {
    TransitionCalls.ask(
      self, .delegate, "presentationController(forPresented:presenting:source:)", [presented, presenter, source]
    ) { presentationController(forPresented: presented, presenting: presenter, source: source) }
  }
}

extension UINavigationControllerDelegate {
  func askForAnimator(
    of navigationController: UINavigationController, for operation: UINavigationController.Operation, from: UIViewController,
    to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    TransitionCalls.ask(
      self, .delegate, "navigationController(_:animationControllerFor:from:to:)", [navigationController, operation, from, to]
    ) { self.navigationController(navigationController, animationControllerFor: operation, from: from, to: to) }
  }

  func askForInteraction(of navigationController: UINavigationController, using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  {
    TransitionCalls.ask(self, .delegate, "navigationController(_:interactionControllerFor:)", [navigationController, animator]) {
      self.navigationController(navigationController, interactionControllerFor: animator)
    }
  }

  func notify(_ navigationController: UINavigationController, willShow controller: UIViewController, animated: Bool) {
    TransitionCalls.ask(
      self, .delegate, "navigationController(_:willShow:animated:)", [navigationController, controller, animated]
    ) { self.navigationController(navigationController, willShow: controller, animated: animated) }
  }

  func notify(_ navigationController: UINavigationController, didShow controller: UIViewController, animated: Bool) {
    TransitionCalls.ask(
      self, .delegate, "navigationController(_:didShow:animated:)", [navigationController, controller, animated]
    ) { self.navigationController(navigationController, didShow: controller, animated: animated) }
  }
}

extension UITabBarControllerDelegate {
  func ask(_ tabBarController: UITabBarController, shouldSelect controller: UIViewController) -> Bool {
    TransitionCalls.ask(self, .delegate, "tabBarController(_:shouldSelect:)", [tabBarController, controller]) {
      self.tabBarController(tabBarController, shouldSelect: controller)
    }
  }

  func notify(_ tabBarController: UITabBarController, didSelect controller: UIViewController) {
    TransitionCalls.ask(self, .delegate, "tabBarController(_:didSelect:)", [tabBarController, controller]) {
      self.tabBarController(tabBarController, didSelect: controller)
    }
  }

  func askForAnimator(of tabBarController: UITabBarController, from: UIViewController, to: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  {
    TransitionCalls.ask(
      self, .delegate, "tabBarController(_:animationControllerForTransitionFrom:to:)", [tabBarController, from, to]
    ) { self.tabBarController(tabBarController, animationControllerForTransitionFrom: from, to: to) }
  }

  func askForInteraction(of tabBarController: UITabBarController, using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  {
    TransitionCalls.ask(self, .delegate, "tabBarController(_:interactionControllerFor:)", [tabBarController, animator]) {
      self.tabBarController(tabBarController, interactionControllerFor: animator)
    }
  }
}

extension UIAdaptivePresentationControllerDelegate {
  func askForAdaptiveStyle(of controller: UIPresentationController, in traits: UITraitCollection) -> UIModalPresentationStyle {
    TransitionCalls.ask(self, .delegate, "adaptivePresentationStyle(for:traitCollection:)", [controller]) {
      adaptivePresentationStyle(for: controller, traitCollection: traits)
    }
  }

  func askForController(for style: UIModalPresentationStyle, of controller: UIPresentationController) -> UIViewController? {
    TransitionCalls.ask(self, .delegate, "presentationController(_:viewControllerForAdaptivePresentationStyle:)", [controller, style]) {
      presentationController(controller, viewControllerForAdaptivePresentationStyle: style)
    }
  }

  func askToPrepare(_ adaptive: UIPresentationController, for controller: UIPresentationController) {
    TransitionCalls.ask(self, .delegate, "presentationController(_:prepare:)", [controller, adaptive]) {
      presentationController(controller, prepare: adaptive)
    }
  }

  func notify(
    _ controller: UIPresentationController, willPresentWith style: UIModalPresentationStyle,
    _ coordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    TransitionCalls.ask(
      self, .delegate, "presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)", [controller, style, coordinator]
    ) { presentationController(controller, willPresentWithAdaptiveStyle: style, transitionCoordinator: coordinator) }
  }

  func askWhetherToDismiss(_ controller: UIPresentationController) -> Bool {
    TransitionCalls.ask(self, .delegate, "presentationControllerShouldDismiss(_:)", [controller]) {
      presentationControllerShouldDismiss(controller)
    }
  }

  func notifyWillDismiss(_ controller: UIPresentationController) {
    TransitionCalls.ask(self, .delegate, "presentationControllerWillDismiss(_:)", [controller]) {
      presentationControllerWillDismiss(controller)
    }
  }

  func notifyDidDismiss(_ controller: UIPresentationController) {
    TransitionCalls.ask(self, .delegate, "presentationControllerDidDismiss(_:)", [controller]) {
      presentationControllerDidDismiss(controller)
    }
  }

  func notifyDidAttemptToDismiss(_ controller: UIPresentationController) {
    TransitionCalls.ask(self, .delegate, "presentationControllerDidAttemptToDismiss(_:)", [controller]) {
      presentationControllerDidAttemptToDismiss(controller)
    }
  }
}
