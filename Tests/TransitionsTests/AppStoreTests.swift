@testable import Demos
@testable import GlissadeKit
import Foundation
import TestSupport
import Testing
import Transitions
import UIKit

@Suite("The App Store card") @MainActor
struct AppStoreTests {
  private let harness = DemoHarness(AppStoreDemo.self)

  private var today: TodayController? { harness.demo.rootViewController as? TodayController }

  private func card() throws -> CALayer { try #require(harness.layer(named: "card")) }

  /// The card as it is shown now.
  private func seen() throws -> CALayer {
    let card = try card()
    return try #require(card.presentation())
  }

  @Test("A pressed card shrinks to 0.96, and returns to its size when the press is cancelled")
  func dips() throws {
    defer { harness.close() }
    let card = try #require(today?.cards.first)
    let middle = card.convert(CGPoint(x: card.bounds.midX, y: card.bounds.midY), to: nil)
    harness.press(middle)
    harness.advance(by: 0.4)
    #expect(abs(card.transform.a - 0.96) < 0.001)
    harness.release(CGPoint(x: 5, y: 5))
    harness.settle()
    #expect(card.transform.isIdentity)
    #expect(today?.presentedViewController == nil || card.isHidden)
  }

  @Test("A pressed card that nothing else retains is deallocated")
  func dipKeepsNoCard() {
    defer { harness.close() }
    weak var card: UIControl?
    do {
      let control = UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      harness.perform {
        AppStoreCard.shrinkWhilePressed(control) { AppStoreCard.Parameters() }
        control.sendActions(for: .touchDown)
      }
      harness.settle()
      #expect(control.transform.a == 0.96)
      card = control
    }
    #expect(card == nil)
  }

  @Test("When the card opens, then it grows from its frame in the list to the full screen, and the card in the list is hidden")
  func opens() throws {
    defer { harness.close() }
    let origin = try #require(today?.cards.first)
    let place = origin.convert(origin.bounds, to: nil)
    harness.begin(.present)
    #expect(try seen().frame == place)
    #expect(origin.isHidden)
    harness.advance(by: 0.2)
    let midway = try seen().frame
    #expect(midway.width > place.width && midway.width < 390)
    #expect(try seen().shadowOpacity > 0)
    harness.settle()
    #expect(try card().frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(try card().shadowOpacity == 0)
  }

  @Test("A card that fills the screen has square corners, with Reduce Motion and without", arguments: [false, true])
  func fullScreenCorners(reducesMotion: Bool) throws {
    defer { harness.close() }
    harness.stage.setReducesMotion(reducesMotion)
    harness.run(.present)
    #expect(try card().frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(try card().sublayers?.map(\.cornerRadius) == [0])
  }

  @Test("While it is dragged down, the card shrinks evenly to 0.86 at 100 points; released before, it returns")
  func shrinks() throws {
    defer { harness.close() }
    harness.run(.present)
    let open = harness.stage.snapshot
    let start = CGPoint(x: 195, y: 500)
    harness.press(start)
    harness.move(from: start, to: CGPoint(x: 195, y: 550), seconds: 0.3)
    #expect(try abs(card().transform.m11 - 0.93) < 0.02)
    harness.advance(by: 0.1)
    harness.release(CGPoint(x: 195, y: 550))
    harness.settle()
    #expect(harness.stage.snapshot == open)
  }

  @Test("A card released after a drag of 100 points returns to its place in the list")
  func closes() throws {
    defer { harness.close() }
    let list = harness.stage.snapshot
    harness.run(.present)
    harness.drag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 430), seconds: 0.4)
    harness.settle()
    #expect(today?.presentedViewController == nil)
    #expect(today?.cards.first?.isHidden == false)
    #expect(harness.stage.snapshot == list)
  }

  @Test("When the system cancels a drag, then the card fills the screen again")
  func cancelled() throws {
    defer { harness.close() }
    harness.run(.present)
    let open = harness.stage.snapshot
    harness.press(CGPoint(x: 195, y: 300))
    harness.move(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 420), seconds: 0.3)
    harness.cancel(CGPoint(x: 195, y: 420))
    harness.settle()
    #expect(harness.stage.snapshot == open)
  }

  @Test("A pressed card returns to its size even if Reduce Motion is turned on during the press")
  func dipAndLessMotion() throws {
    defer { harness.close() }
    let card = try #require(today?.cards.first)
    harness.press(card.convert(CGPoint(x: card.bounds.midX, y: card.bounds.midY), to: nil))
    harness.advance(by: 0.4)
    harness.stage.setReducesMotion(true)
    harness.release(CGPoint(x: 5, y: 5))
    harness.settle()
    #expect(card.transform.isIdentity)
  }

  @Test("Given a card without an origin, then it cross-fades for the declared duration")
  func withoutOrigin() {
    let harness = StageHarness()
    defer { harness.close() }
    let card = AppStoreCard(content: PlainContent()) { nil }
    harness.perform { harness.screen.present(card, animated: true) }
    harness.settle()
    #expect(harness.screen.presentedViewController === card)
    harness.perform { card.dismiss(animated: true) }
    harness.settle()
    #expect(harness.screen.presentedViewController == nil)
    #expect(harness.scene.doctor.diagnoses == [])
  }
}

private final class PlainContent: UIView, AppStoreCardContent {
  let scrollView = UIScrollView()
  let closeButton = UIButton()

  func setExpanded(_ isExpanded: Bool, width: CGFloat, topInset: CGFloat) {}
}
