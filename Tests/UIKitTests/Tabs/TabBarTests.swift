import Testing
import UITestSupport

@testable import UIKit

/// A tab bar controller with three pages on a phone's screen, the first one a navigation controller's root.
@MainActor
final class TabScenario {
  let journal = Journal()
  let delegate: ContainerDelegate
  let tabs = UITabBarController()
  let navigation: UINavigationController
  let a: Page
  let b: Page
  let c: Page
  let harness: SceneHarness

  init() {
    delegate = ContainerDelegate(journal)
    a = Page("A", journal)
    b = Page("B", journal)
    c = Page("C", journal)
    navigation = UINavigationController(rootViewController: a)
    navigation.title = "A"
    tabs.viewControllers = [navigation, b, c]
    harness = SceneHarness(safeArea: NavigationScenario.safeArea, root: tabs)
    tabs.delegate = delegate
    _ = journal.take()
  }

  func perform(_ body: () -> Void) { harness.scene.perform(body) }

  /// Taps the button of a tab.
  func tapTab(_ index: Int) { harness.click(CGPoint(x: 65 + 130 * index, y: 785)) }

  var pagesInView: [UIView] { tabs.contentView.subviews }

  var isAtRest: Bool {
    pagesInView == [tabs.selectedViewController!.view] && tabs.transitionCoordinator == nil
      && tabs.tabBar.selectedItem === tabs.selectedViewController!.tabBarItem && !harness.scene.isUserInteractionBlocked
  }
}

@MainActor
@Suite("Tabs") struct TabBarTests {
  @Test("The bar is 49 points high above the safe area, which the pages are told of")
  func place() {
    let scenario = TabScenario()
    #expect(scenario.tabs.tabBar.frame == CGRect(x: 0, y: 844 - 83, width: 390, height: 83))
    #expect(scenario.a.view.safeAreaInsets == UIEdgeInsets(top: 91, left: 0, bottom: 83, right: 0))
    #expect(scenario.a.tabBarController === scenario.tabs)
  }

  @Test("addChild(_:) adds a tab, as tab bar controllers are set up in code everywhere; taken out again, it is one no more")
  func children() {
    let journal = Journal()
    let tabs = UITabBarController()
    let pages = ["A", "B", "C"].map { Page($0, journal) }
    for page in pages {
      tabs.addChild(page)
      page.didMove(toParent: tabs)
    }
    #expect(tabs.viewControllers == pages && tabs.children == pages && tabs.selectedViewController === pages[0])
    let harness = SceneHarness(root: tabs)
    #expect(tabs.tabBar.items?.map(\.title) == ["A", "B", "C"] && tabs.contentView.subviews == [pages[0].view])
    harness.scene.perform {
      pages[0].willMove(toParent: nil)
      pages[0].removeFromParent()
    }
    #expect(tabs.viewControllers == [pages[1], pages[2]] && tabs.children == [pages[1], pages[2]])
    #expect(tabs.selectedViewController === pages[1] && tabs.contentView.subviews == [pages[1].view])
    harness.scene.perform { UINavigationController(rootViewController: pages[1]).loadViewIfNeeded() }
    #expect(tabs.viewControllers == [pages[2]] && tabs.selectedIndex == 0)
  }

