import Testing
import UITestSupport

@testable import UIKit

@MainActor
@Suite("The standard push can be interrupted at any moment") struct NavigationFluidTests {
  /// Returns the distance of a page from its place, as a fraction of the width.
  private func place(_ page: UIViewController) throws -> CGFloat { try #require(page.view.layer.presentation()).frame.minX / 390 }

  /// Begins a drag of 10 points to the right in the middle of the screen.
  private func beginDrag(_ scenario: NavigationScenario, by distance: CGFloat = 12) {
    scenario.harness.press(CGPoint(x: 200, y: 400))
    scenario.harness.move(to: CGPoint(x: 200 + distance, y: 400))
  }

  // The spring of Tembeon/morph's recordings: response 0.3 s, critically damped, 8.3 widths per second at the start.
  @Test(
    "A push is where the recorded one is",
    arguments: [(0.05, 0.573), (0.1, 0.279), (0.15, 0.1252), (0.2, 0.0535), (0.3, 0.00895)] as [(Double, CGFloat)])
  func trace(time: Double, rest: CGFloat) throws {
    let scenario = NavigationScenario()
    scenario.push(scenario.b)
    scenario.harness.advance(by: time)
    #expect(try abs(place(scenario.b) - rest) < 0.002)
    #expect(try abs(place(scenario.a) + 0.3 * (1 - rest)) < 0.002)
  }

  @Test("A drag during a push completes the push and begins a pop, in the same turn, where the page is")
  func caughtPush() throws {
    let scenario = NavigationScenario()
    scenario.push(scenario.b)
    scenario.harness.advance(by: 0.1)
    _ = scenario.journal.take()
    let before = try place(scenario.b)
    beginDrag(scenario)
    #expect(
      scenario.journal.take() == ["A.didDisappear", "B.didAppear", "B.didJoin", "B.willLeave", "B.willDisappear", "A.willAppear"])
    #expect(try abs(place(scenario.b) - before) < 0.001)
    scenario.harness.advance(by: 0.2)
    scenario.harness.move(to: CGPoint(x: 251, y: 400))
    #expect(try abs(place(scenario.b) - before - 0.1) < 0.001)
  }

