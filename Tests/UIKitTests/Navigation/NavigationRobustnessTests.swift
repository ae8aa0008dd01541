import Testing
import UIKit
import UITestSupport

@MainActor
@Suite("Navigation under stress") struct NavigationRobustnessTests {
  @Test("K16: what is pushed and popped while a transition runs is shown afterwards, in one transition")
  func queued() {
    let scenario = NavigationScenario()
    scenario.push(scenario.b)
    scenario.push(scenario.c)
    #expect(scenario.navigation.viewControllers == [scenario.a, scenario.b, scenario.c])
    #expect(scenario.navigation.topViewController === scenario.c)
    scenario.harness.advance(by: 0.6)
    #expect(scenario.c.view.window != nil)
    scenario.harness.advance(by: 0.6)
    #expect(scenario.isAtRest)
    scenario.pop()
    scenario.pop()
    scenario.pop()
    scenario.harness.advance(by: 1.2)
    #expect(scenario.isAtRest && scenario.navigation.viewControllers == [scenario.a])
    #expect(scenario.b.parent == nil && scenario.c.parent == nil)
  }

  @Test("K16: pushes from within the callbacks of a push are shown, each once")
  func nested() {
    let scenario = NavigationScenario()
    scenario.b.onAppearing = {
      scenario.b.onAppearing = nil
      scenario.navigation.pushViewController(scenario.c, animated: true)
    }
    scenario.push(scenario.b)
    scenario.harness.advance(by: 2)
    let entries = scenario.journal.take()
    for callback in ["B.didAppear", "B.didDisappear", "C.willAppear", "C.didAppear", "C.didJoin"] {
      #expect(entries.count { $0 == callback } == 1, "\(callback)")
    }
    #expect(scenario.isAtRest && scenario.navigation.viewControllers.count == 3)
  }

  @Test("A page that is pushed again while it is leaving stays, or comes back")
  func pushedAgain() {
    let scenario = NavigationScenario().pushed()
    scenario.pop()
    scenario.push(scenario.b)
    #expect(scenario.navigation.viewControllers == [scenario.a, scenario.b])
    scenario.harness.advance(by: 2)
    #expect(scenario.isAtRest && scenario.b.parent === scenario.navigation)
  }

  @Test("A page twice in the stack, or a navigation controller in it, is refused in words")
  func refused() {
    let scenario = NavigationScenario().pushed()
    let said = warnings {
      scenario.push(scenario.a)
      scenario.push(UINavigationController())
    }
    #expect(said.count == 2 && said[0].contains("more than once"))
    #expect(scenario.isAtRest && scenario.navigation.viewControllers.count == 2)
  }

  @Test("K18: a stack set while a pop is held by a finger wins, whatever becomes of the pop", arguments: [true, false])
  func stackSetDuringPop(finishes: Bool) {
    let scenario = NavigationScenario().pushed()
    scenario.dragEdge(to: finishes ? 300 : 100, release: false)
    scenario.perform { scenario.navigation.setViewControllers([scenario.a, scenario.c], animated: false) }
    scenario.harness.advance(by: 0.2)
    scenario.harness.pointer(.ended, at: CGPoint(x: finishes ? 300 : 100, y: 400))
    scenario.harness.advance(by: 2)
    #expect(scenario.navigation.viewControllers == [scenario.a, scenario.c])
    #expect(scenario.isAtRest && scenario.b.parent == nil)
  }

  @Test("K18: the coordinator's completion reports a pop that was called off")
  func isCancelled() {
    let scenario = NavigationScenario().pushed()
    var cancelled: Bool?
    scenario.a.onAppearing = {
      scenario.a.transitionCoordinator?.animate(alongsideTransition: nil) { cancelled = $0.isCancelled }
    }
    scenario.dragEdge(to: 60)
    scenario.harness.advance(by: 1)
    #expect(cancelled == true)
  }

  @Test("K17: appearance calls stay balanced through pushes, pops and drags that are called off")
  func balanced() {
    let scenario = NavigationScenario()
    for round in 0..<12 {
      scenario.push(scenario.b, animated: round % 2 == 0)
      scenario.harness.advance(by: round % 3 == 0 ? 0.1 : 1)
      scenario.dragEdge(to: round % 4 == 0 ? 300 : 80)
      scenario.harness.advance(by: round % 5 == 0 ? 0.1 : 1)
      scenario.pop(animated: round % 2 == 1)
      scenario.harness.advance(by: 1)
    }
    let entries = scenario.journal.take()
    for name in ["A", "B"] {
      let calls = entries.filter { $0.hasPrefix(name) && $0.contains("ppear") }.map { String($0.dropFirst(2)) }
      for (first, second) in zip(calls, calls.dropFirst()) {
        let allowed = [
          "willAppear": ["didAppear", "willDisappear"], "didAppear": ["willDisappear"],
          "willDisappear": ["didDisappear", "willAppear"], "didDisappear": ["willAppear"],
        ]
        #expect(allowed[first]!.contains(second), "\(name): \(second) after \(first)")
      }
    }
    #expect(scenario.isAtRest && scenario.navigation.viewControllers == [scenario.a])
  }

  @Test("K8: a window that is resized during a push leaves the pages and the bar in its new size", arguments: [true, false])
  func resized(duringPush: Bool) {
    let scenario = NavigationScenario()
    scenario.push(scenario.b)
    scenario.harness.advance(by: duringPush ? 0.1 : 1)
    scenario.harness.scene.resize(to: CGSize(width: 700, height: 500))
    scenario.harness.advance(by: 1)
    #expect(scenario.b.view.frame == CGRect(x: 0, y: 0, width: 700, height: 500))
    #expect(scenario.navigation.navigationBar.frame.width == 700)
    scenario.pop()
    scenario.harness.advance(by: 1)
    #expect(scenario.a.view.frame == CGRect(x: 0, y: 0, width: 700, height: 500) && scenario.isAtRest)
  }

  @Test("A thousand pushes and pops leave the views, layers and children of one")
  func thousand() {
    let scenario = NavigationScenario()
    func layers(_ layer: CALayer) -> Int { (layer.sublayers ?? []).reduce(1) { $0 + layers($1) } }
    func round() {
      scenario.push(Page("P", Journal()), animated: true)
      scenario.harness.advance(by: 0.51)
      scenario.pop(animated: true)
      scenario.harness.advance(by: 0.51)
    }
    round()
    let count = layers(scenario.harness.scene.rootLayer)
    weak var last: Page?
    for index in 0..<1000 {
      if index % 50 == 0 {
        round()
      } else {
        let page = Page("P", Journal())
        last = page
        scenario.push(page, animated: false)
        scenario.pop(animated: false)
      }
    }
    scenario.harness.advance(by: 1)
    #expect(layers(scenario.harness.scene.rootLayer) == count)
    #expect(scenario.navigation.children == [scenario.a] && scenario.isAtRest)
    #expect(last == nil)
  }
}
