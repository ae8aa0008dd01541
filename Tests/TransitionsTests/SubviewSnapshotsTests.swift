import Foundation
import Testing
import Transitions
import UIKit

@testable import GlissadeKit

@Suite("The subview snapshots") @MainActor
struct SubviewSnapshotsTests {
  private let stage = DemoDriver(SubviewSnapshotsDemo.self)

  /// Where the picture of a piece is; it lies above the screen, whose own piece is hidden.
  private func picture(_ name: String) throws -> CGRect {
    let container = try #require(stage.navigation?.topViewController?.view.superview)
    let layer = try #require(container.layer.sublayers?.last { $0.name == name })
    return try #require(layer.presentation()).frame
  }

  @Test("At the start of the push each piece is beyond its own edge")
  func waits() throws {
    defer { stage.driver.stage.close() }
    stage.begin(.present)
    #expect(try picture("portrait").maxY <= -40)
    #expect(try picture("field 1").maxX <= -40)
    #expect(try picture("field 2").minX >= 390 + 40)
    #expect(try picture("stamp 1").minY >= 844 + 40)
    stage.driver.settle()
  }

  @Test("During the movement each piece is 0.06 s behind the one before")
  func staggers() throws {
    defer { stage.driver.stage.close() }
    stage.begin(.present)
    let start = stage.driver.time
    // Fields 1 and 3 come from the same side, on the same spring, two places apart.
    stage.driver.stage.turn(at: start + 0.3)
    let first = try picture("field 1").minX
    stage.driver.stage.turn(at: start + 0.3 + 2 * 0.06)
    #expect(abs(try picture("field 3").minX - first) < 0.01)
    stage.driver.settle()
  }

  @Test("After the movement the real pieces are in their places and no snapshot is left")
  func lands() throws {
    defer { stage.driver.stage.close() }
    let before = stage.driver.stage.snapshot
    stage.run(.present)
    let screen = try #require(stage.navigation?.topViewController as? PassportController)
    #expect(screen.pieces.allSatisfy { !$0.view.isHidden })
    let open = stage.driver.stage.snapshot
    stage.driver.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 120, y: 400), seconds: 0.3, rest: 0.2)
    stage.driver.settle()
    #expect(stage.driver.stage.snapshot == open)
    stage.run(.dismiss)
    #expect(stage.driver.stage.snapshot == before)
  }

  @Test("The fields are text fields: a click edits, keys type, Return ends it, and the pop does too")
  func edits() throws {
    defer { stage.driver.stage.close() }
    stage.run(.present)
    let screen = try #require(stage.navigation?.topViewController as? PassportController)
    let field = screen.fields[0]
    let middle = field.convert(CGPoint(x: field.bounds.midX, y: field.bounds.midY), to: nil)
    stage.driver.click(middle)
    #expect(field.textField.isEditing)
    stage.driver.perform { field.textField.insertText("!") }
    #expect(field.textField.text?.contains("!") == true)
    stage.driver.perform { field.textField.insertText("\n") }
    #expect(!field.textField.isEditing)
    stage.driver.click(middle)
    stage.begin(.dismiss)
    #expect(!field.textField.isEditing)
    stage.driver.settle()
  }
}
