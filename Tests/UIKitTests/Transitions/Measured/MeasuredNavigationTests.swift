import Foundation
import Testing
import UITestSupport

@testable import UIKit

@MainActor
@Suite("Pushes and pops as measured") struct MeasuredNavigationTests {
  private let scenario = NavigationScenario()

  private func place(_ page: UIViewController) -> CGFloat { (page.view.layer.presentation()?.frame.minX ?? 0) / 390 }

  @Test("A push is where the recorded pages are, and is settled when theirs is", arguments: ["push", "push.simulator"])
  func push(name: String) {
    scenario.push(scenario.b)
    #expect(differences(from: name, in: scenario.harness) { place(scenario.b) } == [])
    #expect(abs(place(scenario.b)) < 0.001)
  }

  @Test("It is settled to half a point when the recorded one is, and the page behind goes 0.3 of its way below a dimming of 0.1")
  func looks() throws {
    scenario.push(scenario.b)
    let start = scenario.harness.time
    scenario.harness.advance(by: 0.1)
    #expect(agrees(-place(scenario.a) / (1 - place(scenario.b)), "push.parallax"))
    let dimming = try #require(scenario.pagesInView.first { $0.isPlainDimming })
    #expect(agrees(dimming.backgroundColor?.cgColor.alpha ?? 0, "push.dimming"))
    #expect(agrees(NavigationMotion.shadow, "push.shadow"))
    while place(scenario.b) > 0.5 / 402, scenario.harness.time < start + 1 { scenario.harness.advance(by: 0.005) }
    #expect(agrees(scenario.harness.time - start, "push.settled"))
  }

  @Test(
    "A released drag goes on to its side on the recorded spring, from rest",
    arguments: [(200, "backSwipe.release"), (200, "backSwipe.release.simulator"), (80, "backSwipe.release")] as [(CGFloat, String)])
  func release(from x: CGFloat, name: String) {
    _ = scenario.pushed()
    scenario.dragEdge(to: x, release: false)
    scenario.harness.advance(by: 0.2)
    let start = place(scenario.b)
    scenario.harness.release()
    let end: CGFloat = x > 117 ? 1 : 0
    #expect(
      differences(from: name, in: scenario.harness) {
        scenario.b.view.superview == nil ? 0 : (end - place(scenario.b)) / (end - start)
      } == [])
  }

  @Test("A released drag has gone nearly all of its way when the recorded one has")
  func settled() {
    _ = scenario.pushed()
    scenario.dragEdge(to: 200, release: false)
    scenario.harness.advance(by: 0.2)
    let way = 1 - place(scenario.b)
    scenario.harness.release()
    let start = scenario.harness.time
    while 1 - place(scenario.b) > 0.02 * way, scenario.harness.time < start + 1 { scenario.harness.advance(by: 0.001) }
    #expect(agrees(scenario.harness.time - start, "backSwipe.settled"))
  }

  @Test("Released at rest a drag pops beyond 0.3 of the width, and a flick faster than 1.06 widths per second decides alone")
  func decision() {
    let threshold = MeasuredMotions.value("backSwipe.threshold")
    #expect(!NavigationMotion.pops(at: threshold.value - threshold.tolerance, speed: 0))
    #expect(NavigationMotion.pops(at: threshold.value + threshold.tolerance, speed: 0))
    let flick = MeasuredMotions.value("backSwipe.flick")
    #expect(!NavigationMotion.pops(at: 0.15, speed: flick.value - flick.tolerance))
    #expect(NavigationMotion.pops(at: 0.15, speed: flick.value + flick.tolerance))
    #expect(NavigationMotion.pops(at: 0.51, speed: -flick.value + flick.tolerance))
    #expect(!NavigationMotion.pops(at: 0.51, speed: -flick.value - flick.tolerance))
  }
}
