import GlissadeKit
import SlideUp
import Testing
import UIKit

@Suite("The card that slides up") @MainActor
struct SlideUpTests {
  private let screen = UIViewController()
  private let slideUp = SlideUp()

  private func presented() throws -> Rehearsal {
    let rehearsal = try Rehearsal(screen)
    let card = UIViewController()
    card.view.layer.name = "card"
    card.modalPresentationStyle = .custom
    card.transitioningDelegate = slideUp
    rehearsal.perform { screen.present(card, animated: true) }
    return rehearsal
  }

  @Test("When it is presented, then it comes from below the screen and rests between its margins")
  func presents() throws {
    let rehearsal = try presented()
    #expect(rehearsal.layer(named: "card")?.frame.minY == 844)
    rehearsal.settle()
    #expect(rehearsal.layer(named: "card")?.frame == CGRect(x: 20, y: 300, width: 350, height: 484))
    #expect(rehearsal.diagnoses.isEmpty)
  }

  @Test("While it is presented, the screen behind it is dimmed step by step")
  func dims() throws {
    let rehearsal = try presented()
    #expect(rehearsal.layer(named: "dimming")?.opacity == 0)
    rehearsal.advance(by: 0.05)
    let early = try #require(rehearsal.layer(named: "dimming")).opacity
    #expect(early > 0 && early < 0.3)
    rehearsal.settle()
    let late = try #require(rehearsal.layer(named: "dimming")).opacity
    #expect(abs(late - Double(slideUp.parameters.dimming)) < 0.001)
  }

  @Test("When it is dismissed, then nothing of it is left")
  func dismisses() throws {
    let rehearsal = try presented()
    rehearsal.settle()
    rehearsal.perform { screen.dismiss(animated: true) }
    rehearsal.settle()
    #expect(rehearsal.layer(named: "card") == nil)
    #expect(rehearsal.layer(named: "dimming") == nil)
    #expect(rehearsal.diagnoses.isEmpty)
  }
}
