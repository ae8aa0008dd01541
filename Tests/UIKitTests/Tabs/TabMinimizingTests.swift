import Testing
import UITestSupport

@testable import UIKit

@MainActor
@Suite("A tab bar that is minimized, and its accessory") struct TabMinimizingTests {
  private let tabs = UITabBarController()
  private let page = ScrollingPage()
  private let harness: SceneHarness

  init() {
    let navigation = UINavigationController(rootViewController: page)
    navigation.title = "Library"
    let other = ScrollingPage()
    other.title = "Search"
    tabs.viewControllers = [navigation, other]
    harness = SceneHarness(safeArea: NavigationScenario.safeArea, root: tabs)
    harness.perform { page.scroll.contentOffset.y = 400 }
    harness.advance(by: 0.1)
  }

  /// Drags the content by a distance, up if it is negative, and waits.
  private func drag(by distance: CGFloat) {
    harness.press(CGPoint(x: 200, y: 400))
    harness.move(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 400 + distance), steps: 20)
    harness.advance(by: 0.3)
    harness.release()
    harness.advance(by: 1)
  }

  /// The frames of the tabs that are seen, on the screen.
  private var visibleTabs: [CGRect] {
    harness.views(TabBarButton.self).filter { $0.alpha == 1 }.map { $0.convert($0.bounds, to: nil) }
  }

  /// The button of a minimized bar.
  private let button = CGRect(x: 20, y: 761, width: 48, height: 48)

  private var isMinimized: Bool { visibleTabs == [button] }

  @Test("By default, and if it never minimizes, scrolling leaves the bar as it is", arguments: [true, false])
  func never(isDefault: Bool) {
    if !isDefault { tabs.tabBarMinimizeBehavior = .never }
    #expect(tabs.tabBarMinimizeBehavior == (isDefault ? .automatic : .never))
    for distance in [-200, 200] as [CGFloat] {
      drag(by: distance)
      #expect(visibleTabs.count == 2)
    }
  }

  @Test("With onScrollDown a person's scrolling down minimizes the bar to a button with the selected tab, and scrolling up brings it back")
  func down() {
    tabs.tabBarMinimizeBehavior = .onScrollDown
    harness.perform { page.scroll.contentOffset.y = 500 }
    harness.advance(by: 0.2)
    #expect(visibleTabs.count == 2, "code that scrolls doesn't")
    drag(by: -20)
    #expect(visibleTabs.count == 2, "nor a short drag")
    drag(by: -120)
    #expect(isMinimized)
    drag(by: 120)
    #expect(visibleTabs.count == 2)
  }

  @Test("With onScrollUp scrolling up minimizes it, and scrolling down brings it back")
  func up() {
    tabs.tabBarMinimizeBehavior = .onScrollUp
    drag(by: -120)
    #expect(visibleTabs.count == 2)
    drag(by: 120)
    #expect(isMinimized)
    drag(by: -120)
    #expect(visibleTabs.count == 2)
  }

  @Test("At the top of the content the bar is whole, as after a tap on the button, or with another behavior")
  func whole() {
    tabs.tabBarMinimizeBehavior = .onScrollDown
    drag(by: -120)
    harness.click(CGPoint(x: button.midX, y: button.midY))
    harness.advance(by: 1)
    #expect(visibleTabs.count == 2 && tabs.selectedIndex == 0)
    drag(by: -120)
    harness.perform { tabs.tabBarMinimizeBehavior = .never }
    harness.advance(by: 1)
    #expect(visibleTabs.count == 2)
    harness.perform { tabs.tabBarMinimizeBehavior = .onScrollDown }
    drag(by: -120)
    #expect(isMinimized)
    harness.perform { page.scroll.contentOffset.y = -page.scroll.adjustedContentInset.top + 15 }
    drag(by: 60)
    #expect(visibleTabs.count == 2)
  }

  @Test("A page without a navigation controller minimizes it too; beside the button, touches reach the page")
  func plainPage() {
    tabs.tabBarMinimizeBehavior = .onScrollDown
    harness.perform { tabs.selectedIndex = 1 }
    harness.advance(by: 0.5)
    drag(by: -120)
    #expect(isMinimized)
    let hit = harness.window.hitTest(CGPoint(x: 300, y: 785), with: nil)
    #expect(hit?.isDescendant(of: tabs.contentView) == true)
  }

  // MARK: The accessory

  private let plate = UIView()

  private var plateFrame: CGRect { plate.convert(plate.bounds, to: nil) }

  private func showAccessory(animated: Bool = false) {
    harness.perform { tabs.setBottomAccessory(UITabAccessory(contentView: plate), animated: animated) }
    harness.turn()
  }

  @Test("An accessory is above the bar, the content ends above it, and beside a minimized bar it is next to the button")
  func accessory() {
    showAccessory()
    harness.advance(by: 0.1)
    #expect(plateFrame == CGRect(x: 20, y: 761 - 8 - 48, width: 350, height: 48))
    #expect(page.view.safeAreaInsets.bottom == 83 + 56 && plate.traitCollection.tabAccessoryEnvironment == .regular)
    tabs.tabBarMinimizeBehavior = .onScrollDown
    drag(by: -120)
    #expect(plateFrame == CGRect(x: 76, y: 761, width: 294, height: 48) && plate.traitCollection.tabAccessoryEnvironment == .inline)
    drag(by: 120)
    #expect(plateFrame.minX == 20 && plate.traitCollection.tabAccessoryEnvironment == .regular)
    harness.perform { tabs.bottomAccessory = nil }
    harness.turn()
    #expect(plate.window == nil && page.view.safeAreaInsets.bottom == 83)
  }

  @Test("With an animation the glass of the accessory appears, and disappears before it is removed")
  func appearance() throws {
    showAccessory(animated: true)
    harness.advance(by: 0.05)
    let view = try #require(harness.views(TabAccessoryView.self).first)
    let strength = { harness.shownState(of: view.backdropView.layer).backdrop.refraction }
    #expect(strength() > 0 && strength() < UIGlassEffect().backdrop.refraction)
    harness.advance(by: 1)
    #expect(strength() == UIGlassEffect().backdrop.refraction && tabs.bottomAccessory?.contentView === plate)
    harness.perform { tabs.setBottomAccessory(nil, animated: true) }
    harness.advance(by: 0.05)
    #expect(plate.window != nil && strength() > 0 && tabs.bottomAccessory == nil)
    harness.advance(by: 1)
    #expect(plate.window == nil)
  }

  @Test("The bottom edge effect of the content can hide the background of the bar")
  func edge() {
    #expect(harness.views(BarBackground.self, in: tabs.tabBar).first?.alpha == 1)
    harness.perform { page.scroll.bottomEdgeEffect.isHidden = true }
    #expect(harness.views(BarBackground.self, in: tabs.tabBar).first?.alpha == 0)
  }

  @Test("It leaves and comes back with the bar of a page that hides it")
  func hiding() {
    showAccessory()
    let detail = UIViewController()
    detail.hidesBottomBarWhenPushed = true
    harness.perform { page.navigationController?.pushViewController(detail, animated: true) }
    harness.advance(by: 1)
    #expect(plateFrame.maxX <= 0)
    harness.perform { _ = page.navigationController?.popViewController(animated: true) }
    harness.advance(by: 1)
    #expect(plateFrame.minX == 20)
  }
}
