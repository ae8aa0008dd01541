import Testing
import UIKit
import UITestSupport

@MainActor
@Suite("Navigation") struct NavigationTests {
  // MARK: Appearance and containment

  @Test("The root page appears with the navigation controller")
  func root() {
    let journal = Journal()
    let page = Page("A", journal)
    let navigation = UINavigationController(rootViewController: page)
    #expect(journal.take() == ["A.willJoin", "A.didJoin"])
    let harness = SceneHarness(root: navigation)
    #expect(journal.take() == ["A.didLoad", "A.willAppear", "A.didAppear"])
    #expect(page.view.window === harness.window)
    #expect(page.navigationController === navigation && page.parent === navigation)
  }

  @Test("AP-01: push and pop, animated or not, in UIKit's order", arguments: [true, false])
  func appearance(animated: Bool) {
    let scenario = NavigationScenario()
    scenario.push(scenario.b, animated: animated)
    scenario.harness.advance(by: 1)
    #expect(
      scenario.journal.take() == [
        "B.willJoin", "B.didLoad", "A.willDisappear", "B.willAppear", "A.didDisappear", "B.didAppear", "B.didJoin",
      ])
    #expect(scenario.isAtRest)
    scenario.pop(animated: animated)
    scenario.harness.advance(by: 1)
    #expect(
      scenario.journal.take() == [
        "B.willLeave", "B.willDisappear", "A.willAppear", "B.didDisappear", "A.didAppear", "B.didLeave",
      ])
    #expect(scenario.isAtRest && scenario.b.parent == nil)
  }

  @Test("AP-02: an interactive pop that is called off sends both pages back, in UIKit's order")
  func cancelledPop() {
    let scenario = NavigationScenario().pushed()
    scenario.dragEdge(to: 100)
    scenario.harness.advance(by: 1)
    let appearance = scenario.journal.take().filter { $0.contains("ppear") }
    #expect(
      appearance == [
        "B.willDisappear", "A.willAppear", "A.willDisappear", "A.didDisappear", "B.willAppear", "B.didAppear",
      ])
    #expect(scenario.navigation.viewControllers == [scenario.a, scenario.b])
    #expect(scenario.isAtRest)
  }

  @Test("AP-01: an interactive pop that is carried out has the order of any other")
  func finishedPop() {
    let scenario = NavigationScenario().pushed()
    scenario.dragEdge(to: 300)
    scenario.harness.advance(by: 1)
    #expect(
      scenario.journal.take() == [
        "B.willLeave", "B.willDisappear", "A.willAppear", "B.didDisappear", "A.didAppear", "B.didLeave",
      ])
    #expect(scenario.isAtRest && scenario.navigation.viewControllers == [scenario.a])
  }

  @Test("Containment: a pop that is called off ends with the page told that it stays; a push, with the page told that it left")
  func cancelledContainment() throws {
    let scenario = NavigationScenario().pushed()
    let interaction = HeldInteraction()
    scenario.navigation.delegate = scenario.delegate
    scenario.delegate.animator = FadeAnimator()
    scenario.delegate.interaction = interaction
    scenario.pop()
    #expect(scenario.b.isMovingFromParent)
    try scenario.perform { try cancel(#require(interaction.context)) }
    #expect(scenario.journal.take().filter { $0.contains("oin") || $0.contains("eave") } == ["B.willLeave", "B.didJoin"])
    #expect(!scenario.b.isMovingFromParent && scenario.b.parent === scenario.navigation)
    scenario.push(scenario.c)
    try scenario.perform { try cancel(#require(interaction.context)) }
    #expect(
      scenario.journal.take().filter { $0.contains("oin") || $0.contains("eave") } == ["C.willJoin", "C.willLeave", "C.didLeave"])
    #expect(scenario.navigation.viewControllers == [scenario.a, scenario.b] && scenario.c.parent == nil)
    #expect(scenario.isAtRest)
  }

  private func cancel(_ context: any UIViewControllerContextTransitioning) {
    context.cancelInteractiveTransition()
    context.completeTransition(false)
  }

  @Test("A stack that is replaced tells who comes and who goes; those in the middle never load their views")
  func replacedStack() {
    let scenario = NavigationScenario().pushed()
    scenario.perform { scenario.navigation.setViewControllers([scenario.c, scenario.a], animated: true) }
    scenario.harness.advance(by: 1)
    #expect(
      scenario.journal.take() == [
        "C.willJoin", "B.willLeave", "B.willDisappear", "A.willAppear", "B.didDisappear", "A.didAppear", "B.didLeave", "C.didJoin",
      ])
    #expect(!scenario.c.isViewLoaded && scenario.isAtRest)
  }

  // MARK: The contract with animators

  @Test("CT-08: who is asked, and when: delegate, context, controllers, duration, animation, end")
  func order() {
    let scenario = NavigationScenario()
    let animator = FadeAnimator()
    animator.journal = scenario.journal
    scenario.navigation.delegate = scenario.delegate
    scenario.delegate.animator = animator
    scenario.push(scenario.b)
    scenario.perform {
      scenario.b.transitionCoordinator?.animate(alongsideTransition: nil) { _ in scenario.journal.note("alongside completion") }
    }
    scenario.harness.advance(by: 1)
    #expect(
      scenario.journal.take() == [
        "B.willJoin", "asked for push animator A→B", "asked for interaction", "B.didLoad", "A.willDisappear", "B.willAppear",
        "willShow B", "duration", "animate", "A.didDisappear", "B.didAppear", "B.didJoin", "didShow B", "ended true",
        "alongside completion",
      ])
  }

  @Test("CT-08: a cancelled pop; didShow tells of the page that stays, so that the next transition starts clean")
  func cancelledOrder() throws {
    let scenario = NavigationScenario().pushed()
    let animator = FadeAnimator()
    animator.journal = scenario.journal
    scenario.navigation.delegate = scenario.delegate
    scenario.delegate.animator = animator
    let driver = UIPercentDrivenInteractiveTransition()
    scenario.delegate.interaction = driver
    scenario.pop()
    scenario.harness.advance(by: 0.1)
    scenario.perform { driver.update(0.5) }
    scenario.harness.advance(by: 0.1)
    scenario.perform { driver.cancel() }
    scenario.harness.advance(by: 1)
    #expect(
      scenario.journal.take() == [
        "B.willLeave", "asked for pop animator B→A", "asked for interaction", "B.willDisappear", "A.willAppear", "willShow A",
        "duration", "animate", "A.willDisappear", "A.didDisappear", "B.willAppear", "B.didAppear", "B.didJoin", "didShow B",
        "ended false",
      ])
    #expect(scenario.isAtRest)
  }

  @Test("PF-06: without animation nobody is asked for an animator")
  func notAnimated() {
    let scenario = NavigationScenario()
    scenario.navigation.delegate = scenario.delegate
    scenario.push(scenario.b, animated: false)
    #expect(scenario.journal.take().filter { $0.hasPrefix("asked") }.isEmpty)
    #expect(scenario.isAtRest)
  }

  @Test("PF-03: a pop whose animator does not add the to view leaves nothing to be seen")
  func blackScreen() {
    let scenario = NavigationScenario().pushed()
    let animator = FadeAnimator()
    animator.addsToView = false
    scenario.navigation.delegate = scenario.delegate
    scenario.delegate.animator = animator
    scenario.pop()
    scenario.harness.advance(by: 1)
    #expect(scenario.pagesInView.isEmpty && scenario.navigation.topViewController === scenario.a)
  }

  @Test("CT-02, CT-03, CT-07: the context of a push: the from view is in the container, frames are known, the style is none")
  func context() throws {
    let scenario = NavigationScenario()
    let interaction = HeldInteraction()
    scenario.navigation.delegate = scenario.delegate
    scenario.delegate.animator = FadeAnimator()
    scenario.delegate.interaction = interaction
    scenario.push(scenario.b)
    let context = try #require(interaction.context)
    #expect(scenario.a.view.superview === context.containerView)
    #expect(context.view(forKey: .from) === scenario.a.view && context.view(forKey: .to) === scenario.b.view)
    #expect(context.viewController(forKey: .from) === scenario.a && context.viewController(forKey: .to) === scenario.b)
    #expect(context.initialFrame(for: scenario.a) == context.containerView.bounds)
    #expect(context.finalFrame(for: scenario.b) == scenario.navigation.view.bounds)
    #expect(context.finalFrame(for: scenario.a) == .zero && context.initialFrame(for: scenario.b) == .zero)
    #expect(context.presentationStyle == .none)
  }

  @Test("TC-01: the coordinator is there from willAppear to the end, for both pages and the container")
  func coordinator() {
    let scenario = NavigationScenario()
    var seen: [Bool] = []
    scenario.b.onAppearing = { seen.append(scenario.b.transitionCoordinator != nil) }
    scenario.push(scenario.b)
    #expect(seen == [true])
    #expect(scenario.a.transitionCoordinator != nil && scenario.navigation.transitionCoordinator != nil)
    scenario.harness.advance(by: 1)
    #expect(scenario.a.transitionCoordinator == nil && scenario.navigation.transitionCoordinator == nil)
  }

  // MARK: The standard transition

  @Test("The page in front crosses the screen while the page behind moves 30 % of it, dimmed")
  func parallax() throws {
    let scenario = NavigationScenario()
    scenario.push(scenario.b)
    scenario.harness.advance(by: 0.1)
    let front = try #require(scenario.b.view.layer.presentation()).frame.minX / 390
    let back = try #require(scenario.a.view.layer.presentation()).frame.minX / 390
    #expect(front > 0 && front < 1)
    #expect(abs(back + 0.3 * (1 - front)) < 0.001)
    let dimming = try #require(scenario.pagesInView.first { $0.backgroundColor == UIColor(white: 0, alpha: 0.1) })
    #expect(scenario.pagesInView.firstIndex(of: dimming)! > scenario.pagesInView.firstIndex(of: scenario.a.view)!)
    #expect(scenario.pagesInView.last === scenario.b.view)
    scenario.harness.advance(by: 0.41)
    #expect(scenario.isAtRest)
  }

  @Test("The edge drag holds the page at the finger, and the bar with it")
  func edgeDrag() throws {
    let scenario = NavigationScenario().pushed()
    scenario.dragEdge(to: 197, release: false)
    scenario.harness.advance(by: 0.1)
    let page = try #require(scenario.b.view.layer.presentation())
    #expect(abs(page.frame.minX - 195) < 0.01)
    #expect(scenario.navigation.topViewController === scenario.a)
    scenario.harness.advance(by: 0.2)
    scenario.harness.pointer(.ended, at: CGPoint(x: 197, y: 400))
    scenario.harness.advance(by: 1)
    #expect(scenario.isAtRest)
  }

  @Test("A flick decides by its direction, wherever the page is", arguments: [(200, 260, true), (300, 60, false)])
  func flick(from: CGFloat, to: CGFloat, pops: Bool) {
    let scenario = NavigationScenario().pushed()
    scenario.dragEdge(to: from, release: false)
    for step in 1...4 {
      scenario.harness.advance(by: 1.0 / 60)
      scenario.harness.pointer(.moved, at: CGPoint(x: from + (to - from) * CGFloat(step) / 4, y: 400))
    }
    scenario.harness.pointer(.ended, at: CGPoint(x: to, y: 400))
    scenario.harness.advance(by: 1)
    #expect(scenario.navigation.viewControllers.count == (pops ? 1 : 2))
    #expect(scenario.isAtRest)
  }

  @Test("The edge drag does nothing on the root, with the bar hidden, or without a back button, unless the delegate is replaced")
  func edgeRules() {
    let scenario = NavigationScenario()
    scenario.dragEdge(to: 300)
    #expect(scenario.isAtRest)
    scenario.push(scenario.b, animated: false)
    scenario.perform { scenario.navigation.isNavigationBarHidden = true }
    scenario.dragEdge(to: 300)
    scenario.harness.advance(by: 1)
    #expect(scenario.navigation.topViewController === scenario.b)
    scenario.navigation.interactivePopGestureRecognizer?.delegate = nil
    scenario.dragEdge(to: 300)
    scenario.harness.advance(by: 1)
    #expect(scenario.navigation.topViewController === scenario.a)
    scenario.dragEdge(to: 300)
    scenario.harness.advance(by: 1)
    #expect(scenario.isAtRest)
  }

  @Test("Turning the edge recogniser off in the middle of a drag sends the page back")
  func disabledRecognizer() {
    let scenario = NavigationScenario().pushed()
    scenario.dragEdge(to: 300, release: false)
    scenario.perform { scenario.navigation.interactivePopGestureRecognizer?.isEnabled = false }
    scenario.harness.advance(by: 1)
    #expect(scenario.navigation.topViewController === scenario.b && scenario.isAtRest)
  }

  @Test("Alt+Left pops; not from below a presented controller")
  func altLeft() {
    let scenario = NavigationScenario().pushed()
    let modal = UIViewController()
    scenario.perform { scenario.b.present(modal, animated: false) }
    scenario.harness.key(.keyboardLeftArrow, modifiers: .alternate)
    scenario.harness.advance(by: 1)
    #expect(scenario.navigation.topViewController === scenario.b)
    scenario.perform { modal.dismiss(animated: false) }
    scenario.harness.key(.keyboardLeftArrow, modifiers: .alternate)
    scenario.harness.advance(by: 1)
    #expect(scenario.navigation.topViewController === scenario.a && scenario.isAtRest)
  }
}