  @Test("Released, the caught page goes on or back, and the appearance calls stay balanced", arguments: [true, false])
  func released(pops: Bool) {
    let scenario = NavigationScenario()
    scenario.push(scenario.b)
    scenario.harness.advance(by: 0.15)
    beginDrag(scenario)
    _ = scenario.journal.take()
    scenario.harness.move(to: CGPoint(x: pops ? 320 : 210, y: 400))
    scenario.harness.advance(by: 0.3)
    scenario.harness.release()
    scenario.harness.advance(by: 1)
    #expect(scenario.isAtRest && scenario.navigation.viewControllers.count == (pops ? 1 : 2))
    #expect(
      scenario.journal.take()
        == (pops
          ? ["B.didDisappear", "A.didAppear", "B.didLeave"]
          : ["A.willDisappear", "A.didDisappear", "B.willAppear", "B.didAppear", "B.didJoin"]))
  }

  @Test("A touch alone doesn't stop a push, nor does a drag up or to the left")
  func untouched() {
    let scenario = NavigationScenario()
    scenario.push(scenario.b)
    scenario.harness.advance(by: 0.05)
    for end in [CGPoint(x: 200, y: 400), CGPoint(x: 200, y: 360), CGPoint(x: 160, y: 400)] {
      scenario.harness.press(CGPoint(x: 200, y: 400))
      scenario.harness.move(to: end)
      scenario.harness.release()
    }
    scenario.harness.advance(by: 1)
    #expect(scenario.isAtRest && scenario.navigation.viewControllers == [scenario.a, scenario.b])
  }

  @Test("A pop that runs by itself is caught where it is, follows the finger, and can be cancelled")
  func caughtPop() throws {
    let scenario = NavigationScenario().pushed()
    scenario.pop()
    scenario.harness.advance(by: 0.05)
    let before = try place(scenario.b)
    beginDrag(scenario, by: -12)
    #expect(try abs(place(scenario.b) - before) < 0.001)
    #expect(scenario.navigation.transitionCoordinator?.isInteractive == true)
    scenario.harness.move(from: CGPoint(x: 188, y: 400), to: CGPoint(x: 60, y: 400), steps: 4)
    scenario.harness.release()
    scenario.harness.advance(by: 1)
    #expect(scenario.isAtRest && scenario.navigation.viewControllers == [scenario.a, scenario.b])
    #expect(scenario.journal.take().last == "B.didJoin")
  }

  @Test("A pop requested during a push completes the push, and turns the page around where it is")
  func poppedDuringPush() throws {
    let scenario = NavigationScenario()
    scenario.navigation.delegate = scenario.delegate
    scenario.push(scenario.b)
    scenario.harness.advance(by: 0.1)
    _ = scenario.journal.take()
    let before = try place(scenario.b)
    scenario.pop()
    #expect(try abs(place(scenario.b) - before) < 0.001)
    scenario.harness.advance(by: 1)
    #expect(
      scenario.journal.take().filter { !$0.hasPrefix("asked") } == [
        "B.willLeave", "A.didDisappear", "B.didAppear", "didShow B", "B.willDisappear", "A.willAppear", "willShow A", "B.didDisappear",
        "A.didAppear", "B.didLeave", "didShow A",
      ])
    #expect(scenario.isAtRest && scenario.navigation.viewControllers == [scenario.a])
  }

  @Test("A push requested during a push begins when the first one has come within two points of its end, and each page is told once")
  func quickPushes() throws {
    let scenario = NavigationScenario()
    scenario.push(scenario.b)
    scenario.harness.advance(by: 0.05)
    scenario.push(scenario.c)
    scenario.harness.advance(by: 0.26)
    #expect(scenario.navigation.transition?.to === scenario.b)
    #expect(try place(scenario.b) < 0.01)
    scenario.harness.advance(by: 0.06)
    #expect(scenario.navigation.transition?.to === scenario.c)
    scenario.harness.advance(by: 1)
    let entries = scenario.journal.take()
    for call in ["B.willAppear", "B.didAppear", "B.didDisappear", "C.didAppear"] { #expect(entries.count { $0 == call } == 1, "\(call)") }
    #expect(scenario.isAtRest)
  }

  /// A, B and C on the stack, with C at rest on top.
  private func three() -> NavigationScenario {
    let scenario = NavigationScenario().pushed()
    scenario.push(scenario.c, animated: false)
    scenario.harness.advance(by: 0.1)
    _ = scenario.journal.take()
    return scenario
  }

  @Test("A pop requested during a pop completes the first one, and begins at once where the pages are", arguments: [0.03, 0.1, 0.25])
  func poppedDuringPop(time: Double) throws {
    let scenario = three()
    scenario.pop()
    scenario.harness.advance(by: time)
    let (leaving, arriving) = (try place(scenario.c), try place(scenario.b))
    _ = scenario.journal.take()
    scenario.pop()
    #expect(
      scenario.journal.take() == [
        "B.willLeave", "C.didDisappear", "B.didAppear", "C.didLeave", "B.willDisappear", "A.willAppear",
      ])
    #expect(try abs(place(scenario.b) - arriving) < 0.001)
    let picture = try #require(scenario.navigation.contentView.subviews.last)
    #expect(try abs(#require(picture.layer.presentation()).frame.minX / 390 - leaving) < 0.001)
    scenario.harness.advance(by: 1.0 / 60)
    #expect(try place(scenario.b) > arriving)
    #expect(try #require(picture.layer.presentation()).frame.minX / 390 > leaving)
    scenario.harness.advance(by: 1)
    #expect(scenario.isAtRest && scenario.navigation.viewControllers == [scenario.a])
    #expect(scenario.harness.scene.doctor.diagnoses.isEmpty)
    #expect(scenario.journal.take() == ["B.didDisappear", "A.didAppear", "B.didLeave"])
  }

  @Test("The back button pressed twice goes back twice, within the time of one pop")
  func backTwice() {
    let scenario = three()
    for _ in 0..<2 {
      scenario.harness.click(CGPoint(x: 20, y: 69))
      scenario.harness.advance(by: 0.1)
    }
    #expect(scenario.navigation.viewControllers == [scenario.a] && scenario.navigation.transition?.to === scenario.a)
    scenario.harness.advance(by: NavigationMotion.duration)
    #expect(scenario.isAtRest)
  }

  @Test("A second pop that is caught and taken back leaves its page in place")
  func secondPopTakenBack() {
    let scenario = three()
    scenario.pop()
    scenario.harness.advance(by: 0.05)
    scenario.pop()
    scenario.harness.advance(by: 0.05)
    beginDrag(scenario)
    scenario.harness.move(from: CGPoint(x: 212, y: 400), to: CGPoint(x: 10, y: 400), steps: 4)
    scenario.harness.release()
    scenario.harness.advance(by: 1)
    #expect(scenario.isAtRest && scenario.navigation.viewControllers == [scenario.a, scenario.b])
  }

  @Test("A pop requested while a pop is taken back waits for that")
  func poppedWhileTakenBack() {
    let scenario = three()
    scenario.dragEdge(to: 60)
    scenario.pop()
    scenario.harness.advance(by: 2)
    #expect(scenario.isAtRest && scenario.navigation.viewControllers == [scenario.a])
  }

  @Test("The back button of the arriving page works during the push")
  func backButton() {
    let scenario = NavigationScenario()
    scenario.push(scenario.b)
    scenario.harness.advance(by: 0.1)
    scenario.harness.click(CGPoint(x: 20, y: 69))
    #expect(scenario.navigation.topViewController === scenario.a)
    scenario.harness.advance(by: 1)
    #expect(scenario.isAtRest)
  }

  @Test("The coordinator says that the standard transitions are interruptible, and its completion runs when the push is caught")
  func coordinator() {
    let scenario = NavigationScenario()
    var cancelled: Bool?
    scenario.push(scenario.b)
    #expect(scenario.b.transitionCoordinator?.isInterruptible == true)
    scenario.perform { scenario.b.transitionCoordinator?.animate(alongsideTransition: nil) { cancelled = $0.isCancelled } }
    scenario.harness.advance(by: 0.1)
    beginDrag(scenario)
    #expect(cancelled == false && scenario.b.transitionCoordinator?.initiallyInteractive == true)
  }

  @Test("A released drag pops beyond 0.3 of the width, or with a flick of 1.06 widths per second, and not with one back")
  func threshold() {
    #expect(!NavigationMotion.pops(at: 0.3, speed: 0) && NavigationMotion.pops(at: 0.31, speed: 0))
    #expect(NavigationMotion.pops(at: 0.05, speed: 1.06) && !NavigationMotion.pops(at: 0.9, speed: -1.06))
  }
}
