import Foundation
import Testing
import Transitions
import UIKit

@testable import GlissadeKit

@Suite("The screen that flies in by pieces") @MainActor
struct SubviewSnapshotsTests {
  private let stage = CatalogueHand(SubviewSnapshotsDemo.self)

  /// Where the picture of a piece is; it lies above the screen, whose own piece is hidden.
  private func picture(_ name: String) throws -> CGRect {
    let container = try #require(stage.navigation?.topViewController?.view.superview)
    let layer = try #require(container.layer.sublayers?.last { $0.name == name })
    return try #require(layer.presentation()).frame
  }

  @Test("When the passport is shown, then each piece waits behind its own edge")
  func waits() throws {
    defer { stage.hand.stage.close() }
    stage.begin(.present)
    #expect(try picture("portrait").maxY <= -40)
    #expect(try picture("field 1").maxX <= -40)
    #expect(try picture("field 2").minX >= 390 + 40)
    #expect(try picture("stamp 1").minY >= 844 + 40)
    stage.hand.settle()
  }

  @Test("While they fly, each piece is 0.06 s behind the one before")
  func staggers() throws {
    defer { stage.hand.stage.close() }
    stage.begin(.present)
    let start = stage.hand.time
    // Fields 1 and 3 come from the same side, on the same spring, two places apart.
    stage.hand.stage.turn(at: start + 0.3)
    let first = try picture("field 1").minX
    stage.hand.stage.turn(at: start + 0.3 + 2 * 0.06)
    #expect(abs(try picture("field 3").minX - first) < 0.01)
    stage.hand.settle()
  }

  @Test("When all have landed, then the real pieces are in their places and no picture is left")
  func lands() throws {
    defer { stage.hand.stage.close() }
    let before = stage.hand.stage.snapshot
    stage.run(.present)
    let screen = try #require(stage.navigation?.topViewController as? PassportController)
    #expect(screen.pieces.allSatisfy { !$0.view.isHidden })
    let open = stage.hand.stage.snapshot
    stage.hand.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 120, y: 400), seconds: 0.3, rest: 0.2)
    stage.hand.settle()
    #expect(stage.hand.stage.snapshot == open)
    stage.run(.dismiss)
    #expect(stage.hand.stage.snapshot == before)
  }

  @Test("The fields are text fields: a click edits, keys type, Return ends it, and the pop does too")
  func edits() throws {
    defer { stage.hand.stage.close() }
    stage.run(.present)
    let screen = try #require(stage.navigation?.topViewController as? PassportController)
    let field = screen.fields[0]
    let middle = field.convert(CGPoint(x: field.bounds.midX, y: field.bounds.midY), to: nil)
    stage.hand.click(middle)
    #expect(field.textField.isEditing)
    stage.hand.perform { field.textField.insertText("!") }
    #expect(field.textField.text?.contains("!") == true)
    stage.hand.perform { field.textField.insertText("\n") }
    #expect(!field.textField.isEditing)
    stage.hand.click(middle)
    stage.begin(.dismiss)
    #expect(!field.textField.isEditing)
    stage.hand.settle()
  }
}
