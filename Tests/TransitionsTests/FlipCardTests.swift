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
  private let driver: StageDriver

  init() {
    driver = StageDriver(page)
    flip.cardFrame = CGRect(x: 97, y: 292, width: 196, height: 260)
  }

  private func present(settles: Bool = true) {
    // Without the curves that join them, the thirds can be told apart to the point.
    flip.parameters.joinsSmoothly = false
    flip.attach(to: reveal)
    driver.perform { page.present(reveal, animated: true) }
    driver.stage.turn(at: driver.time)
    if settles { driver.settle() }
  }

  /// The angle about the vertical axis at which a layer is seen, in degrees.
  private func angle(_ layer: CALayer?) -> CGFloat {
    guard let transform = layer?.presentation()?.transform else { return .nan }
    return atan2(-transform.m13, transform.m11) * 180 / .pi
  }

  private var card: CALayer? { driver.layer(named: "card") }

  private func go(to fraction: Double, from start: TimeInterval) { driver.stage.turn(at: start + fraction * 0.6) }

  @Test("During the presentation the page turns in the first third, the card in the second, and the card grows in the last")
  func turnsOut() throws {
    defer { driver.stage.close() }
    present(settles: false)
    let start = driver.time
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
    driver.settle()
    #expect(reveal.view.window != nil && !reveal.view.isHidden)
    #expect(CATransform3DIsIdentity(page.view.layer.transform))
    #expect(card == nil)
  }

  @Test("During the dismissal the card shrinks and turns away, and the page turns to face the viewer")
  func turnsBack() {
    defer { driver.stage.close() }
    present()
    driver.perform { reveal.dismiss(animated: true) }
    driver.stage.turn(at: driver.time)
    let start = driver.time
    #expect(abs(angle(page.view.layer) + 90) < 0.01)
    go(to: 0.5, from: start)
    #expect(abs((card?.presentation()?.bounds.width ?? 0) - 196) < 0.5)
    #expect(abs(angle(card) - 45) < 1)
    driver.settle()
    #expect(page.presentedViewController == nil)
    #expect(page.view.window != nil && CATransform3DIsIdentity(page.view.layer.transform))
  }

  @Test("A swipe of 200 points drives the turn; released beyond half of it, the turn finishes, and before, it reverses")
  func swipes() {
    defer { driver.stage.close() }
    present()
    driver.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 90, y: 400), seconds: 0.4, rest: 0.2)
    driver.settle()
    #expect(page.presentedViewController === reveal)
    #expect(!reveal.view.isHidden && card == nil && page.view.window == nil)
    driver.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 160, y: 400), seconds: 0.4, rest: 0.2)
    driver.settle()
    #expect(page.presentedViewController == nil)
    #expect(!driver.stage.scene.isUserInteractionBlocked)
  }

  @Test("Given another duration for the dismissal, then the presentation keeps its own")
  func durations() {
    defer { driver.stage.close() }
    flip.parameters.duration = 2
    flip.attach(to: reveal)
    driver.perform { page.present(reveal, animated: true) }
    driver.stage.turn(at: driver.time)
    driver.wait(1.9)
    #expect(page.transitionCoordinator != nil)
    driver.wait(0.15)
    #expect(page.transitionCoordinator == nil)
    driver.perform { reveal.dismiss(animated: true) }
    driver.stage.turn(at: driver.time)
    driver.wait(0.65)
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
    defer { driver.stage.close() }
    flip.parameters.hidesBacks = areHidden
    flip.attach(to: reveal)
    driver.perform { page.present(reveal, animated: true) }
    driver.stage.turn(at: driver.time)
    #expect(page.view.layer.isDoubleSided != areHidden)
    driver.settle()
    #expect(page.view.layer.isDoubleSided)
  }

  @Test("Given the standard transition, then the screen covers the page from below")
  func standard() {
    defer { driver.stage.close() }
    flip.parameters.usesStandardTransition = true
    flip.attach(to: reveal)
    driver.perform { page.present(reveal, animated: true) }
    driver.stage.turn(at: driver.time)
    driver.wait(0.1)
    #expect(card == nil)
    #expect(driver.seen(reveal.view).minY > 0)
    driver.settle()
    #expect(page.presentedViewController === reveal && driver.seen(reveal.view) == driver.stage.window.bounds)
  }
}
