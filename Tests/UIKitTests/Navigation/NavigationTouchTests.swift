import Testing
import UITestSupport

@testable import UIKit

// Radar 41217893 is about presentations: `-[UIPresentationController runTransitionForCurrentState]` ignores all interaction unless there is
// an interaction controller. Navigation controllers do not: view hierarchies that people have printed in the middle of a push show
// `userInteractionEnabled = NO` on what leaves, and neither on the UINavigationTransitionView nor on the navigation controller's own
// UILayoutContainerView; and published transitions rely on gesture recognisers there, as Hero #245 (taps on tabs during a change of tabs)
// relies on the tab bar.
@MainActor
@Suite("Touches during a push that runs by itself") struct NavigationTouchTests {
  private func button(in view: UIView, at frame: CGRect, _ action: @escaping @MainActor () -> Void) {
    let button = UIButton(frame: frame)
    button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    view.addSubview(button)
  }

  @Test("They reach the navigation controller's own view, and not the pages or the bar", arguments: [true, false])
  func reach(isCustom: Bool) {
    let scenario = NavigationScenario()
    let journal = Journal()
    scenario.navigation.delegate = scenario.delegate
    scenario.delegate.animator = isCustom ? FadeAnimator() : nil
    let whole = CGRect(x: 0, y: 0, width: 390, height: 844)
    for page in [scenario.a, scenario.b] {
      page.loadViewIfNeeded()
      button(in: page.view, at: whole) { journal.note("page") }
      page.navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: UIAction(title: "Edit") { _ in journal.note("bar") })
    }
    button(in: scenario.navigation.view, at: CGRect(x: 300, y: 700, width: 60, height: 60)) { journal.note("own") }
    let tap = TapCounter()
    scenario.navigation.view.addGestureRecognizer(UITapGestureRecognizer(target: tap, action: TapCounter.count))
    scenario.push(scenario.b)
    scenario.harness.advance(by: 0.1)
    scenario.harness.click(CGPoint(x: 330, y: 730))
    scenario.harness.click(CGPoint(x: 200, y: 300))
    scenario.harness.click(CGPoint(x: 365, y: 69))
    scenario.harness.key(.keyboardReturnOrEnter)
    #expect(journal.take() == ["own"] && tap.taps == 2, "the recogniser has the taps on the pages, and on the bar")
    scenario.harness.advance(by: 1)
    #expect(scenario.isAtRest)
    scenario.harness.click(CGPoint(x: 200, y: 300))
    #expect(journal.take() == ["page"], "afterwards the pages are alive")
  }

  @Test("They reach the tab bar during a change of tabs, and the tab that was chosen last is shown in the end")
  func tabs() {
    let scenario = TabScenario()
    scenario.delegate.animator = FadeAnimator()
    scenario.tapTab(1)
    scenario.harness.advance(by: 0.1)
    scenario.tapTab(2)
    #expect(scenario.tabs.selectedViewController === scenario.c)
    scenario.harness.advance(by: 2)
    #expect(scenario.isAtRest && scenario.pagesInView == [scenario.c.view])
  }

  @Test("A page that was taken out of the window in the middle takes touches again when it is shown elsewhere")
  func takenOut() {
    let scenario = NavigationScenario()
    scenario.push(scenario.b)
    scenario.harness.advance(by: 0.1)
    scenario.harness.scene.perform { scenario.harness.window.rootViewController = UIViewController() }
    scenario.harness.advance(by: 1)
    #expect(scenario.a.view.touching.transitions == 0 && scenario.b.view.touching.transitions == 0)
    #expect(!scenario.harness.scene.isUserInteractionBlocked)
  }
}

@MainActor
private final class TapCounter: NSObject {
  private(set) var taps = 0

  func count() { taps += 1 }
}
