import Foundation
import TestSupport
import Testing
import Transitions
import UIKit

@testable import GlissadeKit

@Suite("The fluid push") @MainActor
struct FluidPushTests {
  private let list = UIViewController()
  private let detail = UIViewController()
  private let navigation: UINavigationController
  private let fluid: FluidPush
  private let harness: StageHarness

  init() {
    navigation = UINavigationController(rootViewController: list)
    fluid = FluidPush(navigation)
    harness = StageHarness(navigation)
  }

  private func push(for seconds: TimeInterval? = nil) {
    harness.perform { navigation.pushViewController(detail, animated: true) }
    if let seconds { harness.advance(by: seconds) } else { harness.settle() }
  }

  private var place: CGFloat { harness.seen(detail.view).minX / 390 }

  @Test("The page slides in over the other, which moves 0.3 of the width, and both are in place at the end")
  func slides() {
    defer { harness.close() }
    push(for: 0.1)
    let shown = place
    #expect(shown > 0.1 && shown < 0.5)
    #expect(abs(harness.seen(list.view).minX / 390 + 0.3 * (1 - shown)) < 0.01)
    harness.settle()
    #expect(detail.view.transform == .identity && list.view.transform == .identity && list.view.window == nil)
  }

  @Test("A drag during a push completes it, and begins a pop where the page is", arguments: [40, 250] as [CGFloat])
  func caughtPush(distance: CGFloat) {
    defer { harness.close() }
    push(for: 0.1)
    harness.press(CGPoint(x: 100, y: 400))
    harness.move(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 112, y: 400), seconds: 1.0 / 60)
    #expect(navigation.viewControllers == [list] && place > 0.1)
    harness.move(from: CGPoint(x: 112, y: 400), to: CGPoint(x: 100 + distance, y: 400), seconds: 0.3)
    harness.advance(by: 0.3)
    let goesBack = place > 0.3
    harness.release(CGPoint(x: 100 + distance, y: 400))
    harness.settle()
    #expect(navigation.viewControllers.count == (goesBack ? 1 : 2))
    #expect(!harness.scene.isUserInteractionBlocked && navigation.transitionCoordinator == nil)
  }

  @Test("A drag in the content pops, and one released short of 0.3 of the width changes nothing")
  func drags() {
    defer { harness.close() }
    push()
    harness.drag(from: CGPoint(x: 150, y: 400), to: CGPoint(x: 240, y: 400), seconds: 0.4, rest: 0.2)
    harness.settle()
    #expect(navigation.topViewController === detail && detail.view.transform == .identity)
    harness.drag(from: CGPoint(x: 150, y: 400), to: CGPoint(x: 320, y: 400), seconds: 0.4, rest: 0.2)
    harness.settle()
    #expect(navigation.topViewController === list)
  }

  @Test("Given the standard transition, then the navigation controller's own drag pops")
  func standard() {
    defer { harness.close() }
    fluid.parameters.usesStandardTransition = true
    push()
    harness.drag(from: CGPoint(x: 150, y: 400), to: CGPoint(x: 320, y: 400), seconds: 0.4, rest: 0.2)
    harness.settle()
    #expect(navigation.topViewController === list)
  }
}
