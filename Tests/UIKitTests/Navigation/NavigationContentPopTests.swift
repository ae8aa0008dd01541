import Testing
import UITestSupport

@testable import UIKit

@MainActor
@Suite("Popping by a drag in the content") struct NavigationContentPopTests {
  private func drag(_ scenario: NavigationScenario, from start: CGPoint = CGPoint(x: 150, y: 400), by distance: CGVector) {
    scenario.harness.press(start)
    scenario.harness.move(by: distance, steps: 20)
    scenario.harness.advance(by: 0.3)
    scenario.harness.release()
    scenario.harness.advance(by: 1)
  }

  private func add(_ view: UIView, to page: UIViewController) {
    view.frame = page.view.bounds
    page.view.addSubview(view)
  }

  @Test("A drag to the right from anywhere pops; one to the left, up, down, or short of the threshold doesn't")
  func directions() {
    let scenario = NavigationScenario().pushed()
    for distance in [CGVector(dx: -120, dy: 0), CGVector(dx: 60, dy: 100), CGVector(dx: 0, dy: -100), CGVector(dx: 100, dy: 0)] {
      drag(scenario, by: distance)
      #expect(scenario.navigation.topViewController === scenario.b && scenario.isAtRest)
    }
    drag(scenario, by: CGVector(dx: 200, dy: 10))
    #expect(scenario.navigation.topViewController === scenario.a && scenario.isAtRest)
  }

  @Test("The page starts where it is, without the movement that tells a drag from a tap")
  func start() throws {
    let scenario = NavigationScenario().pushed()
    scenario.harness.press(CGPoint(x: 150, y: 400))
    scenario.harness.move(to: CGPoint(x: 162, y: 400))
    #expect(try #require(scenario.b.view.layer.presentation()).frame.minX == 0)
    scenario.harness.move(to: CGPoint(x: 201, y: 400))
    #expect(try abs(#require(scenario.b.view.layer.presentation()).frame.minX - 39) < 0.01)
  }

  @Test("Content that scrolls horizontally, sliders and swipes to the right keep the drag")
  func priority() {
    let scroll = UIScrollView()
    scroll.contentSize = CGSize(width: 2000, height: 100)
    let slider = UISlider()
    let swiped = UIView()
    var swipes = 0
    let counter = SwipeCounter { swipes += 1 }
    swiped.addGestureRecognizer(UISwipeGestureRecognizer(target: counter, action: SwipeCounter.count))
    for view in [scroll, slider, swiped] {
      let scenario = NavigationScenario().pushed()
      scenario.perform { add(view, to: scenario.b) }
      scenario.harness.advance(by: 0.1)
      drag(scenario, from: CGPoint(x: 150, y: 422), by: CGVector(dx: 200, dy: 0))
      #expect(scenario.navigation.topViewController === scenario.b, "\(type(of: view))")
    }
    #expect(swipes == 1)
  }

  @Test("Content that scrolls vertically scrolls, and pops with a drag to the right")
  func vertical() {
    let scenario = NavigationScenario().pushed()
    let scroll = UIScrollView()
    scroll.contentSize = CGSize(width: 390, height: 4000)
    scenario.perform { add(scroll, to: scenario.b) }
    scenario.harness.advance(by: 0.1)
    drag(scenario, from: CGPoint(x: 150, y: 600), by: CGVector(dx: 40, dy: -200))
    #expect(scroll.contentOffset.y > 50 && scenario.navigation.topViewController === scenario.b)
    drag(scenario, by: CGVector(dx: 200, dy: 40))
    #expect(scenario.navigation.topViewController === scenario.a)
  }

  @Test("It does nothing on the root, without a back button, when disabled, or where the delegate animates")
  func rules() {
    let scenario = NavigationScenario()
    drag(scenario, by: CGVector(dx: 200, dy: 0))
    #expect(scenario.isAtRest)
    scenario.push(scenario.b, animated: false)
    scenario.perform { scenario.b.navigationItem.hidesBackButton = true }
    drag(scenario, by: CGVector(dx: 200, dy: 0))
    #expect(scenario.navigation.topViewController === scenario.b)
    scenario.perform { scenario.b.navigationItem.hidesBackButton = false }
    scenario.navigation.interactiveContentPopGestureRecognizer?.isEnabled = false
    drag(scenario, by: CGVector(dx: 200, dy: 0))
    #expect(scenario.navigation.topViewController === scenario.b)
    scenario.navigation.interactiveContentPopGestureRecognizer?.isEnabled = true
    scenario.navigation.delegate = scenario.delegate
    scenario.delegate.animator = FadeAnimator()
    scenario.push(scenario.c)
    scenario.harness.advance(by: 1)
    drag(scenario, by: CGVector(dx: 200, dy: 0))
    #expect(scenario.navigation.topViewController === scenario.c)
  }
}

@MainActor
private final class SwipeCounter: NSObject {
  private let action: () -> Void

  init(_ action: @escaping () -> Void) {
    self.action = action
    super.init()
  }

  func count() { action() }
}
