import Foundation
import Testing
import Transitions
import UIKit

@testable import GlissadeKit

@Suite("The list that is cut at a cell") @MainActor
struct AnimalsListTests {
  private let stage = CatalogueHand(AnimalsListDemo.self)

  private func seen(_ name: String) throws -> CGRect {
    let layer = try #require(stage.layer(name))
    return try #require(layer.presentation()).frame
  }

  @Test("When a card is tapped, then the cut is around it: what is above ends and what is below begins at its edges")
  func cuts() throws {
    defer { stage.hand.stage.close() }
    stage.begin(.present)
    let (above, card, below) = (try seen("above"), try seen("card"), try seen("below"))
    #expect(above.minY == 0 && above.maxY == card.minY)
    #expect(below.minY == card.maxY && below.maxY == 844)
    #expect(card.size == CGSize(width: 358, height: AnimalCardView.height))
    stage.hand.settle()
  }

  @Test("While it opens, the parts leave each on its side and the card keeps its size")
  func parts() throws {
    defer { stage.hand.stage.close() }
    stage.begin(.present)
    let start = try seen("card")
    stage.hand.wait(0.25)
    let card = try seen("card")
    #expect(try seen("above").maxY < card.minY)
    #expect(try seen("below").minY > card.maxY)
    #expect(card.size == start.size && card.minY < start.minY)
    stage.hand.settle()
    #expect(stage.layer("above") == nil)
    #expect(stage.navigation?.viewControllers.count == 2)
  }

  @Test("When it is closed again, or a swipe is called off, then all is as it was")
  func returns() {
    defer { stage.hand.stage.close() }
    let list = stage.hand.stage.snapshot
    stage.run(.present)
    let open = stage.hand.stage.snapshot
    stage.hand.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 120, y: 400), seconds: 0.3, rest: 0.2)
    stage.hand.settle()
    #expect(stage.hand.stage.snapshot == open)
    stage.hand.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 280, y: 400), seconds: 0.3, rest: 0.2)
    stage.hand.settle()
    #expect(stage.hand.stage.snapshot == list)
  }

  @Test("When the card is clicked twice, then one screen is pushed")
  func twice() {
    defer { stage.hand.stage.close() }
    stage.begin(.present)
    stage.begin(.present)
    stage.hand.settle()
    #expect(stage.navigation?.viewControllers.count == 2)
  }

  @Test("Given a card that is out of sight, then its screen cross-fades, for as long as was declared")
  func nothingToCut() throws {
    defer { stage.hand.stage.close() }
    stage.hand.click(CGPoint(x: 195, y: 700))
    #expect(stage.navigation?.viewControllers.count == 2)
    stage.hand.perform { stage.hand.stage.scene.resize(to: CGSize(width: 844, height: 390)) }
    stage.hand.settle()
    stage.run(.dismiss)
    #expect(stage.navigation?.viewControllers.count == 1)
    #expect(stage.hand.stage.scene.doctor.diagnoses == [])
  }
}
