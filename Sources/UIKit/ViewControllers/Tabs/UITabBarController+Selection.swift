import Foundation

// How what is shown follows the selection.
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
    if selected.map(new.contains) != true { selected = new.first }
    itemsDidChange()
    updateInsets()
    catchUp()
  }

  func itemsDidChange() {
    tabBar.items = tabs.map(\.tabBarItem)
    tabBar.selectedItem = selected?.tabBarItem
  }

  func select(_ controller: UIViewController) {
    selected = controller
    tabBar.selectedItem = controller.tabBarItem
    catchUp()
  }

  /// A person has chosen a tab. Choosing the selected one again goes back to the root of its navigation.
  func itemWasChosen(_ item: UITabBarItem) {
    guard let controller = tabs.first(where: { $0.tabBarItem === item }),
      delegate?.ask(self, shouldSelect: controller) ?? true
    else { return }
    if controller === selected {
      TransitionCalls.asUIKit { _ = (controller as? UINavigationController)?.popToRootViewController(animated: true) }
    } else {
      TransitionCalls.asUIKit { selectedViewController = controller }
    }
    delegate?.tell(self, didSelect: controller)
  }

  func catchUp() {
    guard !isBusy else { return }
    guard isViewLoaded, shown !== selected else { return settle() }
    guard let from = shown, let to = selected, appearance != .disappeared else { return install() }
    isBusy = true
    run(from: from, to: to)
  }

  /// Exchanges the views where there is nobody to see it. The views' own moves tell the controllers, if they have to hear of it.
  private func install() {
    shown?.view.removeFromSuperview()
    shown = selected
    if let shown {
      shown.view.place(in: contentView.bounds)
      contentView.addSubview(shown.view)
    }
    settle()
  }

  private func run(from: UIViewController, to: UIViewController) {
    let custom =
      view.window == nil ? nil : askedDelegate?.askForAnimator(of: self, from: from, to: to)
    let interaction = custom.flatMap { delegate?.askForInteraction(of: self, using: $0) }
    let transition = ChildTransition(
      in: self, container: contentView, from: from, to: to, isAnimated: custom != nil, animator: custom,
      interactionController: interaction)
    self.transition = transition
    transition.willEnd = { [self] completed in
      if completed {
        shown = to
      } else if selected === to {
        // A tab that was selected since wins; else all is as it was.
        selected = from
        tabBar.selectedItem = from.tabBarItem
      }
    }
    transition.isOver = { [self] in
      self.transition = nil
      isBusy = false
      catchUp()
    }
    transition.run()
  }

  /// Who customises the change of tabs, if anybody does.
  private var askedDelegate: (any UITabBarControllerDelegate)? {
    TransitionCalls.read("delegate", of: self, .uikit, delegate)
  }

  private func settle() {
    let left = leaving
    leaving = []
    for controller in left { controller.removeFromParent() }
    bringBarInLine()
  }
}
