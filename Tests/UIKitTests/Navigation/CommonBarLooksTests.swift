import Foundation
import Testing
import UIKit
import UITestSupport

@MainActor
@Suite("Looks of all bars")
struct CommonBarLooksTests {
  private let harness = SceneHarness()

  @Test("Given a color and text attributes for all navigation bars, then a bar that is created later has them, and can have its own")
  func classic() {
    harness.perform {
      UINavigationBar.appearance().barTintColor = .red
      UINavigationBar.appearance().tintColor = .green
      UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.white]
    }
    let bar = harness.perform { UINavigationController(rootViewController: UIViewController()).navigationBar }
    #expect(bar.barTintColor == .red && bar.tintColor == .green)
    #expect(bar.titleTextAttributes?[.foregroundColor] as? UIColor == .white)
    bar.barTintColor = .blue
    #expect(harness.perform { UINavigationBar.appearance().barTintColor } == .red)
  }

  @Test("Given an appearance for all navigation bars, then a bar that is created later has a copy of it")
  func appearance() {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .orange
    harness.perform {
      UINavigationBar.appearance().standardAppearance = appearance
      UINavigationBar.appearance().scrollEdgeAppearance = appearance
    }
    let bar = harness.perform { UINavigationBar() }
    #expect(bar.standardAppearance !== appearance && bar.standardAppearance.backgroundColor == .orange)
    #expect(bar.scrollEdgeAppearance?.backgroundColor == .orange && bar.compactAppearance == nil)
  }

  @Test("The appearance of one kind of bar can be made from that of another")
  func conversion() {
    let toolbar = UIToolbarAppearance()
    toolbar.configureWithTransparentBackground()
    toolbar.shadowColor = .green
    let tabBar = UITabBarAppearance(barAppearance: toolbar)
    #expect(tabBar.backgroundEffect == nil && tabBar.backgroundColor == nil && tabBar.shadowColor == .green)
    tabBar.configureWithOpaqueBackground()
    #expect(tabBar.backgroundColor == .systemBackground && toolbar.backgroundColor == nil)
  }

  @Test("Given looks for all bars of a scene, then those of another scene, and earlier ones, are as before")
  func scenes() {
    let other = SceneHarness()
    let earlier = harness.perform { UITabBar() }
    harness.perform { UITabBar.appearance().unselectedItemTintColor = .red }
    #expect(harness.perform { UITabBar() }.unselectedItemTintColor == .red)
    #expect(other.perform { UITabBar() }.unselectedItemTintColor == nil && earlier.unselectedItemTintColor == nil)
  }
}
