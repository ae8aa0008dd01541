import Foundation
import Testing
import Transitions
import UIKit

@testable import GlissadeKit

@Suite("The simple push and pop of two pictures") @MainActor
struct SimpleTests {
  private let list = UIViewController()
  private let detail = UIViewController()
  private let navigation: UINavigationController
  private let push: SimplePush
  private let hand: StageHand

  init() {
    navigation = UINavigationController(rootViewController: list)
    navigation.setNavigationBarHidden(true, animated: false)
    push = SimplePush(navigation)
    hand = StageHand(navigation)
  }

  private func begin() {
    hand.perform { navigation.pushViewController(detail, animated: true) }
    hand.stage.turn(at: hand.time)
  }

  private var stageIsClean: Bool {
    list.view.transform == .identity && detail.view.transform == .identity && !list.view.isHidden && !detail.view.isHidden
      && hand.layer(named: "front") == nil && !hand.stage.scene.isUserInteractionBlocked
  }

  @Test(
    "Given a direction, when it pushes, then the new screen comes from the other side and the old one goes along by the parallax",
    arguments: SimplePush.Direction.allCases)
  func directions(direction: SimplePush.Direction) throws {
    defer { hand.stage.close() }
    push.parameters.direction = direction
    begin()
    let size = hand.stage.scene.rootLayer.bounds.size
    let front = try #require(hand.layer(named: "front")?.presentation()).frame
    let way: CGVector =
      switch direction {
      case .left: CGVector(dx: -size.width, dy: 0)
      case .right: CGVector(dx: size.width, dy: 0)
      case .up: CGVector(dx: 0, dy: -size.height)
      case .down: CGVector(dx: 0, dy: size.height)
      }
    #expect(abs(front.minX + way.dx) < 0.01 && abs(front.minY + way.dy) < 0.01)
    hand.stage.turn(at: hand.time + 0.2)
    let come = try #require(hand.layer(named: "front")?.presentation()).frame
    let back = try #require(hand.layer(named: "back")?.presentation()).frame
    let share = (come.minX + way.dx + come.minY + way.dy) / (way.dx + way.dy)
    #expect(share > 0.5 && share < 1)
    #expect(abs(back.midX - size.width / 2 - way.dx * 0.3 * share) < 0.01)
    #expect(abs(back.midY - size.height / 2 - way.dy * 0.3 * share) < 0.01)
    #expect(abs(back.width - size.width * (1 - 0.1 * share)) < 0.01)
    hand.settle()
    #expect(navigation.topViewController === detail)
    #expect(stageIsClean)
  }

  @Test("When a swipe from the left edge has come a third of the width, then the screen has come a third of its way")
  func followsSwipe() throws {
    defer { hand.stage.close() }
    begin()
    hand.settle()
    hand.press(at: CGPoint(x: 2, y: 400))
    hand.move(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 132, y: 400), seconds: 0.4)
    let start = try #require(hand.layer(named: "front")?.presentation()).frame.minX
    hand.move(from: CGPoint(x: 132, y: 400), to: CGPoint(x: 171, y: 400), seconds: 0.2)
    let end = try #require(hand.layer(named: "front")?.presentation()).frame.minX
    #expect(start > 110 && start <= 130)
    #expect(abs(end - start - 39) < 0.5)
    hand.release(at: CGPoint(x: 171, y: 400))
    hand.settle()
    #expect(stageIsClean)
  }

  @Test("When the swipe is let go early, then the pop is called off without a trace")
  func isCalledOff() {
    defer { hand.stage.close() }
    begin()
    hand.settle()
    hand.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 100, y: 400), seconds: 0.5, rest: 0.2)
    hand.settle()
    #expect(navigation.topViewController === detail)
    #expect(detail.view.window != nil && list.view.window == nil)
    #expect(stageIsClean)
  }

  @Test("When the swipe is let go early but flung, then the screen pops")
  func isFlung() {
    defer { hand.stage.close() }
    begin()
    hand.settle()
    hand.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 130, y: 400), seconds: 0.1)
    hand.settle()
    #expect(navigation.topViewController === list)
    #expect(stageIsClean)
  }
}
