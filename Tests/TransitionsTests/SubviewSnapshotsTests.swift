@testable import Demos
@testable import GlissadeKit
import Foundation
import TestSupport
import Testing
import Transitions
import UIKit

@Suite("The subview snapshots") @MainActor
struct SubviewSnapshotsTests {
  private let harness = DemoHarness(SubviewSnapshotsDemo.self)

  /// Where the picture of a piece is; it lies above the screen, whose own piece is hidden.
  private func picture(_ name: String) throws -> CGRect {
    let container = try #require(harness.navigation?.topViewController?.view.superview)
    let layer = try #require(container.layer.sublayers?.last { $0.name == name })
    return try #require(layer.presentation()).frame
  }

  @Test("At the start of the push each piece is beyond its own edge")
  func waits() throws {
    defer { harness.close() }
    harness.begin(.present)
    #expect(try picture("portrait").maxY <= -40)
    #expect(try picture("field 1").maxX <= -40)
    #expect(try picture("field 2").minX >= 390 + 40)
    #expect(try picture("stamp 1").minY >= 844 + 40)
    harness.settle()
  }

  @Test("During the movement each piece is 0.06 s behind the one before")
  func staggers() throws {
    defer { harness.close() }
    harness.begin(.present)
    let start = harness.time
    // Fields 1 and 3 come from the same side, on the same spring, two places apart.
    harness.stage.turn(at: start + 0.3)
    let first = try picture("field 1").minX
    harness.stage.turn(at: start + 0.3 + 2 * 0.06)
    #expect(abs(try picture("field 3").minX - first) < 0.01)
    harness.settle()
  }

  @Test("After the movement the real pieces are in their places and no snapshot is left")
  func lands() throws {
    defer { harness.close() }
    let before = harness.stage.snapshot
    harness.run(.present)
    let screen = try #require(harness.navigation?.topViewController as? PassportController)
    #expect(screen.pieces.allSatisfy { !$0.view.isHidden })
    let open = harness.stage.snapshot
    harness.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 120, y: 400), seconds: 0.3, rest: 0.2)
    harness.settle()
    #expect(harness.stage.snapshot == open)
    harness.run(.dismiss)
    #expect(harness.stage.snapshot == before)
  }

  @Test("The fields are text fields: a click edits, keys type, Return ends it, and the pop does too")
  func edits() throws {
    defer { harness.close() }
    harness.run(.present)
    let screen = try #require(harness.navigation?.topViewController as? PassportController)
    let field = screen.fields[0]
    let middle = field.convert(CGPoint(x: field.bounds.midX, y: field.bounds.midY), to: nil)
    harness.clickAndSettle(middle)
    #expect(field.textField.isEditing)
    harness.perform { field.textField.insertText("!") }
    #expect(field.textField.text?.contains("!") == true)
    harness.perform { field.textField.insertText("\n") }
    #expect(!field.textField.isEditing)
    harness.clickAndSettle(middle)
    harness.begin(.dismiss)
    #expect(!field.textField.isEditing)
    harness.settle()
  }
}
