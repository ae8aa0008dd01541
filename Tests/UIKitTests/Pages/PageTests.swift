import Testing
import UITestSupport

@testable import UIKit

/// Four pages A to D in a page controller, with a source that knows their order.
@MainActor
private final class PagesScenario: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  let journal = Journal()
  let pages: [Page]
  let controller: UIPageViewController
  let harness: SceneHarness
  var dots = 0

  init(_ orientation: UIPageViewController.NavigationOrientation = .horizontal, spacing: CGFloat = 0, dots: Int = 0) {
    let journal = journal
    pages = ["A", "B", "C", "D"].map { Page($0, journal) }
    controller = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: orientation, options: [.interPageSpacing: spacing])
    harness = SceneHarness(root: controller)
    self.dots = dots
    super.init()
    controller.dataSource = self
    controller.delegate = self
    show(0, .forward, animated: false)
    harness.advance(by: 0.1)
    _ = journal.take()
  }

  func show(_ index: Int, _ direction: UIPageViewController.NavigationDirection, animated: Bool, completion: ((Bool) -> Void)? = nil) {
    harness.scene.perform {
      controller.setViewControllers([pages[index]], direction: direction, animated: animated, completion: completion)
    }
  }

  var shown: String { controller.viewControllers?.first?.title ?? "" }

  var isAtRest: Bool {
    let views = controller.pages.subviews.filter { !($0 is ScrollIndicator) }
    let view: UIView? = controller.viewControllers?.first?.view
    return views == [view] && controller.view.convert(views[0].frame, from: controller.pages).origin == .zero
      && controller.children == controller.viewControllers
  }

  /// Drags by a distance within 0.1 seconds, holds still, and lifts.
  func drag(from start: CGPoint, by distance: CGVector, hold: Bool = true) {
    harness.pointer(.began, at: start)
    for step in 1...6 {
      harness.advance(by: 1.0 / 60)
      let fraction = CGFloat(step) / 6
      harness.pointer(.moved, at: CGPoint(x: start.x + distance.dx * fraction, y: start.y + distance.dy * fraction))
    }
    if hold { harness.advance(by: 0.2) }
    harness.pointer(.ended, at: CGPoint(x: start.x + distance.dx, y: start.y + distance.dy))
  }

  func swipe(by x: CGFloat) {
    drag(from: CGPoint(x: 195 - x / 2, y: 400), by: CGVector(dx: x, dy: 0))
    harness.advance(by: 2)
  }

  func pageViewController(_ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController)
    -> UIViewController?
  { neighbor(of: viewController, -1) }

  func pageViewController(_ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController)
    -> UIViewController?
  { neighbor(of: viewController, 1) }

  private func neighbor(of page: UIViewController, _ step: Int) -> UIViewController? {
    guard let index = pages.firstIndex(where: { $0 === page }), pages.indices.contains(index + step) else { return nil }
    return pages[index + step]
  }

  func presentationCount(for pageViewController: UIPageViewController) -> Int { dots }

  func presentationIndex(for pageViewController: UIPageViewController) -> Int {
    pages.firstIndex { $0 === pageViewController.viewControllers?.first } ?? 0
  }

  func pageViewController(_ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]) {
    journal.note("willTransition \(pendingViewControllers.map { $0.title ?? "" })")
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  ) {
    journal.note("didFinish \(finished) \(previousViewControllers.map { $0.title ?? "" }) \(completed)")
  }
}

