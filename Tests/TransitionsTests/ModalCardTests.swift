@testable import Demos
@testable import GlissadeKit
@testable import Rehearsal
@testable import Transitions
import Foundation
import TestSupport
import Testing
import Tweaks
import UIKit

@Suite("The modal card") @MainActor
struct ModalCardTests {
  private let harness = StageHarness()
  private var stage: Stage { harness.stage }
  private var screen: UIViewController { harness.screen }

  private func present(_ parameters: ModalCard.Parameters = ModalCard.Parameters()) -> ModalCard {
    let card = ModalCard(title: "Title", message: "Message", parameters: parameters)
    stage.scene.perform { screen.present(card, animated: true) }
    stage.settle()
    return card
  }

  @Test("When it is presented, then it rests 8 points inside the safe area, and the screen below stays")
  func rests() {
    defer { stage.close() }
    let card = present()
    #expect(card.card.frame == CGRect(x: 8, y: 502, width: 374, height: 300))
    #expect(card.card.layer.cornerRadius == 12)
    #expect(card.overlay.frame == stage.window.bounds)
    #expect(screen.view.window === stage.window)
    #expect(screen.presentedViewController === card)
  }

  @Test("A click outside the card, a click on its button and the Escape key dismiss it", arguments: ["outside", "button", "Esc"])
  func closes(by means: String) {
    defer { stage.close() }
    let card = present()
    switch means {
    case "outside": harness.clickAndSettle(CGPoint(x: 195, y: 100))
    case "button": harness.clickAndSettle(CGPoint(x: 195, y: 780))
    default:
      stage.scene.deliver(.key(KeyInput(isDown: true, usage: 41, characters: "", timestamp: stage.scene.time)))
      stage.settle()
    }
    #expect(screen.presentedViewController == nil)
    #expect(card.view.window == nil)
  }

  @Test("A click on the card itself doesn't dismiss it")
  func staysWhenClicked() {
    defer { stage.close() }
    let card = present()
    harness.clickAndSettle(CGPoint(x: 195, y: 650))
    #expect(screen.presentedViewController === card)
  }

  @Test("The card's frame follows the parameters")
  func parameters() {
    defer { stage.close() }
    var parameters = ModalCard.Parameters()
    parameters.cardHeight = 200
    parameters.margin = 20
    parameters.dimming = 0.7
    let card = present(parameters)
    #expect(card.card.frame == CGRect(x: 20, y: 590, width: 350, height: 200))
    #expect(card.overlay.backgroundColor?.cgColor.alpha == 0.7)
  }

  @Test("When the screen is resized, then the card moves with it")
  func resizes() {
    defer { stage.close() }
    let card = present()
    stage.scene.resize(to: CGSize(width: 844, height: 390), safeAreaInsets: .zero)
    stage.settle()
    #expect(card.card.frame == CGRect(x: 8, y: 82, width: 828, height: 300))
    #expect(card.overlay.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
  }

  @Test("After many presentations and dismissals the screen is as before")
  func leavesNothingBehind() {
    defer { stage.close() }
    let layers = { stage.scene.layerTree.root.sublayers?.flatMap { $0.sublayers ?? [] }.count }
    let before = layers()
    for _ in 0..<3 {
      _ = present()
      stage.scene.perform { screen.dismiss(animated: true) }
      stage.settle()
    }
    #expect(layers() == before)
    #expect(!stage.scene.isUserInteractionBlocked)
  }

  @Test("The card follows a downward drag, the dimming fades with it, and it springs back when released early")
  func followsDrag() {
    defer { harness.close() }
    let card = present()
    let start = CGPoint(x: 195, y: 540)
    harness.press(start)
    harness.move(from: start, to: CGPoint(x: 195, y: 640), seconds: 0.5)
    let shift = card.card.transform.ty
    #expect(shift > 85 && shift <= 90)
    #expect(abs((card.overlay.backgroundColor?.cgColor.alpha ?? 0) - 0.4 * (1 - shift / 362)) < 0.001)
    harness.advance(by: 0.2)
    harness.release(CGPoint(x: 195, y: 640))
    harness.settle()
    #expect(card.card.transform.isIdentity && card.overlay.backgroundColor?.cgColor.alpha == 0.4)
    #expect(harness.screen.presentedViewController === card)
  }

  @Test(
    "A drag beyond half the distance or a flick dismisses the card, unless it isn't draggable", arguments: [true, false])
  func leavesByDrag(isDraggable: Bool) {
    defer { harness.close() }
    for end in [CGPoint(x: 195, y: 780), CGPoint(x: 195, y: 600)] {
      var parameters = ModalCard.Parameters()
      parameters.isDraggable = isDraggable
      _ = present(parameters)
      harness.drag(from: CGPoint(x: 195, y: 540), to: end, seconds: end.y > 700 ? 0.8 : 0.05, rest: end.y > 700 ? 0.2 : 0)
      harness.settle()
      #expect((harness.screen.presentedViewController == nil) == isDraggable)
      harness.perform { harness.screen.dismiss(animated: false) }
      harness.settle()
    }
    #expect(!harness.scene.isUserInteractionBlocked)
  }

  @Test("With the standard transition UIKit's cross dissolve is used, and the card doesn't move")
  func standard() throws {
    defer { stage.close() }
    var parameters = ModalCard.Parameters()
    parameters.usesStandardTransition = true
    let card = ModalCard(title: "Title", message: "Message", parameters: parameters)
    stage.scene.perform { screen.present(card, animated: true) }
    harness.advance(by: 0.15)
    let opacity = try #require(card.view.layer.presentation()).opacity
    #expect(opacity > 0.1 && opacity < 0.9)
    #expect(harness.seen(card.card) == CGRect(x: 8, y: 502, width: 374, height: 300))
    harness.settle()
    #expect(card.view.window === stage.window && screen.view.window === stage.window)
    harness.clickAndSettle(CGPoint(x: 195, y: 100))
    #expect(screen.presentedViewController == nil)
  }

  @Test("With the preset “article” the card can't be dragged")
  func article() throws {
    let article = try #require(ModalCardDemo.presets.first { $0.name == "article" })
    #expect(article.values == ["drag.enabled": .boolean(false)])
  }
}
