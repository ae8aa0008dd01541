import Foundation

// The transitions that make the visible page follow the selection.
extension UITabBarController {
  func setTabs(_ new: [UIViewController]) {
    let old = tabs
    tabs = new
    for controller in new where !old.contains(controller) {
      leaving.removeAll { $0 === controller }
      addChild(controller)
      controller.didMove(toParent: self)
    }
    for controller in old where !new.contains(controller) {
      controller.willMove(toParent: nil)
      leaving.append(controller)
    }
    if selected.map({ new.contains($0) || $0 === more && !tabsInList.isEmpty }) != true { selected = new.first }
    itemsDidChange()
    updateInsets()
    showCurrentController()
  }

  func itemsDidChange() {
    tabBar.items = barItemsOfTabs
    tabBar.selectedItem = barItem(of: selected)
  }

  func select(_ controller: UIViewController) {
    if controller !== selected { expandBar() }
    selected = controller
    tabBar.selectedItem = barItem(of: controller)
    showCurrentController()
  }

  /// Selects the tab that a person has chosen. Choosing the selected tab pops its navigation controller to the root.
  func itemWasChosen(_ item: UITabBarItem) {
    // The button of a minimized bar brings the bar back.
    guard !minimizing.isMinimized else { return expandBar() }
    if item === more?.tabBarItem { return moreWasChosen() }
    guard let controller = tabs.first(where: { $0.tabBarItem === item }),
      delegate?.ask(self, shouldSelect: controller) ?? true
    else { return }
    if controller === selected {
      TransitionCalls.asUIKit { _ = (controller as? UINavigationController)?.popToRootViewController(animated: true) }
    } else {
      TransitionCalls.asUIKit { selectedViewController = controller }
    }
    delegate?.notify(self, didSelect: controller)
  }

  func showCurrentController() {
    guard !isBusy else { return }
    guard isViewLoaded, shown !== selected else { return settle() }
    guard let from = shown, let to = selected, appearance != .disappeared else { return install() }
    isBusy = true
    run(from: from, to: to)
  }

  /// Exchanges the views without a transition while the controller is not visible. Moving the views causes the appearance callbacks, if any
  /// are due.
  private func install() {
    shown?.view.removeFromSuperview()
    shown = selected
    if let shown {
      place(shown)
      contentView.addSubview(shown.view)
    }
    settle()
  }

  private func run(from: UIViewController, to: UIViewController) {
    let custom =
      view.window == nil ? nil : askedDelegate?.askForAnimator(of: self, from: from, to: to)
    let interaction = custom.flatMap { delegate?.askForInteraction(of: self, using: $0) }
    let transition = ChildTransition(
      in: self, from: from, to: to, isAnimated: custom != nil, animator: custom,
      interactionController: interaction)
    self.transition = transition
    transition.willEnd = { [self] completed in
      if completed {
        shown = to
      } else if selected === to {
        // A tab selected during the transition takes precedence. Otherwise restore the former state.
        selected = from
        tabBar.selectedItem = barItem(of: from)
      }
    }
    transition.isOver = { [self] in
      self.transition = nil
      isBusy = false
      showCurrentController()
    }
    transition.run()
  }

  private var askedDelegate: (any UITabBarControllerDelegate)? {
    TransitionCalls.read("delegate", of: self, .uikit, delegate)
  }

  private func settle() {
    let left = leaving
    leaving = []
    for controller in left { controller.removeFromParent() }
    updateBarVisibility()
    followContent()
  }
}
