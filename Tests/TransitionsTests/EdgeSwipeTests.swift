import Foundation
import Testing
import Transitions
import Tweaks
import UIKit

@testable import GlissadeKit

@Suite("The swipe from an edge") @MainActor
struct EdgeSwipeTests {
  private let list = UIViewController()
  private let detail = UIViewController()
  private let navigation: UINavigationController
  private let fade: FadePush
  private let hand: StageHand

  init() {
    navigation = UINavigationController(rootViewController: list)
    fade = FadePush(navigation)
    hand = StageHand(navigation)
    hand.perform { navigation.pushViewController(detail, animated: true) }
    hand.settle()
  }

  private func swipe(_ distance: CGFloat, seconds: TimeInterval = 0.5, rest: TimeInterval = 0.2) {
    hand.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 2 + distance, y: 400), seconds: seconds, rest: rest)
    hand.settle()
  }

  @Test("Given no other wish, then half the way decides", arguments: [(0.45, false), (0.55, true)])
  func half(share: CGFloat, pops: Bool) {
    defer { hand.stage.close() }
    fade.parameters.swipe = EdgeSwipe.Parameters()
    swipe(390 * share)
    #expect((navigation.topViewController === list) == pops)
  }

  @Test("When it is flung before half the way, then it runs on where flicks count, and only there", arguments: [true, false])
  func flick(counts: Bool) {
    defer { hand.stage.close() }
    fade.parameters.swipe.usesFlick = counts
    swipe(130, seconds: 0.08, rest: 0)
    #expect((navigation.topViewController === list) == counts)
  }

  @Test("When it is released, then the rest has the timing that was asked for", arguments: EdgeSwipe.Completion.allCases)
  func completion(_ completion: EdgeSwipe.Completion) throws {
    defer { hand.stage.close() }
    fade.parameters.swipe.completion = completion
    fade.parameters.duration = 1
    hand.press(at: CGPoint(x: 2, y: 400))
    hand.move(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 236, y: 400), seconds: 0.5)
    hand.wait(0.2)
    let start = CGFloat(try #require(list.view.layer.presentation()).opacity)
    hand.release(at: CGPoint(x: 236, y: 400))
    // A tenth of the time that is left: the soft start has hardly set off.
    hand.wait((1 - start) * 0.1)
    let now = CGFloat(try #require(list.view.layer.presentation()).opacity)
    let share = (now - start) / (1 - start)
    #expect(completion == .easeOut ? share > 0.1 : share < 0.05)
    hand.settle()
    #expect(navigation.topViewController === list)
  }

  @Test("No demo of the catalogue decides before half the way")
  func catalogue() {
    for demo in DemoRegistry.all where demo.chapter == .catalogue {
      for tweak in demo.tweaks.flatMap(\.tweaks) where tweak.id == "swipe.threshold" {
        #expect(tweak.defaultValue == .number(0.5), "\(demo.id)")
      }
    }
  }
}
