import Foundation
import TestSupport
import Testing
import Transitions
import UIKit

@testable import GlissadeKit

@Suite("The fade push") @MainActor
struct FadePushTests {
  private let list = UIViewController()
  private let detail = UIViewController()
  private let navigation: UINavigationController
  private let fade: FadePush
  private let harness: StageHarness

  init() {
    navigation = UINavigationController(rootViewController: list)
    fade = FadePush(navigation)
    harness = StageHarness(navigation)
  }

  private func push() {
    harness.perform { navigation.pushViewController(detail, animated: true) }
    harness.settle()
  }

  /// Returns the progress of UIKit's ease-in-out at a fraction of the time.
  private func ease(_ fraction: Double) -> CGFloat {
    CGFloat(CAMediaTimingFunction(name: .easeInEaseOut).value(at: fraction))
  }

  private func opacity(_ controller: UIViewController) -> CGFloat { CGFloat(controller.view.layer.presentation()?.opacity ?? -1) }

  @Test("During a push the arriving view fades in over the other in 0.4 s with ease-in-out", arguments: [0.1, 0.2, 0.3])
  func fadesIn(time: TimeInterval) {
    defer { harness.close() }
    harness.perform { navigation.pushViewController(detail, animated: true) }
    harness.turn()
    harness.stage.turn(at: harness.time + time)
    #expect(abs(opacity(detail) - ease(time / 0.4)) < 0.001)
    #expect(opacity(list) == 1)
  }

  @Test("During a pop the view below fades in as well, and the animator adds it")
  func fadesBack() {
    defer { harness.close() }
    push()
    #expect(list.view.window == nil)
    harness.perform { navigation.popViewController(animated: true) }
    harness.turn()
    harness.stage.turn(at: harness.time + 0.2)
    #expect(abs(opacity(list) - 0.5) < 0.01)
    harness.settle()
    #expect(navigation.topViewController === list)
    #expect(detail.view.window == nil)
  }

  @Test("When a swipe has moved by half the width, then the fade is at one half, linearly")
  func followsSwipe() {
    defer { harness.close() }
    push()
    harness.press(CGPoint(x: 2, y: 400))
    harness.move(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 2 + 195, y: 400), seconds: 0.5)
    let fraction = opacity(list)
    #expect(fraction > 0.45 && fraction <= 0.5)
    harness.move(from: CGPoint(x: 197, y: 400), to: CGPoint(x: 197 + 39, y: 400), seconds: 0.2)
    #expect(abs(opacity(list) - fraction - 0.1) < 0.001)
    harness.advance(by: 0.2)
    harness.release(CGPoint(x: 236, y: 400))
    harness.settle()
    #expect(navigation.topViewController === list)
    #expect(list.view.alpha == 1)
  }

  @Test("A swipe released before half the distance cancels the pop and changes nothing")
  func isCalledOff() {
    defer { harness.close() }
    push()
    harness.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 120, y: 400), seconds: 0.5, rest: 0.2)
    harness.settle()
    #expect(navigation.topViewController === detail)
    #expect(detail.view.window != nil && detail.view.alpha == 1)
    #expect(list.view.window == nil && list.view.alpha == 1)
    #expect(!harness.scene.isUserInteractionBlocked)
  }

  @Test("Given no animation, then nothing fades")
  func withoutAnimation() {
    defer { harness.close() }
    harness.perform { navigation.pushViewController(detail, animated: false) }
    harness.turn()
    #expect(navigation.transitionCoordinator == nil)
    #expect(detail.view.window != nil && opacity(detail) == 1)
  }

  @Test("Given the standard transition, then the pages slide, and the standard swipe works")
  func standard() {
    defer { harness.close() }
    fade.parameters.usesStandardTransition = true
    harness.perform { navigation.pushViewController(detail, animated: true) }
    harness.turn()
    harness.stage.turn(at: harness.time + 0.1)
    #expect(opacity(detail) == 1)
    #expect(harness.seen(detail.view).minX > 0)
    harness.settle()
    harness.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 300, y: 400), seconds: 0.4)
    harness.settle()
    #expect(navigation.topViewController === list)
  }
}
