import Foundation
import Testing
import Tweaks
import UIKit

@testable import GlissadeKit
@testable import Transitions

@Suite("The modal card") @MainActor
struct ModalCardTests {
  private let hand = StageHand()
  private var stage: Stage { hand.stage }
  private var screen: UIViewController { hand.screen }

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

  @Test("When somebody clicks outside it, on its button or presses Esc, then it goes", arguments: ["outside", "button", "Esc"])
  func closes(way: String) {
    defer { stage.close() }
    let card = present()
    switch way {
    case "outside": hand.click(CGPoint(x: 195, y: 100))
    case "button": hand.click(CGPoint(x: 195, y: 780))
    default:
      stage.scene.deliver(.key(KeyInput(isDown: true, usage: 41, characters: "", timestamp: stage.scene.time)))
      stage.settle()
    }
    #expect(screen.presentedViewController == nil)
    #expect(card.view.window == nil)
  }

  @Test("When somebody clicks on the card itself, then it stays")
  func staysWhenClicked() {
    defer { stage.close() }
    let card = present()
    hand.click(CGPoint(x: 195, y: 650))
    #expect(screen.presentedViewController === card)
  }

  @Test("Given other parameters, then the card takes its place by them")
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

  @Test("Given a screen that changes size while the card is up, then the card moves with it")
  func resizes() {
    defer { stage.close() }
    let card = present()
    stage.scene.resize(to: CGSize(width: 844, height: 390), safeAreaInsets: .zero)
    stage.settle()
    #expect(card.card.frame == CGRect(x: 8, y: 82, width: 828, height: 300))
    #expect(card.overlay.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
  }

  @Test("When it is presented and dismissed many times, then the screen is as it was")
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

  @Test("When it is dragged down, then it follows, the dimming fades with it, and it springs back if let go early")
  func followsDrag() {
    defer { hand.stage.close() }
    let card = present()
    let start = CGPoint(x: 195, y: 540)
    hand.press(at: start)
    hand.move(from: start, to: CGPoint(x: 195, y: 640), seconds: 0.5)
    let shift = card.card.transform.ty
    #expect(shift > 85 && shift <= 90)
    #expect(abs((card.overlay.backgroundColor?.cgColor.alpha ?? 0) - 0.4 * (1 - shift / 362)) < 0.001)
    hand.wait(0.2)
    hand.release(at: CGPoint(x: 195, y: 640))
    hand.settle()
    #expect(card.card.transform.isIdentity && card.overlay.backgroundColor?.cgColor.alpha == 0.4)
    #expect(hand.screen.presentedViewController === card)
  }

  @Test(
    "When it is dragged past half its way or flicked, then it leaves; when it may not be dragged, then it stays", arguments: [true, false])
  func leavesByDrag(isDraggable: Bool) {
    defer { hand.stage.close() }
    for end in [CGPoint(x: 195, y: 780), CGPoint(x: 195, y: 600)] {
      var parameters = ModalCard.Parameters()
      parameters.isDraggable = isDraggable
      _ = present(parameters)
      hand.drag(from: CGPoint(x: 195, y: 540), to: end, seconds: end.y > 700 ? 0.8 : 0.05, rest: end.y > 700 ? 0.2 : 0)
      hand.settle()
      #expect((hand.screen.presentedViewController == nil) == isDraggable)
      hand.perform { hand.screen.dismiss(animated: false) }
      hand.settle()
    }
    #expect(!hand.stage.scene.isUserInteractionBlocked)
  }

  @Test("Given the standard transition, then UIKit's cross dissolve takes its place, and the card does not move")
  func standard() throws {
    defer { stage.close() }
    var parameters = ModalCard.Parameters()
    parameters.usesStandardTransition = true
    let card = ModalCard(title: "Title", message: "Message", parameters: parameters)
    stage.scene.perform { screen.present(card, animated: true) }
    hand.wait(0.15)
    let opacity = try #require(card.view.layer.presentation()).opacity
    #expect(opacity > 0.1 && opacity < 0.9)
    #expect(hand.seen(card.card) == CGRect(x: 8, y: 502, width: 374, height: 300))
    hand.settle()
    #expect(card.view.window === stage.window && screen.view.window === stage.window)
    hand.click(CGPoint(x: 195, y: 100))
    #expect(screen.presentedViewController == nil)
  }

  @Test("Given the preset of the article, then the card cannot be dragged")
  func article() throws {
    let article = try #require(ModalCardDemo.presets.first { $0.name == "article" })
    #expect(article.values == ["drag.enabled": .boolean(false)])
  }
}
