import Foundation
import Testing
import Transitions
import UIKit

@testable import GlissadeKit

@Suite("The App Store card") @MainActor
struct AppStoreTests {
  private let stage = CatalogueHand(AppStoreDemo.self)
  private var hand: StageHand { stage.hand }

  private var today: TodayController? { stage.demo.rootViewController as? TodayController }

  private func card() throws -> CALayer { try #require(stage.layer("card")) }

  /// The card as it is shown now.
  private func seen() throws -> CALayer {
    let card = try card()
    return try #require(card.presentation())
  }

  @Test("When a card is pressed, then it dips to 0.96, and comes back when the press is called off")
  func dips() throws {
    defer { hand.stage.close() }
    let card = try #require(today?.cards.first)
    let middle = card.convert(CGPoint(x: card.bounds.midX, y: card.bounds.midY), to: nil)
    hand.press(at: middle)
    hand.wait(0.4)
    #expect(abs(card.transform.a - 0.96) < 0.001)
    hand.release(at: CGPoint(x: 5, y: 5))
    hand.settle()
    #expect(card.transform.isIdentity)
    #expect(today?.presentedViewController == nil || card.isHidden)
  }

  @Test("Given a card that dips under the press, when nobody needs it any more, then it goes")
  func dipKeepsNoCard() {
    defer { hand.stage.close() }
    weak var card: UIControl?
    do {
      let control = UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      hand.perform {
        AppStoreCard.shrinkWhilePressed(control) { AppStoreCard.Parameters() }
        control.sendActions(for: .touchDown)
      }
      hand.settle()
      #expect(control.transform.a == 0.96)
      card = control
    }
    #expect(card == nil)
  }

  @Test("When it opens, then it grows from its place in the list to the screen, loses its corners, and the list's own is hidden")
  func opens() throws {
    defer { hand.stage.close() }
    let origin = try #require(today?.cards.first)
    let place = origin.convert(origin.bounds, to: nil)
    stage.begin(.present)
    #expect(try seen().frame == place)
    #expect(origin.isHidden)
    hand.wait(0.2)
    let midway = try seen().frame
    #expect(midway.width > place.width && midway.width < 390)
    #expect(try seen().shadowOpacity > 0)
    hand.settle()
    #expect(try card().frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(try card().shadowOpacity == 0)
  }

  @Test("A card that fills the screen has square corners, with Reduce Motion and without", arguments: [false, true])
  func fullScreenCorners(reducesMotion: Bool) throws {
    defer { hand.stage.close() }
    hand.stage.setReducesMotion(reducesMotion)
    stage.run(.present)
    let content = try #require(card().sublayers?.first)
    #expect(content.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(content.cornerRadius == 0)
  }

  @Test("While it is drawn down, it shrinks evenly to 0.86 at 100 points and gets round; let go before, it returns")
  func shrinks() throws {
    defer { hand.stage.close() }
    stage.run(.present)
    let open = hand.stage.snapshot
    let start = CGPoint(x: 195, y: 500)
    hand.press(at: start)
    hand.move(from: start, to: CGPoint(x: 195, y: 550), seconds: 0.3)
    #expect(try abs(card().transform.m11 - 0.93) < 0.02)
    hand.wait(0.1)
    hand.release(at: CGPoint(x: 195, y: 550))
    hand.settle()
    #expect(hand.stage.snapshot == open)
  }

  @Test("When it is drawn down by 100 points and let go, then it closes into its place in the list")
  func closes() throws {
    defer { hand.stage.close() }
    let list = hand.stage.snapshot
    stage.run(.present)
    hand.drag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 430), seconds: 0.4)
    hand.settle()
    #expect(today?.presentedViewController == nil)
    #expect(today?.cards.first?.isHidden == false)
    #expect(hand.stage.snapshot == list)
  }

  @Test("When a drag is cancelled by the system, then the card fills the screen again")
  func cancelled() throws {
    defer { hand.stage.close() }
    stage.run(.present)
    let open = hand.stage.snapshot
    hand.press(at: CGPoint(x: 195, y: 300))
    hand.move(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 420), seconds: 0.3)
    hand.stage.scene.deliver(
      .pointer(PointerInput(phase: .cancelled, location: CGPoint(x: 195, y: 420), timestamp: hand.time)))
    hand.settle()
    #expect(hand.stage.snapshot == open)
  }

  @Test("Given a card that dips under the press, when less motion is asked for meanwhile, then it comes out of the dip all the same")
  func dipAndLessMotion() throws {
    defer { hand.stage.close() }
    let card = try #require(today?.cards.first)
    hand.press(at: card.convert(CGPoint(x: card.bounds.midX, y: card.bounds.midY), to: nil))
    hand.wait(0.4)
    hand.stage.setReducesMotion(true)
    hand.release(at: CGPoint(x: 5, y: 5))
    hand.settle()
    #expect(card.transform.isIdentity)
  }

  @Test("Given a card that is in no list, then it cross-fades, for as long as was declared")
  func withoutOrigin() {
    let hand = StageHand()
    defer { hand.stage.close() }
    let card = AppStoreCard(content: PlainContent()) { nil }
    hand.perform { hand.screen.present(card, animated: true) }
    hand.settle()
    #expect(hand.screen.presentedViewController === card)
    hand.perform { card.dismiss(animated: true) }
    hand.settle()
    #expect(hand.screen.presentedViewController == nil)
    #expect(hand.stage.scene.doctor.diagnoses == [])
  }
}

private final class PlainContent: UIView, AppStoreCardContent {
  let scrollView = UIScrollView()
  let closeButton = UIButton()

  func setExpanded(_ isExpanded: Bool, width: CGFloat, topInset: CGFloat) {}
}