@MainActor
@Suite("Pages") struct PageTests {
  @Test("AP-01: a page that is turned: delegate, containment and appearance in order")
  func turned() {
    let scenario = PagesScenario()
    scenario.swipe(by: -250)
    #expect(
      scenario.journal.take() == [
        "willTransition [\"B\"]", "B.willJoin", "B.didLoad", "A.willDisappear", "B.willAppear", "A.willLeave", "A.didDisappear",
        "B.didAppear", "A.didLeave", "B.didJoin", "didFinish true [\"A\"] true",
      ])
    #expect(scenario.shown == "B" && scenario.isAtRest)
  }

  @Test("AP-02: a page that is released too early goes back")
  func cancelled() {
    let scenario = PagesScenario()
    scenario.swipe(by: -120)
    #expect(
      scenario.journal.take().filter { !$0.contains("Join") && !$0.contains("Leave") } == [
        "willTransition [\"B\"]", "B.didLoad", "A.willDisappear", "B.willAppear", "B.willDisappear", "B.didDisappear",
        "A.willAppear", "A.didAppear", "didFinish true [\"A\"] false",
      ])
    #expect(scenario.shown == "A" && scenario.isAtRest && scenario.pages[1].parent == nil)
  }

  @Test("The ends give way like rubber, and nothing is turned")
  func ends() {
    let scenario = PagesScenario()
    scenario.swipe(by: 250)
    #expect(scenario.journal.take().isEmpty && scenario.shown == "A" && scenario.isAtRest)
    for _ in 0..<5 { scenario.swipe(by: -250) }
    #expect(scenario.shown == "D" && scenario.isAtRest)
    scenario.swipe(by: 250)
    #expect(scenario.shown == "C" && scenario.isAtRest)
  }

  @Test("A second swipe before the first has come to rest turns one page more")
  func fastSwipes() {
    let scenario = PagesScenario()
    for _ in 0..<2 {
      scenario.drag(from: CGPoint(x: 300, y: 400), by: CGVector(dx: -200, dy: 0), hold: false)
      scenario.harness.advance(by: 0.15)
    }
    scenario.harness.advance(by: 2)
    #expect(scenario.shown == "C" && scenario.isAtRest)
  }

  @Test("Vertical pages turn upwards; the gap between pages is seen only while they move")
  func vertical() {
    let scenario = PagesScenario(.vertical, spacing: 20)
    scenario.drag(from: CGPoint(x: 195, y: 700), by: CGVector(dx: 0, dy: -500))
    scenario.harness.advance(by: 2)
    #expect(scenario.shown == "B" && scenario.isAtRest)
    #expect(scenario.pages[1].view.bounds.size == CGSize(width: 390, height: 844))
  }

  @Test("The program's turns tell only their completion", arguments: [true, false])
  func programmed(animated: Bool) {
    let scenario = PagesScenario()
    var results: [Bool] = []
    scenario.show(2, .forward, animated: animated) { results.append($0) }
    scenario.harness.advance(by: 1)
    scenario.show(0, .reverse, animated: animated) { results.append($0) }
    scenario.harness.advance(by: 1)
    #expect(results == [true, true] && scenario.shown == "A" && scenario.isAtRest)
    let entries = scenario.journal.take()
    #expect(!entries.contains { $0.hasPrefix("will") || $0.hasPrefix("didFinish") })
    #expect(entries.count { $0 == "C.didAppear" } == 1 && entries.count { $0 == "C.didDisappear" } == 1)
  }

  @Test("Arrow keys turn pages")
  func keys() {
    let scenario = PagesScenario()
    scenario.harness.key(.keyboardRightArrow)
    scenario.harness.advance(by: 1)
    #expect(scenario.shown == "B" && scenario.isAtRest)
    scenario.harness.key(.keyboardLeftArrow)
    scenario.harness.advance(by: 1)
    #expect(scenario.shown == "A" && scenario.isAtRest)
  }

  @Test("Dots count the pages, follow a turn, and turn when they are tapped")
  func dots() {
    let scenario = PagesScenario(dots: 4)
    #expect(scenario.controller.pageControl.frame == CGRect(x: 0, y: 807, width: 390, height: 37))
    #expect(scenario.pages[0].view.frame.height == 807)
    scenario.swipe(by: -250)
    #expect(scenario.controller.pageControl.currentPage == 1)
    scenario.harness.click(CGPoint(x: 300, y: 825))
    scenario.harness.advance(by: 1)
    #expect(scenario.shown == "C" && scenario.controller.pageControl.currentPage == 2)
    scenario.harness.click(CGPoint(x: 50, y: 825))
    scenario.harness.advance(by: 1)
    #expect(scenario.shown == "B" && scenario.isAtRest)
  }

  @Test("A page that the program turns to fills its dot at once")
  func programmedDot() {
    let scenario = PagesScenario(dots: 4)
    scenario.show(1, .forward, animated: true)
    #expect(scenario.shown == "B" && scenario.controller.pageControl.currentPage == 1)
    scenario.harness.advance(by: 1)
    #expect(scenario.controller.pageControl.currentPage == 1 && scenario.isAtRest)
  }

  @Test("Given a page that comes to rest, when a finger stops it at any moment and lifts, then the turn ends")
  func touched() {
    for frame in 1...60 {
      let scenario = PagesScenario()
      scenario.drag(from: CGPoint(x: 300, y: 400), by: CGVector(dx: -250, dy: 0))
      scenario.harness.advance(by: Double(frame) / 60)
      scenario.harness.click(CGPoint(x: 200, y: 300))
      scenario.harness.advance(by: 2)
      #expect(scenario.isAtRest && scenario.harness.scene.unfinishedAtRest == [], "\(frame) frames after the release")
    }
  }

  @Test("A resize in the middle of a turn leaves one page, in the new size")
  func resized() {
    let scenario = PagesScenario()
    scenario.drag(from: CGPoint(x: 300, y: 400), by: CGVector(dx: -200, dy: 0), hold: false)
    scenario.harness.scene.resize(to: CGSize(width: 600, height: 500))
    scenario.harness.advance(by: 2)
    #expect(scenario.isAtRest)
    #expect(scenario.controller.viewControllers?.first?.view.bounds.size == CGSize(width: 600, height: 500))
  }

  @Test("Given a page that is turned by a finger while a screen comes over it, then no page has appeared that is not seen")
  func covered() {
    let scenario = PagesScenario()
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    let finger = CGPoint(x: 300, y: 400)
    scenario.harness.pointer(.began, at: finger)
    scenario.harness.scene.perform { scenario.controller.present(cover, animated: true) }
    scenario.harness.advance(by: 0.1)
    for step in 1...6 {
      scenario.harness.advance(by: 1.0 / 60)
      scenario.harness.pointer(.moved, at: CGPoint(x: finger.x - 40 * CGFloat(step), y: finger.y))
    }
    scenario.harness.advance(by: 1)
    scenario.harness.pointer(.ended, at: CGPoint(x: 60, y: 400))
    scenario.harness.advance(by: 1)
    #expect(scenario.harness.scene.unfinishedAtRest == [])
    scenario.harness.scene.perform { scenario.controller.dismiss(animated: true) }
    scenario.harness.advance(by: 1)
    #expect(scenario.harness.scene.unfinishedAtRest == [])
    #expect(scenario.isAtRest)
  }
}
