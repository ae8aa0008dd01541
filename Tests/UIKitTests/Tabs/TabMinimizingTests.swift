import Foundation
import Testing
import UITestSupport

@testable import UIKit

@MainActor
@Suite("Minimized tab bars and their accessories") struct TabMinimizingTests {
  private let tabs = UITabBarController()
  private let pages = [ScrollingPage(), ScrollingPage()]
  private let harness: SceneHarness

  init() {
    tabs.viewControllers = pages
    tabs.tabBarMinimizeBehavior = .onScrollDown
    harness = SceneHarness(safeArea: NavigationScenario.safeArea, root: tabs)
    harness.advance(by: 0.1)
  }

  private func drag(by distance: CGFloat) {
    harness.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 400 + distance), steps: 20)
    harness.advance(by: 3)
  }

  private var visibleButtons: [TabBarButton] { harness.views(TabBarButton.self).filter { $0.alpha > 0 } }

  private func frame(_ view: UIView?) -> CGRect { view.map { $0.convert($0.bounds, to: nil) } ?? .zero }

  @Test("Scrolling down leaves a button with the selected tab, and scrolling up or a click on it brings the bar back")
  func scrolling() {
    drag(by: -200)
    #expect(tabs.tabBar.isMinimized && visibleButtons.map(\.item) == [pages[0].tabBarItem])
    #expect(frame(visibleButtons.first) == CGRect(x: 20, y: tabs.tabBar.frame.minY, width: 48, height: 48))
    drag(by: 60)
    #expect(!tabs.tabBar.isMinimized && visibleButtons.count == 2)
    drag(by: -100)
    harness.click(harness.middle(of: visibleButtons.first))
    harness.advance(by: 1)
    #expect(!tabs.tabBar.isMinimized && tabs.selectedIndex == 0)
  }

  @Test("Code that scrolls doesn't minimize the bar, nor does any scrolling with the behavior never")
  func never() {
    harness.perform { pages[0].scroll.contentOffset.y = 500 }
    harness.advance(by: 0.5)
    #expect(!tabs.tabBar.isMinimized)
    tabs.tabBarMinimizeBehavior = .never
    drag(by: -200)
    #expect(!tabs.tabBar.isMinimized)
  }

  @Test("An accessory is above the bar, where the content makes room, and beside it while it is minimized")
  func accessory() {
    let label = UILabel()
    tabs.bottomAccessory = UITabAccessory(contentView: label)
    harness.advance(by: 0.1)
    let top = tabs.tabBar.frame.minY
    #expect(frame(label) == CGRect(x: 20, y: top - 56, width: 350, height: 48))
    #expect(pages[0].view.safeAreaInsets.bottom == 34 + 49 + 56)
    drag(by: -200)
    #expect(frame(label) == CGRect(x: 76, y: top, width: 294, height: 48))
    #expect(label.traitCollection.tabAccessoryEnvironment == .inline)
    harness.perform { tabs.setBottomAccessory(nil, animated: true) }
    harness.advance(by: 1)
    #expect(label.window == nil && pages[0].view.safeAreaInsets.bottom == 34 + 49)
  }

  @Test("The bottom edge effect of the content can hide the background of the bar")
  func edge() {
    #expect(harness.views(BarBackground.self, in: tabs.tabBar).first?.alpha == 1)
    harness.perform { pages[0].scroll.bottomEdgeEffect.isHidden = true }
    #expect(harness.views(BarBackground.self, in: tabs.tabBar).first?.alpha == 0)
  }
}
