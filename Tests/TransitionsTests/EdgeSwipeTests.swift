@testable import Demos
@testable import GlissadeKit
import Foundation
import TestSupport
import Testing
import Transitions
import Tweaks
import UIKit

@Suite("The swipe from an edge") @MainActor
struct EdgeSwipeTests {
  private let list = UIViewController()
  private let detail = UIViewController()
  private let navigation: UINavigationController
  private let fade: FadePush
  private let harness: StageHarness

  init() {
    navigation = UINavigationController(rootViewController: list)
    fade = FadePush(navigation)
    harness = StageHarness(navigation)
    harness.perform { navigation.pushViewController(detail, animated: true) }
    harness.settle()
  }

  private func swipe(_ distance: CGFloat, seconds: TimeInterval = 0.5, rest: TimeInterval = 0.2) {
    harness.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 2 + distance, y: 400), seconds: seconds, rest: rest)
    harness.settle()
  }

  @Test("By default half the distance decides", arguments: [(0.45, false), (0.55, true)])
  func half(fraction: CGFloat, pops: Bool) {
    defer { harness.close() }
    fade.parameters.swipe = EdgeSwipe.Parameters()
    swipe(390 * fraction)
    #expect((navigation.topViewController === list) == pops)
  }

  @Test("A flick before half the distance finishes the transition only where flicks count", arguments: [true, false])
  func flick(counts: Bool) {
    defer { harness.close() }
    fade.parameters.swipe.usesFlick = counts
    swipe(130, seconds: 0.08, rest: 0)
    #expect((navigation.topViewController === list) == counts)
  }

  @Test("After the release the rest has the given timing", arguments: EdgeSwipe.Completion.allCases)
  func completion(_ completion: EdgeSwipe.Completion) throws {
    defer { harness.close() }
    fade.parameters.swipe.completion = completion
    fade.parameters.duration = 1
    harness.press(CGPoint(x: 2, y: 400))
    harness.move(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 236, y: 400), seconds: 0.5)
    harness.advance(by: 0.2)
    let start = CGFloat(try #require(list.view.layer.presentation()).opacity)
    harness.release(CGPoint(x: 236, y: 400))
    // A tenth of the time that is left: the soft start has hardly set off.
    harness.advance(by: (1 - start) * 0.1)
    let now = CGFloat(try #require(list.view.layer.presentation()).opacity)
    let fraction = (now - start) / (1 - start)
    #expect(completion == .easeOut ? fraction > 0.1 : fraction < 0.05)
    harness.settle()
    #expect(navigation.topViewController === list)
  }

  @Test("No demo of the catalog finishes before half the distance")
  func catalog() {
    for demo in DemoRegistry.all where demo.chapter == .catalog {
      for tweak in demo.tweaks.flatMap(\.tweaks) where tweak.id == "swipe.threshold" {
        #expect(tweak.defaultValue == .number(0.5), "\(demo.id)")
      }
    }
  }
}
