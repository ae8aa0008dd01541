import Testing
import UIKit
import UITestSupport

@MainActor
@Suite("Pages beside opaque bars") struct OpaqueBarTests {
  /// The area below a bar on a phone with a status bar of 47 points.
  private static let belowBar = CGRect(x: 0, y: 91, width: 390, height: 753)
  private let scenario = NavigationScenario()

  private var page: CGRect { scenario.a.view.frame }

  @Test("Given an opaque bar, then a page begins below it, and its safe area at its own edge, until the bar is translucent again")
  func belowBar() {
    #expect(page == scenario.navigation.view.bounds && scenario.a.view.safeAreaInsets.top == 91)
    scenario.perform { scenario.navigation.navigationBar.isTranslucent = false }
    scenario.harness.turn()
    #expect(page == Self.belowBar && scenario.a.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    scenario.perform { scenario.navigation.navigationBar.isTranslucent = true }
    scenario.harness.turn()
    #expect(page == scenario.navigation.view.bounds && scenario.a.view.safeAreaInsets.top == 91)
  }

  @Test("A page that includes opaque bars in its layout extends below them, one that extends to no edge below none")
  func edges() {
    scenario.perform {
      scenario.navigation.navigationBar.isTranslucent = false
      scenario.a.extendedLayoutIncludesOpaqueBars = true
    }
    scenario.harness.turn()
    #expect(page == scenario.navigation.view.bounds && scenario.a.view.safeAreaInsets.top == 91)
    scenario.perform {
      scenario.navigation.navigationBar.isTranslucent = true
      scenario.a.edgesForExtendedLayout = []
    }
    scenario.harness.turn()
    #expect(page == Self.belowBar && scenario.a.view.safeAreaInsets.top == 0)
  }

  @Test(
    "Given a page below an opaque bar, when one that extends below it is pushed and popped, then each keeps its place",
    arguments: [true, false])
  func push(animated: Bool) {
    scenario.perform { scenario.navigation.navigationBar.isTranslucent = false }
    scenario.b.extendedLayoutIncludesOpaqueBars = true
    scenario.push(scenario.b, animated: animated)
    if animated {
      scenario.harness.advance(by: 0.1)
      #expect(page.minY == 91 && scenario.b.view.frame.minY == 0)
    }
    scenario.harness.advance(by: 1)
    #expect(scenario.b.view.frame == scenario.navigation.view.bounds && scenario.b.view.safeAreaInsets.top == 91)
    scenario.pop(animated: animated)
    scenario.harness.advance(by: 1)
    #expect(page == Self.belowBar && scenario.a.view.safeAreaInsets.top == 0)
  }

  @Test("Given a cancelled pop, then the page that stays is below the bar again, and an animator of one's own learns its place")
  func cancelledPop() {
    scenario.perform { scenario.navigation.navigationBar.isTranslucent = false }
    _ = scenario.pushed()
    scenario.dragEdge(to: 100)
    scenario.harness.advance(by: 1)
    #expect(scenario.b.view.frame == Self.belowBar && scenario.navigation.topViewController === scenario.b)
    var place: CGRect?
    scenario.delegate.animator = BlockAnimator { context in
      place = context.viewController(forKey: .to).map { context.finalFrame(for: $0) }
      BlockAnimator.fade(context)
    }
    scenario.navigation.delegate = scenario.delegate
    scenario.pop()
    scenario.harness.advance(by: 1)
    #expect(place == Self.belowBar && page == Self.belowBar && scenario.harness.scene.doctor.diagnoses.isEmpty)
  }

  @Test("Given an opaque bar that is hidden, then the page has its area, too")
  func hiddenBar() {
    scenario.perform { scenario.navigation.navigationBar.isTranslucent = false }
    scenario.perform { scenario.navigation.setNavigationBarHidden(true, animated: true) }
    scenario.harness.advance(by: 1)
    #expect(page == scenario.navigation.view.bounds && scenario.a.view.safeAreaInsets.top == 47)
    scenario.perform { scenario.navigation.setNavigationBarHidden(false, animated: false) }
    scenario.harness.turn()
    #expect(page == Self.belowBar)
  }

  @Test("Below an opaque bar with a large title, content scrolls it out of sight, and a page without scrolling begins below it")
  func largeTitle() throws {
    scenario.perform {
      scenario.navigation.navigationBar.isTranslucent = false
      scenario.navigation.navigationBar.prefersLargeTitles = true
    }
    scenario.harness.turn()
    #expect(page.minY == scenario.navigation.navigationBar.frame.maxY && page.minY > 91)
    let scrollView = UIScrollView(frame: scenario.a.view.bounds)
    scrollView.contentSize = CGSize(width: 390, height: 3000)
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scenario.perform {
      scenario.a.view.addSubview(scrollView)
      scenario.navigation.view.setNeedsLayout()
    }
    scenario.push(scenario.b, animated: false)
    scenario.pop(animated: false)
    scenario.harness.advance(by: 0.1)
    #expect(page == Self.belowBar && scrollView.adjustedContentInset.top == scenario.navigation.navigationBar.frame.maxY - 91)
    scenario.perform { scrollView.contentOffset.y = 200 }
    scenario.harness.turn()
    #expect(scenario.navigation.navigationBar.frame.maxY == 91 && page == Self.belowBar)
  }

  @Test("Given an opaque toolbar, then the page ends at it")
  func toolbar() {
    scenario.perform {
      scenario.navigation.setToolbarHidden(false, animated: false)
      scenario.navigation.toolbar.isTranslucent = false
    }
    scenario.harness.turn()
    #expect(page.maxY == scenario.navigation.toolbar.frame.minY && scenario.a.view.safeAreaInsets.bottom == 0)
  }

  @Test("Given an opaque tab bar, then pages end at it, also those of a navigation controller, but not one that hides it")
  func tabBar() {
    let tabs = UITabBarController()
    let (plain, root, pushed) = (UIViewController(), UIViewController(), UIViewController())
    pushed.hidesBottomBarWhenPushed = true
    let navigation = UINavigationController(rootViewController: root)
    tabs.viewControllers = [plain, navigation]
    tabs.tabBar.isTranslucent = false
    let harness = SceneHarness(safeArea: NavigationScenario.safeArea, root: tabs)
    #expect(plain.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844 - 83) && plain.view.safeAreaInsets.bottom == 0)
    harness.perform { tabs.selectedIndex = 1 }
    harness.turn()
    #expect(root.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844 - 83) && root.view.safeAreaInsets.bottom == 0)
    #expect(navigation.view.frame == tabs.view.bounds)
    harness.perform { navigation.pushViewController(pushed, animated: true) }
    harness.advance(by: 1)
    #expect(pushed.view.frame == navigation.view.bounds && pushed.view.safeAreaInsets.bottom == 34)
    harness.perform { tabs.tabBar.isTranslucent = true }
    harness.perform { _ = navigation.popViewController(animated: false) }
    harness.turn()
    #expect(root.view.frame == navigation.view.bounds && root.view.safeAreaInsets.bottom == 83)
  }
}
