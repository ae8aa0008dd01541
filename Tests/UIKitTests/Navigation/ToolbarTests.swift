import Testing
import UITestSupport

@testable import UIKit

@MainActor
@Suite("The toolbar of a navigation controller") struct ToolbarTests {
  private func titles(_ scenario: NavigationScenario) -> [String] {
    scenario.harness.views(UILabel.self, in: scenario.navigation.toolbar).compactMap(\.text)
  }

  private func item(_ title: String, _ action: @escaping () -> Void = {}) -> UIBarButtonItem {
    UIBarButtonItem(primaryAction: UIAction(title: title) { _ in action() })
  }

  @Test("It is hidden until it is asked for, 44 points high above the safe area, and makes the page's safe area smaller")
  func place() {
    let scenario = NavigationScenario()
    #expect(scenario.navigation.isToolbarHidden && scenario.navigation.toolbarState.bar == nil)
    scenario.perform {
      scenario.a.toolbarItems = [item("Edit")]
      scenario.navigation.isToolbarHidden = false
    }
    #expect(scenario.navigation.toolbar.frame == CGRect(x: 0, y: 766, width: 390, height: 78))
    #expect(scenario.a.view.safeAreaInsets.bottom == 78 && titles(scenario) == ["Edit"])
    scenario.perform { scenario.navigation.setToolbarHidden(true, animated: true) }
    scenario.harness.advance(by: 0.1)
    #expect(scenario.navigation.toolbar.layer.presentation()!.frame.minY > 770)
    scenario.harness.advance(by: 0.2)
    #expect(scenario.navigation.toolbar.frame.minY == 844 && scenario.a.view.safeAreaInsets.bottom == 34)
  }

  @Test("Flexible space takes what the buttons leave, fixed space its width, and the buttons work")
  func spaces() throws {
    let scenario = NavigationScenario()
    var chosen: [String] = []
    scenario.perform {
      scenario.a.toolbarItems = [
        item("Left") { chosen.append("Left") }, .flexibleSpace(), item("Middle") { chosen.append("Middle") }, .fixedSpace(40),
        UIBarButtonItem(customView: UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))),
      ]
      scenario.navigation.isToolbarHidden = false
    }
    scenario.harness.advance(by: 0.1)
    let buttons = scenario.harness.views(BarButton.self, in: scenario.navigation.toolbar)
    let custom = try #require(scenario.a.toolbarItems?.last?.customView)
    #expect(buttons[0].frame.minX == 16 && abs(custom.frame.maxX - 374) < 0.01)
    #expect(abs(custom.frame.minX - buttons[1].frame.maxX - 40) < 0.01)
    for button in buttons { scenario.harness.click(scenario.harness.middle(of: button)) }
    #expect(chosen == ["Left", "Middle"])
  }

  @Test("Given a page that sets its buttons in updateProperties(), when it is pushed, then they fade in from the first frame")
  func updatedProperties() throws {
    let scenario = NavigationScenario()
    scenario.perform {
      scenario.a.toolbarItems = [item("A")]
      scenario.navigation.isToolbarHidden = false
    }
    let share = item("Share")
    scenario.push(UpdatingPage { $0.toolbarItems = [share] })
    scenario.harness.advance(by: 0.1)
    #expect(titles(scenario) == ["A", "Share"])
    let label = try #require(scenario.harness.views(UILabel.self, in: scenario.navigation.toolbar).last)
    let content = try #require(sequence(first: label as UIView) { $0.superview }.first { $0 is ToolbarContent })
    let opacity = try #require(content.layer.presentation()).opacity
    #expect(opacity > 0 && opacity < 1)
    scenario.harness.advance(by: 1)
    #expect(titles(scenario) == ["Share"] && content.alpha == 1)
  }

  @Test("Its buttons are those of the top page, also after a pop that is cancelled", arguments: [true, false])
  func follows(pops: Bool) {
    let scenario = NavigationScenario()
    scenario.perform {
      scenario.a.toolbarItems = [item("A")]
      scenario.b.toolbarItems = [item("B")]
      scenario.navigation.isToolbarHidden = false
    }
    scenario.push(scenario.b)
    scenario.harness.advance(by: 1)
    #expect(titles(scenario) == ["B"])
    scenario.dragEdge(to: pops ? 300 : 60)
    scenario.harness.advance(by: 1)
    #expect(titles(scenario) == [pops ? "A" : "B"] && scenario.isAtRest)
    scenario.perform { scenario.navigation.topViewController?.setToolbarItems([item("New")], animated: true) }
    scenario.harness.advance(by: 0.5)
    #expect(titles(scenario) == ["New"])
  }

  @Test("A page that hides the bottom bar pushes it out of sight, and a page that shows it in willAppear brings it along")
  func hiddenByPage() {
    let scenario = NavigationScenario()
    scenario.perform { scenario.navigation.isToolbarHidden = false }
    scenario.b.hidesBottomBarWhenPushed = true
    scenario.push(scenario.b)
    scenario.harness.advance(by: 1)
    #expect(scenario.navigation.toolbar.frame.minY == 844 && scenario.b.view.safeAreaInsets.bottom == 34)
    scenario.perform { scenario.navigation.setToolbarHidden(true, animated: false) }
    scenario.a.onAppearing = { scenario.navigation.setToolbarHidden(false, animated: true) }
    scenario.pop()
    scenario.harness.advance(by: 0.1)
    let shown = scenario.navigation.toolbar.layer.presentation()!.frame.minY
    #expect(shown > 766 && shown < 844)
    scenario.harness.advance(by: 1)
    #expect(scenario.navigation.toolbar.frame.minY == 766 && scenario.a.view.safeAreaInsets.bottom == 78)
  }
}
