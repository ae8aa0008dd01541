import Foundation
import TestSupport
import Testing
import Transitions
import UIKit

@testable import GlissadeKit

@Suite("The simple push") @MainActor
struct SimpleTests {
  private let list = UIViewController()
  private let detail = UIViewController()
  private let navigation: UINavigationController
  private let push: SimplePush
  private let harness: StageHarness

  init() {
    navigation = UINavigationController(rootViewController: list)
    navigation.setNavigationBarHidden(true, animated: false)
    push = SimplePush(navigation)
    harness = StageHarness(navigation)
  }

  private func begin() {
    harness.perform { navigation.pushViewController(detail, animated: true) }
    harness.turn()
  }

  private var stageIsClean: Bool {
    list.view.transform == .identity && detail.view.transform == .identity && !list.view.isHidden && !detail.view.isHidden
      && harness.layer(named: "front") == nil && !harness.scene.isUserInteractionBlocked
  }

  @Test(
    "During a push the new screen moves in the given direction, and the old one along with it by the parallax",
    arguments: SimplePush.Direction.allCases)
  func directions(direction: SimplePush.Direction) throws {
    defer { harness.close() }
    push.parameters.direction = direction
    begin()
    let size = harness.scene.rootLayer.bounds.size
    let front = try #require(harness.layer(named: "front")?.presentation()).frame
    let distance: CGVector =
      switch direction {
      case .left: CGVector(dx: -size.width, dy: 0)
      case .right: CGVector(dx: size.width, dy: 0)
      case .up: CGVector(dx: 0, dy: -size.height)
      case .down: CGVector(dx: 0, dy: size.height)
      }
    #expect(abs(front.minX + distance.dx) < 0.01 && abs(front.minY + distance.dy) < 0.01)
    harness.stage.turn(at: harness.time + 0.2)
    let come = try #require(harness.layer(named: "front")?.presentation()).frame
    let back = try #require(harness.layer(named: "back")?.presentation()).frame
    let fraction = (come.minX + distance.dx + come.minY + distance.dy) / (distance.dx + distance.dy)
    #expect(fraction > 0.5 && fraction < 1)
    #expect(abs(back.midX - size.width / 2 - distance.dx * 0.3 * fraction) < 0.01)
    #expect(abs(back.midY - size.height / 2 - distance.dy * 0.3 * fraction) < 0.01)
    #expect(abs(back.width - size.width * (1 - 0.1 * fraction)) < 0.01)
    harness.settle()
    #expect(navigation.topViewController === detail)
    #expect(stageIsClean)
  }

  @Test("When a swipe has moved by a third of the width, then the screen has moved by a third of its distance")
  func followsSwipe() throws {
    defer { harness.close() }
    begin()
    harness.settle()
    harness.press(CGPoint(x: 2, y: 400))
    harness.move(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 132, y: 400), seconds: 0.4)
    let start = try #require(harness.layer(named: "front")?.presentation()).frame.minX
    harness.move(from: CGPoint(x: 132, y: 400), to: CGPoint(x: 171, y: 400), seconds: 0.2)
    let end = try #require(harness.layer(named: "front")?.presentation()).frame.minX
    #expect(start > 110 && start <= 130)
    #expect(abs(end - start - 39) < 0.5)
    harness.release(CGPoint(x: 171, y: 400))
    harness.settle()
    #expect(stageIsClean)
  }

  @Test("A swipe released early cancels the pop and changes nothing")
  func isCalledOff() {
    defer { harness.close() }
    begin()
    harness.settle()
    harness.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 100, y: 400), seconds: 0.5, rest: 0.2)
    harness.settle()
    #expect(navigation.topViewController === detail)
    #expect(detail.view.window != nil && list.view.window == nil)
    #expect(stageIsClean)
  }

  @Test("A swipe released early with a flick pops")
  func isFlung() {
    defer { harness.close() }
    begin()
    harness.settle()
    harness.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 130, y: 400), seconds: 0.1)
    harness.settle()
    #expect(navigation.topViewController === list)
    #expect(stageIsClean)
  }
}
