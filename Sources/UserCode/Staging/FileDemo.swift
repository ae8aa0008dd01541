import Foundation
import GlissadeLive
import Host
import Rehearsal
import SourceReport
import Tweaks
import UIKit

/// The screens of a root in a user's code.
@MainActor
final class FileDemo: TogglingScreens {
  let rootViewController: UIViewController
  var phases: [DemoPhase] { placement.phases }
  var toggles: Bool { placement.toggles }
  var isToggled = false
  /// A Boolean value that indicates whether the root is an app without a root view controller.
  private(set) var showsNothing = false

  private let placement: Placement
  private let transition: StockTransition?
  private let makeDestination: () -> UIViewController
  private let observation: TweakObservation?
  private let firstTab: Int

  /// Creates the screens in the running scene.
  ///
  /// - Parameters:
  ///   - make: Creates the root.
  ///   - values: The values that the scene's code sees. They follow those of the setting.
  ///   - report: The report that the values belong to.
  ///   - storyboard: The name of the app's main storyboard, or nil.
  init(
    _ make: @escaping (LiveSetting) -> Any, placement: Placement, setting: DemoSetting, values: LiveValues?, report: SourceReport,
    storyboard: String? = nil
  ) {
    self.placement = placement
    observation = values.map { values in
      setting.tweaks.observe { [weak tweaks = setting.tweaks] _ in
        if let tweaks { values.values = report.liveValues(in: tweaks) }
      }
    }
    let grid = StockGridController()
    grid.title = "Photos"
    let detail: () -> UIViewController = {
      let detail = StockDetailController()
      detail.title = "Detail"
      detail.onClose = { [weak detail] in detail?.goBack() }
      return detail
    }
    switch placement.frame {
    case .window, .navigation:
      let object = RootObject(make(LiveSetting(isPresenting: true, from: grid, to: grid)), storyboard: storyboard)
      showsNothing = object.viewController == nil
      let controller = object.viewController ?? UIViewController()
      let isBare = placement.frame == .navigation && !(controller is UINavigationController)
      rootViewController = isBare ? UINavigationController(rootViewController: controller) : controller
      transition = nil
      makeDestination = detail
    case .presented:
      rootViewController = grid
      transition = nil
      makeDestination = { [weak grid] in
        let grid = grid ?? StockGridController()
        let object = RootObject(make(LiveSetting(isPresenting: true, from: grid, to: grid)), storyboard: storyboard)
        return object.viewController ?? UIViewController()
      }
    case .modalTransition:
      rootViewController = grid
      transition = StockTransition(make, source: grid, keepsPresenter: placement.keepsPresenter)
      makeDestination = detail
    case .pushTransition:
      let navigation = UINavigationController(rootViewController: grid)
      rootViewController = navigation
      transition = StockTransition(make, source: grid)
      makeDestination = detail
      transition?.attach(to: navigation)
    case .tabTransition:
      let tabs = UITabBarController()
      let other = detail()
      grid.tabBarItem = UITabBarItem(title: "Photos", image: nil, tag: 0)
      other.tabBarItem = UITabBarItem(title: "Detail", image: nil, tag: 1)
      tabs.viewControllers = [grid, other]
      rootViewController = tabs
      transition = StockTransition(make, source: grid)
      makeDestination = detail
      transition?.attach(to: tabs)
    }
    firstTab = (rootViewController as? UITabBarController)?.selectedIndex ?? 0
    grid.onChoose = { [weak self] _ in self?.run(.present) }
  }

  var nextPhase: DemoPhase { isAway || isToggled ? .dismiss : .present }

  /// A Boolean value that indicates whether anything is presented, pushed, or selected instead of the first screen.
  private var isAway: Bool {
    if let presented = rootViewController.presentedViewController, !presented.isBeingDismissed { return true }
    if let tabs = rootViewController as? UITabBarController, tabs.selectedIndex != firstTab { return true }
    return navigation.map { $0.viewControllers.count > 1 } ?? false
  }

  private var navigation: UINavigationController? {
    let selected = (rootViewController as? UITabBarController)?.selectedViewController ?? rootViewController
    return selected as? UINavigationController ?? selected.children.lazy.compactMap { $0 as? UINavigationController }.first
  }

  func run(_ phase: DemoPhase) {
    switch phase {
    case .present: start()
    case .dismiss where toggles: if isToggled { toggle() }
    case .dismiss: goBack()
    }
  }

  private func toggle() {
    guard case .tap(let index) = placement.start else { return }
    isToggled.toggle()
    tap(index)
  }

  private func start() {
    guard nextPhase == .present else { return }
    if toggles { return toggle() }
    switch placement.start {
    case .none: break
    case .tap(let index): tap(index)
    case .stage: show()
    }
  }

  private func show() {
    if let tabs = rootViewController as? UITabBarController {
      tabs.selectedIndex = 1
    } else {
      let destination = makeDestination()
      name(from: rootViewController, to: destination)
      if let navigation = rootViewController as? UINavigationController {
        navigation.pushViewController(destination, animated: true)
      } else {
        transition?.prepare(destination)
        rootViewController.present(destination, animated: true)
      }
    }
  }

  private func goBack() {
    if let presented = rootViewController.presentedViewController, !presented.isBeingDismissed {
      name(from: presented, to: rootViewController)
      rootViewController.dismiss(animated: true)
    } else if let tabs = rootViewController as? UITabBarController, tabs.selectedIndex != firstTab {
      tabs.selectedIndex = firstTab
    } else {
      navigation?.popViewController(animated: true)
    }
  }

  private func tap(_ index: Int) {
    guard let window = rootViewController.view.window, let scene = window.windowScene else { return }
    let targets = window.touchTargets
    guard targets.indices.contains(index) else { return }
    for phase in [PointerInput.Phase.began, .ended] {
      scene.deliver(.pointer(PointerInput(phase: phase, location: targets[index], timestamp: scene.time)))
    }
  }
}

extension UIViewController {
  /// Goes back to the previous screen, however this one was shown.
  fileprivate func goBack() {
    if let tabs = tabBarController {
      tabs.selectedIndex = 0
    } else if let navigation = navigationController {
      navigation.popViewController(animated: true)
    } else {
      dismiss(animated: true)
    }
  }
}
