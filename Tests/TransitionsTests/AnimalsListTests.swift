import Foundation
import Testing
import Transitions
import UIKit

@testable import GlissadeKit

@Suite("The animals list") @MainActor
struct AnimalsListTests {
  private let stage = DemoDriver(AnimalsListDemo.self)

  private func seen(_ name: String) throws -> CGRect {
    let layer = try #require(stage.layer(name))
    return try #require(layer.presentation()).frame
  }

  @Test("When a card is tapped, then the part above it ends and the part below it begins at the card's edges")
  func cuts() throws {
    defer { stage.driver.stage.close() }
    stage.begin(.present)
    let (above, card, below) = (try seen("above"), try seen("card"), try seen("below"))
    #expect(above.minY == 0 && above.maxY == card.minY)
    #expect(below.minY == card.maxY && below.maxY == 844)
    #expect(card.size == CGSize(width: 358, height: AnimalCardView.height))
    stage.driver.settle()
  }

  @Test("While the list opens, its parts move out above and below, and the card keeps its size")
  func parts() throws {
    defer { stage.driver.stage.close() }
    stage.begin(.present)
    let start = try seen("card")
    stage.driver.wait(0.25)
    let card = try seen("card")
    #expect(try seen("above").maxY < card.minY)
    #expect(try seen("below").minY > card.maxY)
    #expect(card.size == start.size && card.minY < start.minY)
    stage.driver.settle()
    #expect(stage.layer("above") == nil)
    #expect(stage.navigation?.viewControllers.count == 2)
  }

  @Test("After a pop or a canceled swipe, the screens are as before")
  func returns() {
    defer { stage.driver.stage.close() }
    let list = stage.driver.stage.snapshot
    stage.run(.present)
    let open = stage.driver.stage.snapshot
    stage.driver.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 120, y: 400), seconds: 0.3, rest: 0.2)
    stage.driver.settle()
    #expect(stage.driver.stage.snapshot == open)
    stage.driver.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 280, y: 400), seconds: 0.3, rest: 0.2)
    stage.driver.settle()
    #expect(stage.driver.stage.snapshot == list)
  }

  @Test("When the card is clicked twice, then one screen is pushed")
  func twice() {
    defer { stage.driver.stage.close() }
    stage.begin(.present)
    stage.begin(.present)
    stage.driver.settle()
    #expect(stage.navigation?.viewControllers.count == 2)
  }

  @Test("Given a card that isn't visible, then its screen cross-fades for the declared duration")
  func nothingToCut() throws {
    defer { stage.driver.stage.close() }
    stage.driver.click(CGPoint(x: 195, y: 700))
    #expect(stage.navigation?.viewControllers.count == 2)
    stage.driver.perform { stage.driver.stage.scene.resize(to: CGSize(width: 844, height: 390)) }
    stage.driver.settle()
    stage.run(.dismiss)
    #expect(stage.navigation?.viewControllers.count == 1)
    #expect(stage.driver.stage.scene.doctor.diagnoses == [])
  }
}
