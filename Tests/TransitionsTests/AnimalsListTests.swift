@testable import Demos
@testable import GlissadeKit
import Foundation
import TestSupport
import Testing
import Transitions
import UIKit

@Suite("The animals list") @MainActor
struct AnimalsListTests {
  private let harness = DemoHarness(AnimalsListDemo.self)

  private func seen(_ name: String) throws -> CGRect {
    let layer = try #require(harness.layer(named: name))
    return try #require(layer.presentation()).frame
  }

  @Test("When a card is tapped, then the part above it ends and the part below it begins at the card's edges")
  func cuts() throws {
    defer { harness.close() }
    harness.begin(.present)
    let (above, card, below) = (try seen("above"), try seen("card"), try seen("below"))
    #expect(above.minY == 0 && above.maxY == card.minY)
    #expect(below.minY == card.maxY && below.maxY == 844)
    #expect(card.size == CGSize(width: 358, height: AnimalCardView.height))
    harness.settle()
  }

  @Test("While the list opens, its parts move out above and below, and the card keeps its size")
  func parts() throws {
    defer { harness.close() }
    harness.begin(.present)
    let start = try seen("card")
    harness.advance(by: 0.25)
    let card = try seen("card")
    #expect(try seen("above").maxY < card.minY)
    #expect(try seen("below").minY > card.maxY)
    #expect(card.size == start.size && card.minY < start.minY)
    harness.settle()
    #expect(harness.layer(named: "above") == nil)
    #expect(harness.navigation?.viewControllers.count == 2)
  }

  @Test("After a pop or a cancelled swipe, the screens are as before")
  func returns() {
    defer { harness.close() }
    let list = harness.stage.snapshot
    harness.run(.present)
    let open = harness.stage.snapshot
    harness.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 120, y: 400), seconds: 0.3, rest: 0.2)
    harness.settle()
    #expect(harness.stage.snapshot == open)
    harness.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 280, y: 400), seconds: 0.3, rest: 0.2)
    harness.settle()
    #expect(harness.stage.snapshot == list)
  }

  @Test("When the card is clicked twice, then one screen is pushed")
  func twice() {
    defer { harness.close() }
    harness.begin(.present)
    harness.begin(.present)
    harness.settle()
    #expect(harness.navigation?.viewControllers.count == 2)
  }

  @Test("Given a card that isn't visible, then its screen cross-fades for the declared duration")
  func nothingToCut() throws {
    defer { harness.close() }
    harness.clickAndSettle(CGPoint(x: 195, y: 700))
    #expect(harness.navigation?.viewControllers.count == 2)
    harness.perform { harness.scene.resize(to: CGSize(width: 844, height: 390)) }
    harness.settle()
    harness.run(.dismiss)
    #expect(harness.navigation?.viewControllers.count == 1)
    #expect(harness.scene.doctor.diagnoses == [])
  }
}
