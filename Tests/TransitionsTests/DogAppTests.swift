import Foundation
import Testing
import Transitions
import UIKit

@testable import GlissadeKit

@Suite("The card that travels") @MainActor
struct DogAppTests {
  private let list = CardScreen(card: CGRect(x: 20, y: 500, width: 200, height: 100), radius: 20)
  private let detail = CardScreen(card: CGRect(x: 0, y: 0, width: 390, height: 195), radius: 0)
  private let navigation: UINavigationController
  private let transition: DogAppPush
  private let hand: StageHand

  init() {
    navigation = UINavigationController(rootViewController: list)
    navigation.setNavigationBarHidden(true, animated: false)
    transition = DogAppPush(navigation)
    hand = StageHand(navigation)
  }

  private func push() {
    hand.perform { navigation.pushViewController(detail, animated: true) }
    hand.stage.turn(at: hand.time)
  }

  private func pop() {
    hand.perform { navigation.popViewController(animated: true) }
    hand.stage.turn(at: hand.time)
  }

  private var isClean: Bool {
    !list.card.isHidden && !detail.card.isHidden && list.view.alpha == 1 && detail.view.alpha == 1 && hand.layer(named: "card") == nil
      && list.card.layer.cornerRadius == 20 && !hand.stage.scene.isUserInteractionBlocked
  }

  @Test("When it pushes, then a picture of the card sets off where the card is, and arrives where the other screen has its own")
  func travels() throws {
    defer { hand.stage.close() }
    transition.parameters.lift = 0
    push()
    #expect(hand.layer(named: "card")?.presentation()?.frame == list.card.frame)
    #expect(list.card.isHidden && detail.card.isHidden)
    hand.stage.turn(at: hand.time + 0.1)
    let onTheWay = try #require(hand.layer(named: "card")?.presentation()).frame
    #expect(onTheWay.width > 200 && onTheWay.width < 390)
    #expect(abs(onTheWay.width / onTheWay.height - 2) < 0.001)
    hand.stage.turn(at: hand.time + 0.4499)
    let end = try #require(hand.layer(named: "card")?.presentation()).frame
    #expect(abs(end.minX) < 1 && abs(end.minY) < 1 && abs(end.width - 390) < 1)
    hand.settle()
    #expect(navigation.topViewController === detail)
    #expect(isClean)
  }

  @Test("When the card is on its way, then it is larger by the lift and throws a shadow, which is gone at both ends")
  func lifts() throws {
    defer { hand.stage.close() }
    push()
    let start = try #require(hand.layer(named: "card")?.presentation())
    #expect(start.shadowOpacity == 0 && start.transform.m11 == 1)
    let begin = hand.time
    let way = try (1...54).map { step in
      hand.stage.turn(at: begin + Double(step) / 100)
      return try #require(hand.layer(named: "card")?.presentation())
    }
    #expect(abs(try #require(way.map(\.shadowOpacity).max()) - 0.35) < 0.01)
    #expect(abs(try #require(way.map(\.transform.m11).max()) - 1.04) < 0.001)
    #expect(try #require(way.last).shadowOpacity < 0.01)
    #expect(try #require(way.last).transform.m11 < 1.001)
    hand.settle()
  }

  @Test("When the list was scrolled meanwhile, then the card goes back to where it is now")
  func findsItsWayBack() throws {
    defer { hand.stage.close() }
    push()
    hand.settle()
    list.card.frame.origin.y = 300
    pop()
    hand.stage.turn(at: hand.time + 0.5499)
    let end = try #require(hand.layer(named: "card")?.presentation()).frame
    #expect(abs(end.minY - 300) < 0.5 && abs(end.width - 200) < 0.5)
    hand.settle()
    #expect(navigation.topViewController === list)
    #expect(isClean)
  }

  @Test("When a swipe is let go early, then the pop is called off without a trace; a longer one pops")
  func swipes() {
    defer { hand.stage.close() }
    push()
    hand.settle()
    hand.drag(from: CGPoint(x: 2, y: 700), to: CGPoint(x: 100, y: 700), seconds: 0.5, rest: 0.2)
    hand.settle()
    #expect(navigation.topViewController === detail)
    #expect(detail.view.window != nil && list.view.window == nil && isClean)
    hand.drag(from: CGPoint(x: 2, y: 700), to: CGPoint(x: 300, y: 700), seconds: 0.5, rest: 0.2)
    hand.settle()
    #expect(navigation.topViewController === list)
    #expect(isClean)
  }

  @Test("Given a screen without a card, then the screens fade")
  func withoutCard() {
    defer { hand.stage.close() }
    let plain = UIViewController()
    hand.perform { navigation.pushViewController(plain, animated: true) }
    hand.stage.turn(at: hand.time)
    hand.stage.turn(at: hand.time + 0.1)
    #expect(hand.layer(named: "card") == nil)
    #expect((plain.view.layer.presentation()?.opacity ?? 1) < 1)
    hand.settle()
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
