import Foundation
import TestSupport
import Testing
import Transitions
import UIKit

@testable import GlissadeKit

@Suite("The dog app") @MainActor
struct DogAppTests {
  private let list = CardScreen(card: CGRect(x: 20, y: 500, width: 200, height: 100), radius: 20)
  private let detail = CardScreen(card: CGRect(x: 0, y: 0, width: 390, height: 195), radius: 0)
  private let navigation: UINavigationController
  private let transition: DogAppPush
  private let harness: StageHarness

  init() {
    navigation = UINavigationController(rootViewController: list)
    navigation.setNavigationBarHidden(true, animated: false)
    transition = DogAppPush(navigation)
    harness = StageHarness(navigation)
  }

  private func push() {
    harness.perform { navigation.pushViewController(detail, animated: true) }
    harness.turn()
  }

  private func pop() {
    harness.perform { navigation.popViewController(animated: true) }
    harness.turn()
  }

  private var isClean: Bool {
    !list.card.isHidden && !detail.card.isHidden && list.view.alpha == 1 && detail.view.alpha == 1 && harness.layer(named: "card") == nil
      && list.card.layer.cornerRadius == 20 && !harness.scene.isUserInteractionBlocked
  }

  @Test("During a push a snapshot of the card moves from the card on the first screen to the card on the second")
  func travels() throws {
    defer { harness.close() }
    transition.parameters.lift = 0
    push()
    #expect(harness.layer(named: "card")?.presentation()?.frame == list.card.frame)
    #expect(list.card.isHidden && detail.card.isHidden)
    harness.stage.turn(at: harness.time + 0.1)
    let midway = try #require(harness.layer(named: "card")?.presentation()).frame
    #expect(midway.width > 200 && midway.width < 390)
    #expect(abs(midway.width / midway.height - 2) < 0.001)
    harness.stage.turn(at: harness.time + 0.4499)
    let end = try #require(harness.layer(named: "card")?.presentation()).frame
    #expect(abs(end.minX) < 1 && abs(end.minY) < 1 && abs(end.width - 390) < 1)
    harness.settle()
    #expect(navigation.topViewController === detail)
    #expect(isClean)
  }

  @Test("During the movement the card is enlarged by the lift and casts a shadow, which is gone at both ends")
  func lifts() throws {
    defer { harness.close() }
    push()
    let start = try #require(harness.layer(named: "card")?.presentation())
    #expect(start.shadowOpacity == 0 && start.transform.m11 == 1)
    let begin = harness.time
    let frames = try (1...54).map { step in
      harness.stage.turn(at: begin + Double(step) / 100)
      return try #require(harness.layer(named: "card")?.presentation())
    }
    #expect(abs(try #require(frames.map(\.shadowOpacity).max()) - 0.35) < 0.01)
    #expect(abs(try #require(frames.map(\.transform.m11).max()) - 1.04) < 0.001)
    #expect(try #require(frames.last).shadowOpacity < 0.01)
    #expect(try #require(frames.last).transform.m11 < 1.001)
    harness.settle()
  }

  @Test("When the list has scrolled in the meantime, then the card returns to its current place")
  func findsItsWayBack() throws {
    defer { harness.close() }
    push()
    harness.settle()
    list.card.frame.origin.y = 300
    pop()
    harness.stage.turn(at: harness.time + 0.5499)
    let end = try #require(harness.layer(named: "card")?.presentation()).frame
    #expect(abs(end.minY - 300) < 0.5 && abs(end.width - 200) < 0.5)
    harness.settle()
    #expect(navigation.topViewController === list)
    #expect(isClean)
  }

  @Test("A short swipe cancels the pop and changes nothing; a longer one pops")
  func swipes() {
    defer { harness.close() }
    push()
    harness.settle()
    harness.drag(from: CGPoint(x: 2, y: 700), to: CGPoint(x: 100, y: 700), seconds: 0.5, rest: 0.2)
    harness.settle()
    #expect(navigation.topViewController === detail)
    #expect(detail.view.window != nil && list.view.window == nil && isClean)
    harness.drag(from: CGPoint(x: 2, y: 700), to: CGPoint(x: 300, y: 700), seconds: 0.5, rest: 0.2)
    harness.settle()
    #expect(navigation.topViewController === list)
    #expect(isClean)
  }

  @Test("Given a screen without a card, then the screens fade")
  func withoutCard() {
    defer { harness.close() }
    let plain = UIViewController()
    harness.perform { navigation.pushViewController(plain, animated: true) }
    harness.turn()
    harness.stage.turn(at: harness.time + 0.1)
    #expect(harness.layer(named: "card") == nil)
    #expect((plain.view.layer.presentation()?.opacity ?? 1) < 1)
    harness.settle()
    #expect(navigation.topViewController === plain)
  }
}

/// A screen with a card on it.
private final class CardScreen: UIViewController, DogAppScreen {
  let card: UIView
  var movingCard: UIView? { card }

  init(card frame: CGRect, radius: CGFloat) {
    card = UIView(frame: frame)
    card.backgroundColor = .systemOrange
    card.layer.cornerRadius = radius
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(card)
  }
}
