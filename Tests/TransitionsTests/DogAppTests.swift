import Foundation
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
  private let driver: StageDriver

  init() {
    navigation = UINavigationController(rootViewController: list)
    navigation.setNavigationBarHidden(true, animated: false)
    transition = DogAppPush(navigation)
    driver = StageDriver(navigation)
  }

  private func push() {
    driver.perform { navigation.pushViewController(detail, animated: true) }
    driver.stage.turn(at: driver.time)
  }

  private func pop() {
    driver.perform { navigation.popViewController(animated: true) }
    driver.stage.turn(at: driver.time)
  }

  private var isClean: Bool {
    !list.card.isHidden && !detail.card.isHidden && list.view.alpha == 1 && detail.view.alpha == 1 && driver.layer(named: "card") == nil
      && list.card.layer.cornerRadius == 20 && !driver.stage.scene.isUserInteractionBlocked
  }

  @Test("During a push a snapshot of the card moves from the card on the first screen to the card on the second")
  func travels() throws {
    defer { driver.stage.close() }
    transition.parameters.lift = 0
    push()
    #expect(driver.layer(named: "card")?.presentation()?.frame == list.card.frame)
    #expect(list.card.isHidden && detail.card.isHidden)
    driver.stage.turn(at: driver.time + 0.1)
    let midway = try #require(driver.layer(named: "card")?.presentation()).frame
    #expect(midway.width > 200 && midway.width < 390)
    #expect(abs(midway.width / midway.height - 2) < 0.001)
    driver.stage.turn(at: driver.time + 0.4499)
    let end = try #require(driver.layer(named: "card")?.presentation()).frame
    #expect(abs(end.minX) < 1 && abs(end.minY) < 1 && abs(end.width - 390) < 1)
    driver.settle()
    #expect(navigation.topViewController === detail)
    #expect(isClean)
  }

  @Test("During the movement the card is enlarged by the lift and casts a shadow, which is gone at both ends")
  func lifts() throws {
    defer { driver.stage.close() }
    push()
    let start = try #require(driver.layer(named: "card")?.presentation())
    #expect(start.shadowOpacity == 0 && start.transform.m11 == 1)
    let begin = driver.time
    let frames = try (1...54).map { step in
      driver.stage.turn(at: begin + Double(step) / 100)
      return try #require(driver.layer(named: "card")?.presentation())
    }
    #expect(abs(try #require(frames.map(\.shadowOpacity).max()) - 0.35) < 0.01)
    #expect(abs(try #require(frames.map(\.transform.m11).max()) - 1.04) < 0.001)
    #expect(try #require(frames.last).shadowOpacity < 0.01)
    #expect(try #require(frames.last).transform.m11 < 1.001)
    driver.settle()
  }

  @Test("When the list has scrolled in the meantime, then the card returns to its current place")
  func findsItsWayBack() throws {
    defer { driver.stage.close() }
    push()
    driver.settle()
    list.card.frame.origin.y = 300
    pop()
    driver.stage.turn(at: driver.time + 0.5499)
    let end = try #require(driver.layer(named: "card")?.presentation()).frame
    #expect(abs(end.minY - 300) < 0.5 && abs(end.width - 200) < 0.5)
    driver.settle()
    #expect(navigation.topViewController === list)
    #expect(isClean)
  }

  @Test("A short swipe cancels the pop and changes nothing; a longer one pops")
  func swipes() {
    defer { driver.stage.close() }
    push()
    driver.settle()
    driver.drag(from: CGPoint(x: 2, y: 700), to: CGPoint(x: 100, y: 700), seconds: 0.5, rest: 0.2)
    driver.settle()
    #expect(navigation.topViewController === detail)
    #expect(detail.view.window != nil && list.view.window == nil && isClean)
    driver.drag(from: CGPoint(x: 2, y: 700), to: CGPoint(x: 300, y: 700), seconds: 0.5, rest: 0.2)
    driver.settle()
    #expect(navigation.topViewController === list)
    #expect(isClean)
  }

  @Test("Given a screen without a card, then the screens fade")
  func withoutCard() {
    defer { driver.stage.close() }
    let plain = UIViewController()
    driver.perform { navigation.pushViewController(plain, animated: true) }
    driver.stage.turn(at: driver.time)
    driver.stage.turn(at: driver.time + 0.1)
    #expect(driver.layer(named: "card") == nil)
    #expect((plain.view.layer.presentation()?.opacity ?? 1) < 1)
    driver.settle()
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
