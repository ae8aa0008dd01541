import Foundation
import Testing
import Transitions
import UIKit

@testable import GlissadeKit

@Suite("The fading push and pop") @MainActor
struct FadePushTests {
  private let list = UIViewController()
  private let detail = UIViewController()
  private let navigation: UINavigationController
  private let fade: FadePush
  private let hand: StageHand

  init() {
    navigation = UINavigationController(rootViewController: list)
    fade = FadePush(navigation)
    hand = StageHand(navigation)
  }

  private func push() {
    hand.perform { navigation.pushViewController(detail, animated: true) }
    hand.settle()
  }

  /// The ease-in-out of UIKit at a share of the time.
  private func ease(_ share: Double) -> CGFloat {
    CGFloat(CAMediaTimingFunction(name: .easeInEaseOut).value(at: share))
  }

  private func opacity(_ controller: UIViewController) -> CGFloat { CGFloat(controller.view.layer.presentation()?.opacity ?? -1) }

  @Test("When it pushes, then the arriving view fades in over the other in 0.4 s by ease-in-out", arguments: [0.1, 0.2, 0.3])
  func fadesIn(time: TimeInterval) {
    defer { hand.stage.close() }
    hand.perform { navigation.pushViewController(detail, animated: true) }
    hand.stage.turn(at: hand.time)
    hand.stage.turn(at: hand.time + time)
    #expect(abs(opacity(detail) - ease(time / 0.4)) < 0.001)
    #expect(opacity(list) == 1)
  }

  @Test("When it pops, then the view below fades in as well, and is added by the animator")
  func fadesBack() {
    defer { hand.stage.close() }
    push()
    #expect(list.view.window == nil)
    hand.perform { navigation.popViewController(animated: true) }
    hand.stage.turn(at: hand.time)
    hand.stage.turn(at: hand.time + 0.2)
    #expect(abs(opacity(list) - 0.5) < 0.01)
    hand.settle()
    #expect(navigation.topViewController === list)
    #expect(detail.view.window == nil)
  }

  @Test("When a swipe from the left edge has come half the width, then the fade stands at half, evenly")
  func followsSwipe() {
    defer { hand.stage.close() }
    push()
    hand.press(at: CGPoint(x: 2, y: 400))
    hand.move(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 2 + 195, y: 400), seconds: 0.5)
    let share = opacity(list)
    #expect(share > 0.45 && share <= 0.5)
    hand.move(from: CGPoint(x: 197, y: 400), to: CGPoint(x: 197 + 39, y: 400), seconds: 0.2)
    #expect(abs(opacity(list) - share - 0.1) < 0.001)
    hand.wait(0.2)
    hand.release(at: CGPoint(x: 236, y: 400))
    hand.settle()
    #expect(navigation.topViewController === list)
    #expect(list.view.alpha == 1)
  }

  @Test("When the swipe is let go before half the way, then the pop is called off without a trace")
  func isCalledOff() {
    defer { hand.stage.close() }
    push()
    hand.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 120, y: 400), seconds: 0.5, rest: 0.2)
    hand.settle()
    #expect(navigation.topViewController === detail)
    #expect(detail.view.window != nil && detail.view.alpha == 1)
    #expect(list.view.window == nil && list.view.alpha == 1)
    #expect(!hand.stage.scene.isUserInteractionBlocked)
  }

  @Test("Given no animation, then nothing fades")
  func withoutAnimation() {
    defer { hand.stage.close() }
    hand.perform { navigation.pushViewController(detail, animated: false) }
    hand.stage.turn(at: hand.time)
    #expect(navigation.transitionCoordinator == nil)
    #expect(detail.view.window != nil && opacity(detail) == 1)
  }

  @Test("Given the standard transition, then the pages slide, and the standard swipe works")
  func standard() {
    defer { hand.stage.close() }
    fade.parameters.usesStandardTransition = true
    hand.perform { navigation.pushViewController(detail, animated: true) }
    hand.stage.turn(at: hand.time)
    hand.stage.turn(at: hand.time + 0.1)
    #expect(opacity(detail) == 1)
    #expect(hand.seen(detail.view).minX > 0)
    hand.settle()
    hand.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 300, y: 400), seconds: 0.4)
    hand.settle()
    #expect(navigation.topViewController === list)
  }
}
