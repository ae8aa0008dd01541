import Foundation
import Testing
import Transitions
import UIKit

@testable import GlissadeKit

@Suite("The App Store card") @MainActor
struct AppStoreTests {
  private let stage = DemoDriver(AppStoreDemo.self)
  private var driver: StageDriver { stage.driver }

  private var today: TodayController? { stage.demo.rootViewController as? TodayController }

  private func card() throws -> CALayer { try #require(stage.layer("card")) }

  /// The card as it is shown now.
  private func seen() throws -> CALayer {
    let card = try card()
    return try #require(card.presentation())
  }

  @Test("A pressed card shrinks to 0.96, and returns to its size when the press is canceled")
  func dips() throws {
    defer { driver.stage.close() }
    let card = try #require(today?.cards.first)
    let middle = card.convert(CGPoint(x: card.bounds.midX, y: card.bounds.midY), to: nil)
    driver.press(at: middle)
    driver.wait(0.4)
    #expect(abs(card.transform.a - 0.96) < 0.001)
    driver.release(at: CGPoint(x: 5, y: 5))
    driver.settle()
    #expect(card.transform.isIdentity)
    #expect(today?.presentedViewController == nil || card.isHidden)
  }

  @Test("A pressed card that nothing else retains is deallocated")
  func dipKeepsNoCard() {
    defer { driver.stage.close() }
    weak var card: UIControl?
    do {
      let control = UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      driver.perform {
        AppStoreCard.shrinkWhilePressed(control) { AppStoreCard.Parameters() }
        control.sendActions(for: .touchDown)
      }
      driver.settle()
      #expect(control.transform.a == 0.96)
      card = control
    }
    #expect(card == nil)
  }

  @Test("When the card opens, then it grows from its frame in the list to the full screen, and the card in the list is hidden")
  func opens() throws {
    defer { driver.stage.close() }
    let origin = try #require(today?.cards.first)
    let place = origin.convert(origin.bounds, to: nil)
    stage.begin(.present)
    #expect(try seen().frame == place)
    #expect(origin.isHidden)
    driver.wait(0.2)
    let midway = try seen().frame
    #expect(midway.width > place.width && midway.width < 390)
    #expect(try seen().shadowOpacity > 0)
    driver.settle()
    #expect(try card().frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(try card().shadowOpacity == 0)
  }

  @Test("A card that fills the screen has square corners, with Reduce Motion and without", arguments: [false, true])
  func fullScreenCorners(reducesMotion: Bool) throws {
    defer { driver.stage.close() }
    driver.stage.setReducesMotion(reducesMotion)
    stage.run(.present)
    #expect(try card().frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(try card().sublayers?.map(\.cornerRadius) == [0])
  }

  @Test("While it is dragged down, the card shrinks evenly to 0.86 at 100 points; released before, it returns")
  func shrinks() throws {
    defer { driver.stage.close() }
    stage.run(.present)
    let open = driver.stage.snapshot
    let start = CGPoint(x: 195, y: 500)
    driver.press(at: start)
    driver.move(from: start, to: CGPoint(x: 195, y: 550), seconds: 0.3)
    #expect(try abs(card().transform.m11 - 0.93) < 0.02)
    driver.wait(0.1)
    driver.release(at: CGPoint(x: 195, y: 550))
    driver.settle()
    #expect(driver.stage.snapshot == open)
  }

  @Test("A card released after a drag of 100 points returns to its place in the list")
  func closes() throws {
    defer { driver.stage.close() }
    let list = driver.stage.snapshot
    stage.run(.present)
    driver.drag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 430), seconds: 0.4)
    driver.settle()
    #expect(today?.presentedViewController == nil)
    #expect(today?.cards.first?.isHidden == false)
    #expect(driver.stage.snapshot == list)
  }

  @Test("When the system cancels a drag, then the card fills the screen again")
  func cancelled() throws {
    defer { driver.stage.close() }
    stage.run(.present)
    let open = driver.stage.snapshot
    driver.press(at: CGPoint(x: 195, y: 300))
    driver.move(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 420), seconds: 0.3)
    driver.stage.scene.deliver(
      .pointer(PointerInput(phase: .cancelled, location: CGPoint(x: 195, y: 420), timestamp: driver.time)))
    driver.settle()
    #expect(driver.stage.snapshot == open)
  }

  @Test("A pressed card returns to its size even if Reduce Motion is turned on during the press")
  func dipAndLessMotion() throws {
    defer { driver.stage.close() }
    let card = try #require(today?.cards.first)
    driver.press(at: card.convert(CGPoint(x: card.bounds.midX, y: card.bounds.midY), to: nil))
    driver.wait(0.4)
    driver.stage.setReducesMotion(true)
    driver.release(at: CGPoint(x: 5, y: 5))
    driver.settle()
    #expect(card.transform.isIdentity)
  }

  @Test("Given a card without an origin, then it cross-fades for the declared duration")
  func withoutOrigin() {
    let driver = StageDriver()
    defer { driver.stage.close() }
    let card = AppStoreCard(content: PlainContent()) { nil }
    driver.perform { driver.screen.present(card, animated: true) }
    driver.settle()
    #expect(driver.screen.presentedViewController === card)
    driver.perform { card.dismiss(animated: true) }
    driver.settle()
    #expect(driver.screen.presentedViewController == nil)
    #expect(driver.stage.scene.doctor.diagnoses == [])
  }
}

private final class PlainContent: UIView, AppStoreCardContent {
  let scrollView = UIScrollView()
  let closeButton = UIButton()

  func setExpanded(_ isExpanded: Bool, width: CGFloat, topInset: CGFloat) {}
}
