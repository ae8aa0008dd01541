@testable import Demos
@testable import GlissadeKit
@testable import Rehearsal
import Foundation
import TestSupport
import Testing
import Transitions
import Tweaks
import UIKit

@Suite("The flip card") @MainActor
struct FlipCardTests {
  private let page = UIViewController()
  private let reveal = UIViewController()
  private let flip = FlipCard()
  private let harness: StageHarness

  init() {
    harness = StageHarness(page)
    flip.cardFrame = CGRect(x: 97, y: 292, width: 196, height: 260)
  }

  private func present(settles: Bool = true) {
    // Without the curves that join them, the thirds can be told apart to the point.
    flip.parameters.joinsSmoothly = false
    flip.attach(to: reveal)
    harness.perform { page.present(reveal, animated: true) }
    harness.turn()
    if settles { harness.settle() }
  }

  /// The angle about the vertical axis at which a layer is seen, in degrees.
  private func angle(_ layer: CALayer?) -> CGFloat {
    guard let transform = layer?.presentation()?.transform else { return .nan }
    return atan2(-transform.m13, transform.m11) * 180 / .pi
  }

  private var card: CALayer? { harness.layer(named: "card") }

  private func go(to fraction: Double, from start: TimeInterval) { harness.stage.turn(at: start + fraction * 0.6) }

  @Test("During the presentation the page turns in the first third, the card in the second, and the card grows in the last")
  func turnsOut() throws {
    defer { harness.close() }
    present(settles: false)
    let start = harness.time
    #expect(abs(angle(page.view.layer)) < 0.001)
    #expect(abs(angle(card) - 90) < 0.01)
    // The whole is paced by ease-in-out, so half the time is half the turn: the card faces the viewer from both sides alike.
    go(to: 0.5, from: start)
    #expect(abs(angle(page.view.layer) + 90) < 0.01)
    #expect(abs(angle(card) - 45) < 1)
    #expect(card?.presentation()?.frame.width.rounded() != 390)
    #expect(card?.presentation()?.cornerRadius == 25)
    #expect(card?.superlayer?.sublayerTransform.m34 == -0.002)
    go(to: 0.999, from: start)
    #expect(abs((card?.presentation()?.frame.width ?? 0) - 390) < 1)
    harness.settle()
    #expect(reveal.view.window != nil && !reveal.view.isHidden)
    #expect(CATransform3DIsIdentity(page.view.layer.transform))
    #expect(card == nil)
  }

  @Test("During the dismissal the card shrinks and turns away, and the page turns to face the viewer")
  func turnsBack() {
    defer { harness.close() }
    present()
    harness.perform { reveal.dismiss(animated: true) }
    harness.turn()
    let start = harness.time
    #expect(abs(angle(page.view.layer) + 90) < 0.01)
    go(to: 0.5, from: start)
    #expect(abs((card?.presentation()?.bounds.width ?? 0) - 196) < 0.5)
    #expect(abs(angle(card) - 45) < 1)
    harness.settle()
    #expect(page.presentedViewController == nil)
    #expect(page.view.window != nil && CATransform3DIsIdentity(page.view.layer.transform))
  }

  @Test("A swipe of 200 points drives the turn; released beyond half of it, the turn finishes, and before, it reverses")
  func swipes() {
    defer { harness.close() }
    present()
    harness.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 90, y: 400), seconds: 0.4, rest: 0.2)
    harness.settle()
    #expect(page.presentedViewController === reveal)
    #expect(!reveal.view.isHidden && card == nil && page.view.window == nil)
    harness.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 160, y: 400), seconds: 0.4, rest: 0.2)
    harness.settle()
    #expect(page.presentedViewController == nil)
    #expect(!harness.scene.isUserInteractionBlocked)
  }

  @Test("Given another duration for the dismissal, then the presentation keeps its own")
  func durations() {
    defer { harness.close() }
    flip.parameters.duration = 2
    flip.attach(to: reveal)
    harness.perform { page.present(reveal, animated: true) }
    harness.turn()
    harness.advance(by: 1.9)
    #expect(page.transitionCoordinator != nil)
    harness.advance(by: 0.15)
    #expect(page.transitionCoordinator == nil)
    harness.perform { reveal.dismiss(animated: true) }
    harness.turn()
    harness.advance(by: 0.65)
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
    "When the turn overshoots edge-on, then the page is visible from behind only where its back isn't hidden", arguments: [true, false])
  func backs(areHidden: Bool) {
    defer { harness.close() }
    flip.parameters.hidesBacks = areHidden
    flip.attach(to: reveal)
    harness.perform { page.present(reveal, animated: true) }
    harness.turn()
    #expect(page.view.layer.isDoubleSided != areHidden)
    harness.settle()
    #expect(page.view.layer.isDoubleSided)
  }

  @Test("Given the standard transition, then the screen covers the page from below")
  func standard() {
    defer { harness.close() }
    flip.parameters.usesStandardTransition = true
    flip.attach(to: reveal)
    harness.perform { page.present(reveal, animated: true) }
    harness.turn()
    harness.advance(by: 0.1)
    #expect(card == nil)
    #expect(harness.seen(reveal.view).minY > 0)
    harness.settle()
    #expect(page.presentedViewController === reveal && harness.seen(reveal.view) == harness.window.bounds)
  }

  @Test("The status bar is light over the black pages with cards, and dark over a pet")
  func statusBar() {
    let demo = FlipCardDemo(DemoSetting(tweaks: TweakStore(FlipCardDemo.tweaks), photos: .immediate()))
    let harness = StageHarness(demo.rootViewController)
    defer { harness.close() }
    #expect(harness.scene.followStatusBar { _ in }.isLight)
    harness.perform { demo.run(.present) }
    harness.settle()
    #expect(!harness.scene.followStatusBar { _ in }.isLight)
  }
}
