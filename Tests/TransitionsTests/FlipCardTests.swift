import Foundation
import Testing
import Transitions
import Tweaks
import UIKit

@testable import GlissadeKit

@Suite("The flip card") @MainActor
struct FlipCardTests {
  private let page = UIViewController()
  private let reveal = UIViewController()
  private let flip = FlipCard()
  private let hand: StageHand

  init() {
    hand = StageHand(page)
    flip.cardFrame = CGRect(x: 97, y: 292, width: 196, height: 260)
  }

  private func present(settles: Bool = true) {
    // Without the curves that join them, the thirds can be told apart to the point.
    flip.parameters.joinsSmoothly = false
    flip.attach(to: reveal)
    hand.perform { page.present(reveal, animated: true) }
    hand.stage.turn(at: hand.time)
    if settles { hand.settle() }
  }

  /// The angle about the vertical axis at which a layer is seen, in degrees.
  private func angle(_ layer: CALayer?) -> CGFloat {
    guard let transform = layer?.presentation()?.transform else { return .nan }
    return atan2(-transform.m13, transform.m11) * 180 / .pi
  }

  private var card: CALayer? { hand.layer(named: "card") }

  private func go(to share: Double, from start: TimeInterval) { hand.stage.turn(at: start + share * 0.6) }

  @Test("When the card turns out, then page and card turn a third each, and the card grows to the screen in the last third")
  func turnsOut() throws {
    defer { hand.stage.close() }
    present(settles: false)
    let start = hand.time
    #expect(abs(angle(page.view.layer)) < 0.001)
    #expect(abs(angle(card) - 90) < 0.01)
    // The whole is paced by ease-in-out, so half the time is half the way: the card faces the viewer from both sides alike.
    go(to: 0.5, from: start)
    #expect(abs(angle(page.view.layer) + 90) < 0.01)
    #expect(abs(angle(card) - 45) < 1)
    #expect(card?.presentation()?.frame.width.rounded() != 390)
    #expect(card?.presentation()?.cornerRadius == 25)
    #expect(card?.superlayer?.sublayerTransform.m34 == -0.002)
    go(to: 0.999, from: start)
    #expect(abs((card?.presentation()?.frame.width ?? 0) - 390) < 1)
    hand.settle()
    #expect(reveal.view.window != nil && !reveal.view.isHidden)
    #expect(CATransform3DIsIdentity(page.view.layer.transform))
    #expect(card == nil)
  }

  @Test("When it turns back, then the card shrinks, turns away, and the page turns to face the viewer")
  func turnsBack() {
    defer { hand.stage.close() }
    present()
    hand.perform { reveal.dismiss(animated: true) }
    hand.stage.turn(at: hand.time)
    let start = hand.time
    #expect(abs(angle(page.view.layer) + 90) < 0.01)
    go(to: 0.5, from: start)
    #expect(abs((card?.presentation()?.bounds.width ?? 0) - 196) < 0.5)
    #expect(abs(angle(card) - 45) < 1)
    hand.settle()
    #expect(page.presentedViewController == nil)
    #expect(page.view.window != nil && CATransform3DIsIdentity(page.view.layer.transform))
  }

  @Test("When a swipe from the left edge comes 200 points, then the turn follows it; past half it goes on, before it goes back")
  func swipes() {
    defer { hand.stage.close() }
    present()
    hand.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 90, y: 400), seconds: 0.4, rest: 0.2)
    hand.settle()
    #expect(page.presentedViewController === reveal)
    #expect(!reveal.view.isHidden && card == nil && page.view.window == nil)
    hand.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 160, y: 400), seconds: 0.4, rest: 0.2)
    hand.settle()
    #expect(page.presentedViewController == nil)
    #expect(!hand.stage.scene.isUserInteractionBlocked)
  }

  @Test("Given another duration for the dismissal, then the presentation keeps its own")
  func durations() {
    defer { hand.stage.close() }
    flip.parameters.duration = 2
    flip.attach(to: reveal)
    hand.perform { page.present(reveal, animated: true) }
    hand.stage.turn(at: hand.time)
    hand.wait(1.9)
    #expect(page.transitionCoordinator != nil)
    hand.wait(0.15)
    #expect(page.transitionCoordinator == nil)
    hand.perform { reveal.dismiss(animated: true) }
    hand.stage.turn(at: hand.time)
    hand.wait(0.65)
    #expect(page.presentedViewController == nil)
  }

  @Test("Given the presets, then “article” hides no backs, and “developing” slows only the presentation")
  func presets() throws {
    let values = Dictionary(uniqueKeysWithValues: FlipCardDemo.presets.map { ($0.name, $0.values) })
    #expect(values["article"] == ["card.rounds": .boolean(false), "turn.backs": .boolean(false)])
    #expect(values["developing"]?["turn.duration"] == .number(2))
    #expect(values["developing"]?["turn.return"] == nil)
  }

  @Test(
    "Given a turn that swings past edge-on, then the page is seen from behind only where its back is not hidden", arguments: [true, false])
  func backs(areHidden: Bool) {
    defer { hand.stage.close() }
    flip.parameters.hidesBacks = areHidden
    flip.attach(to: reveal)
    hand.perform { page.present(reveal, animated: true) }
    hand.stage.turn(at: hand.time)
    #expect(page.view.layer.isDoubleSided != areHidden)
    hand.settle()
    #expect(page.view.layer.isDoubleSided)
  }

  @Test("Given the standard transition, then the screen covers the page from below")
  func standard() {
    defer { hand.stage.close() }
    flip.parameters.usesStandardTransition = true
    flip.attach(to: reveal)
    hand.perform { page.present(reveal, animated: true) }
    hand.stage.turn(at: hand.time)
    hand.wait(0.1)
    #expect(card == nil)
    #expect(hand.seen(reveal.view).minY > 0)
    hand.settle()
    #expect(page.presentedViewController === reveal && hand.seen(reveal.view) == hand.stage.window.bounds)
  }
}