  @Test("AP-01: a tap asks the delegate, selects, notifies it, and the pages get their appearance callbacks in UIKit's order")
  func tap() {
    let scenario = TabScenario()
    scenario.tapTab(1)
    #expect(
      scenario.journal.take() == [
        "shouldSelect B", "asked for animator A→B", "B.didLoad", "A.willDisappear", "B.willAppear", "A.didDisappear", "B.didAppear",
        "didSelect B",
      ])
    #expect(scenario.tabs.selectedIndex == 1 && scenario.isAtRest)
    scenario.delegate.refuses = scenario.c
    scenario.tapTab(2)
    #expect(scenario.tabs.selectedViewController === scenario.b && scenario.isAtRest)
  }

  @Test("CT-08: a change of tabs asks the tab controller's delegate, then the animator")
  func order() {
    let scenario = TabScenario()
    let animator = FadeAnimator()
    animator.journal = scenario.journal
    scenario.delegate.animator = animator
    scenario.perform { scenario.tabs.selectedIndex = 1 }
    scenario.harness.advance(by: 1)
    #expect(
      scenario.journal.take() == [
        "asked for animator A→B", "asked for interaction", "B.didLoad", "A.willDisappear", "B.willAppear", "duration", "animate",
        "A.didDisappear", "B.didAppear", "ended true",
      ])
    #expect(scenario.isAtRest)
  }

  @Test("AP-02: a change of tabs that is called off leaves the selection as it was")
  func cancelled() {
    let scenario = TabScenario()
    let driver = UIPercentDrivenInteractiveTransition()
    scenario.delegate.animator = FadeAnimator()
    scenario.delegate.interaction = driver
    scenario.perform { scenario.tabs.selectedIndex = 1 }
    #expect(scenario.tabs.selectedIndex == 1)
    scenario.harness.advance(by: 0.1)
    scenario.perform { driver.update(0.4) }
    scenario.harness.advance(by: 0.1)
    scenario.perform { driver.cancel() }
    scenario.harness.advance(by: 1)
    #expect(
      scenario.journal.take().filter { $0.contains("ppear") } == [
        "A.willDisappear", "B.willAppear", "B.willDisappear", "B.didDisappear", "A.willAppear", "A.didAppear",
      ])
    #expect(scenario.tabs.selectedIndex == 0 && scenario.isAtRest)
  }

  @Test("After a cancelled change the coordinator's completion may start the next one")
  func nextFromCompletion() {
    let scenario = TabScenario()
    let driver = UIPercentDrivenInteractiveTransition()
    scenario.delegate.animator = FadeAnimator()
    scenario.delegate.interaction = driver
    scenario.perform {
      scenario.tabs.selectedIndex = 1
      scenario.tabs.transitionCoordinator?.animate(alongsideTransition: nil) { context in
        #expect(context.isCancelled)
        scenario.delegate.interaction = nil
        scenario.tabs.selectedIndex = 2
      }
      driver.update(0.2)
      driver.cancel()
    }
    scenario.harness.advance(by: 2)
    #expect(scenario.tabs.selectedIndex == 2 && scenario.isAtRest)
  }

  @Test("K16: fast taps on tabs end on the last one, never on black", arguments: [true, false])
  func fastTaps(animated: Bool) {
    let scenario = TabScenario()
    if animated { scenario.delegate.animator = FadeAnimator() }
    for index in [1, 2, 0, 1, 2] {
      scenario.perform { scenario.tabs.selectedIndex = index }
      scenario.harness.advance(by: 0.05)
    }
    scenario.harness.advance(by: 2)
    #expect(scenario.tabs.selectedIndex == 2 && scenario.isAtRest && scenario.c.view.alpha == 1)
  }

  @Test("Choosing the selected tab again goes back to its root")
  func backToRoot() {
    let scenario = TabScenario()
    let page = Page("D", scenario.journal)
    scenario.perform { scenario.navigation.pushViewController(page, animated: false) }
    scenario.tapTab(0)
    scenario.harness.advance(by: 1)
    #expect(scenario.navigation.viewControllers == [scenario.a])
  }

  @Test("K14: a page that hides the bar takes it along, gives it back, and no page's safe area jumps meanwhile")
  func hidesBottomBar() {
    let scenario = TabScenario()
    let page = Page("D", scenario.journal)
    page.hidesBottomBarWhenPushed = true
    scenario.perform { scenario.navigation.pushViewController(page, animated: true) }
    #expect(page.view.safeAreaInsets.bottom == 34 && scenario.a.view.safeAreaInsets.bottom == 83)
    scenario.harness.advance(by: 1)
    #expect(scenario.tabs.tabBar.frame.maxX == 0 && page.view.safeAreaInsets.bottom == 34)
    scenario.perform { scenario.tabs.selectedIndex = 1 }
    #expect(scenario.tabs.tabBar.frame.minX == 0)
    scenario.perform { scenario.tabs.selectedIndex = 0 }
    #expect(scenario.tabs.tabBar.frame.minX == -390)
    scenario.perform { scenario.navigation.popViewController(animated: true) }
    scenario.harness.advance(by: 1)
    #expect(scenario.tabs.tabBar.frame == CGRect(x: 0, y: 761, width: 390, height: 83))
    scenario.tapTab(1)
    #expect(scenario.tabs.selectedIndex == 1)
  }

  @Test("K14: a pop that is called off keeps the bar away")
  func cancelledPopKeepsBarAway() {
    let scenario = TabScenario()
    let page = Page("D", scenario.journal)
    page.hidesBottomBarWhenPushed = true
    scenario.perform { scenario.navigation.pushViewController(page, animated: false) }
    scenario.harness.advance(by: 0.1)
    scenario.harness.pointer(.began, at: CGPoint(x: 2, y: 400))
    for x in stride(from: 12, through: 100, by: 8) { scenario.harness.pointer(.moved, at: CGPoint(x: x, y: 400)) }
    scenario.harness.advance(by: 0.2)
    scenario.harness.pointer(.ended, at: CGPoint(x: 100, y: 400))
    scenario.harness.advance(by: 1)
    #expect(scenario.navigation.topViewController === page && scenario.tabs.tabBar.frame.minX == -390)
  }

  @Test("A bar that code has moved off the screen stays there until the view changes size, and then too")
  func movedByCode() {
    let scenario = TabScenario()
    scenario.perform {
      scenario.tabs.tabBar.frame.origin.y += 83
      scenario.navigation.additionalSafeAreaInsets.bottom -= 83
      scenario.tabs.view.setNeedsLayout()
    }
    scenario.harness.advance(by: 0.1)
    #expect(scenario.tabs.tabBar.frame.minY == 844 && scenario.a.view.safeAreaInsets.bottom == 0)
    scenario.harness.scene.resize(to: CGSize(width: 500, height: 700))
    scenario.harness.advance(by: 0.1)
    #expect(scenario.tabs.tabBar.frame == CGRect(x: 0, y: 700, width: 500, height: 83))
  }

  @Test("A bar of one's own shows items that are set with a fade, and tells its delegate what a person chooses")
  func ownBar() {
    final class Delegate: NSObject, UITabBarDelegate {
      var titles: [String] = []
      func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { titles.append(item.title ?? "") }
    }
    let harness = SceneHarness()
    let (bar, delegate) = (UITabBar(frame: CGRect(x: 0, y: 700, width: 390, height: 49)), Delegate())
    bar.delegate = delegate
    harness.turn { harness.rootView.addSubview(bar) }
    harness.perform { bar.setItems(["A", "B"].map { UITabBarItem(title: $0, image: nil, tag: 0) }, animated: true) }
    harness.advance(by: 0.5)
    harness.click(CGPoint(x: 300, y: 720))
    #expect(delegate.titles == ["B"] && bar.selectedItem?.title == "B")
  }

  @Test("A subclass of the controller is told of the items that a person chooses")
  func chosenItems() {
    final class Tabs: UITabBarController {
      var titles: [String] = []
      override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { titles.append(item.title ?? "") }
    }
    let tabs = Tabs()
    tabs.viewControllers = ["A", "B"].map { title in
      let controller = UIViewController()
      controller.title = title
      return controller
    }
    let harness = SceneHarness(root: tabs)
    harness.click(CGPoint(x: 300, y: 820))
    harness.advance(by: 0.5)
    #expect(tabs.titles == ["B"] && tabs.selectedIndex == 1)
  }

  @Test("An item moves its image and its title by its insets and its adjustment")
  func adjustments() throws {
    let item = UITabBarItem(title: "A", image: UIImage(systemName: "star"), tag: 0)
    let button = TabBarButton(item)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 49)
    func centers() -> [CGPoint] {
      button.layoutIfNeeded()
      return button.subviews.filter { !($0 is BarBadge) }.map(\.center)
    }
    let before = centers()
    item.onChange = { button.showItem() }
    item.titlePositionAdjustment = UIOffset(horizontal: 3, vertical: -4)
    item.imageInsets = UIEdgeInsets(top: 6, left: 0, bottom: -6, right: 0)
    let after = centers()
    #expect(after[0] == CGPoint(x: before[0].x, y: before[0].y + 6))
    #expect(after[1] == CGPoint(x: before[1].x + 3, y: before[1].y - 4))
  }
}
