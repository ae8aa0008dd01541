import Foundation
import Testing
import UIKit
import UITestSupport

@MainActor
@Suite("Tabs without a button")
struct MoreTabTests {
  private let tabs = UITabBarController()
  private let harness: SceneHarness

  init() {
    tabs.viewControllers = ["A", "B", "C", "D", "E", "F"].map { title in
      let controller = UIViewController()
      controller.title = title
      return controller
    }
    harness = SceneHarness(root: tabs)
  }

  private var titles: [String?] { tabs.tabBar.items?.map(\.title) ?? [] }

  private func tap(_ x: CGFloat, _ y: CGFloat) {
    harness.click(CGPoint(x: x, y: y))
    harness.advance(by: 1)
  }

  @Test("On a phone, the bar has five buttons at most, of which the last lists the tabs without one")
  func list() throws {
    #expect(titles == ["A", "B", "C", "D", "More"])
    tap(351, 820)
    #expect(tabs.selectedViewController === tabs.moreNavigationController && tabs.selectedIndex == NSNotFound)
    let table = try #require((tabs.moreNavigationController.topViewController as? UITableViewController)?.tableView)
    #expect(table.visibleCells.compactMap { $0.textLabel?.text } == ["E", "F"])
  }

  @Test("A row shows its tab, while the button stays selected, and brings the list back")
  func rows() throws {
    tap(351, 820)
    tap(100, 44 + 66)
    #expect(tabs.selectedIndex == 5 && tabs.selectedViewController?.title == "F")
    #expect(tabs.tabBar.selectedItem?.title == "More")
    tap(351, 820)
    #expect(tabs.selectedViewController === tabs.moreNavigationController)
    tap(40, 820)
    #expect(tabs.selectedIndex == 0 && tabs.tabBar.selectedItem?.title == "A")
  }

  @Test("On a wide screen, and with five tabs, each has its button")
  func room() {
    harness.perform { tabs.viewControllers = Array(tabs.viewControllers!.prefix(5)) }
    #expect(titles == ["A", "B", "C", "D", "E"])
    harness.perform { tabs.viewControllers = tabs.viewControllers! + [UIViewController()] }
    #expect(titles.last == "More")
    harness.scene.resize(to: CGSize(width: 1000, height: 800))
    harness.advance(by: 0.1)
    #expect(titles.count == 6)
  }
}
