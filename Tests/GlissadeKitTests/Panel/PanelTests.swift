import Foundation
import TestSupport
import Testing
import Tweaks
import UIKit

@testable import GlissadeKit

@MainActor
@Suite("The panel beside a stage")
struct PanelTests {
  let harness = PanelHarness()

  @Test("Every number of the demo has a row with its title and value")
  func rows() {
    #expect(harness.ids == ["duration", "damping", "segments", "bounces", "edge", "tint"])
    #expect(harness.field("duration").text == "0.44")
  }

  @Test("Dragging a slider changes the value as it goes, in one undo step")
  func drag() {
    harness.press(harness.thumb("damping"))
    harness.move(by: 20)
    let halfway = harness.number("damping")
    harness.move(by: 20)
    #expect(0.5 < halfway && halfway < harness.number("damping"))
    harness.release()
    harness.store.undo()
    #expect(harness.number("damping") == 0.5)
    #expect(!harness.store.canUndo)
  }

  @Test("A press on the thumb alone changes nothing, though the value lies off the slider's grid")
  func pressOnThumb() {
    harness.store.set(.number(0.5037), for: "damping")
    harness.turn()
    harness.press(harness.thumb("damping"))
    harness.release()
    #expect(harness.number("damping") == 0.5037)
  }

  @Test("With Alt a drag goes a tenth as far, in finer steps; with Shift it snaps to ten steps")
  func modifiers() {
    harness.press(harness.thumb("damping"), .alternate)
    harness.move(by: 20, .alternate)
    harness.release()
    let fine = harness.number("damping") - 0.5
    harness.store.resetAll()
    harness.turn()
    harness.press(harness.thumb("damping"))
    harness.move(by: 20)
    harness.release()
    #expect(abs(fine * 10 - (harness.number("damping") - 0.5)) < 0.02)
    harness.press(harness.thumb("damping"), .shift)
    harness.move(by: 10, .shift)
    harness.release()
    let tenths = harness.number("damping") * 10
    #expect(abs(tenths - tenths.rounded()) < 1e-9)
  }

  @Test("A drag that is taken away takes its changes back")
  func cancelledDrag() {
    harness.press(harness.thumb("damping"))
    harness.move(by: 30)
    harness.cancel()
    #expect(harness.number("damping") == 0.5)
    #expect(!harness.store.canUndo)
  }

  @Test("Esc in the middle of a drag takes its changes back, and the rest of the drag does nothing")
  func escapeWhileDragging() {
    harness.press(harness.thumb("damping"))
    harness.move(by: 30)
    harness.key(.keyboardEscape)
    #expect(harness.number("damping") == 0.5)
    harness.move(by: 30)
    harness.release()
    #expect(harness.number("damping") == 0.5)
    #expect(!harness.store.canUndo)
  }

  @Test("A click on a row brings the keys to it, whoever had them")
  func keysFollowTheClick() {
    harness.click(harness.title("duration"), .control)
    harness.click(harness.title("damping"))
    harness.key(.keyboardRightArrow)
    #expect(harness.number("damping") == 0.51)
  }

  @Test("A double click on the title gives the default back")
  func doubleClick() {
    harness.store.set(.number(2), for: "duration")
    harness.turn()
    harness.click(harness.title("duration"))
    harness.click(harness.title("duration"))
    #expect(harness.number("duration") == 0.44)
  }

  @Test("Dragging a number's title changes it, in one undo step; Shift is coarse, Alt is fine, and Esc takes it back")
  func scrub() {
    harness.press(harness.title("duration"))
    harness.move(by: 3)
    #expect(harness.number("duration") == 0.44)
    harness.move(by: 17)
    harness.move(by: 20)
    harness.release()
    #expect(abs(harness.number("duration") - 0.64) < 1e-9)
    harness.turn { harness.store.undo() }
    #expect(harness.number("duration") == 0.44 && !harness.store.canUndo)
    harness.press(harness.title("duration"), .shift)
    harness.move(by: 20, .shift)
    harness.release()
    #expect(abs(harness.number("duration") - 1.44) < 1e-9)
    harness.press(harness.title("duration"), .alternate)
    harness.move(by: -20, .alternate)
    harness.release()
    #expect(abs(harness.number("duration") - 1.43) < 1e-9)
    harness.focus("duration")
    harness.press(harness.title("duration"))
    harness.move(by: 40)
    harness.key(.keyboardEscape)
    harness.move(by: 40)
    harness.release()
    #expect(abs(harness.number("duration") - 1.43) < 1e-9)
  }

  @Test("A click with Ctrl on the title types; Return takes the number")
  func typing() {
    harness.click(harness.title("duration"), .control)
    harness.type("1,2")
    harness.key(.keyboardReturnOrEnter)
    #expect(harness.number("duration") == 1.2)
    #expect(harness.field("duration").text == "1.20")
    #expect(!harness.field("duration").isEditing)
  }

  @Test("Esc goes back to the number that was there")
  func escape() {
    harness.click(harness.title("duration"), .control)
    harness.type("2")
    harness.key(.keyboardEscape)
    #expect(harness.number("duration") == 0.44)
    #expect(harness.field("duration").text == "0.44")
  }

  @Test("What is no number is not taken, and the field shows the value again")
  func nonsense() {
    harness.click(harness.title("duration"), .control)
    harness.type("soon")
    harness.key(.keyboardReturnOrEnter)
    #expect(harness.number("duration") == 0.44)
    #expect(harness.field("duration").text == "0.44")
  }

  @Test("A number out of range becomes the range's end")
  func outOfRange() {
    harness.click(harness.title("duration"), .control)
    harness.type("99")
    harness.key(.keyboardReturnOrEnter)
    #expect(harness.number("duration") == 3)
  }

  @Test("Arrows step the focused row: Shift ten steps, Alt a tenth of one; a press is one undo step")
  func arrows() {
    harness.key(.keyboardTab, "\t")
    harness.focus("duration")
    harness.key(.keyboardRightArrow)
    #expect(harness.number("duration") == 0.45)
    harness.key(.keyboardRightArrow, modifiers: .shift)
    #expect(harness.number("duration") == 0.55)
    harness.key(.keyboardLeftArrow, modifiers: .alternate)
    #expect(harness.number("duration") == 0.549)
    harness.key(.keyboardZ, "z", modifiers: .control)
    #expect(harness.number("duration") == 0.55)
    harness.key(.keyboardZ, "Z", modifiers: [.control, .shift])
    #expect(harness.number("duration") == 0.549)
  }

  @Test("The wheel steps a focused row, and scrolls the panel over any other")
  func wheel() {
    harness.wheel(over: "duration", by: -40)
    #expect(harness.number("duration") == 0.44)
    harness.focus("duration")
    harness.wheel(over: "duration", by: -40)
    #expect(harness.number("duration") == 0.45)
  }

  @Test("Delete gives the default back")
  func delete() {
    harness.store.set(.number(2), for: "duration")
    harness.focus("duration")
    harness.key(.keyboardDeleteOrBackspace)
    #expect(harness.number("duration") == 0.44)
  }

  @Test("A value with more decimals than the field has room for is shown rounded, and not changed by that")
  func manyDecimals() {
    harness.store.set(.number(0.33333333), for: "duration")
    harness.turn()
    #expect(harness.field("duration").text == "0.3333")
    harness.click(harness.title("duration"), .control)
    harness.key(.keyboardReturnOrEnter)
    #expect(harness.number("duration") == 0.33333333)
  }

  @Test("Switches, names and colours have editors of their own")
  func otherTypes() {
    harness.focus("bounces")
    harness.key(.keyboardSpacebar, " ")
    #expect(harness.store.value(of: "bounces") == .boolean(false))
    harness.focus("edge")
    harness.key(.keyboardReturnOrEnter)
    #expect(harness.store.value(of: "edge") == .option("top"))
    harness.click(harness.title("tint"), .control)
    harness.type("#fff")
    harness.key(.keyboardReturnOrEnter)
    #expect(harness.store.value(of: "tint") == .color(TweakColor(red: 1, green: 1, blue: 1)))
  }

  @Test("The buttons ask for the other end and a replay")
  func buttons() {
    harness.click(harness.button("Present"))
    harness.click(harness.button("Replay"))
    harness.panel.isPresented = true
    harness.turn()
    harness.click(harness.button("Dismiss"))
    #expect(harness.requests == ["other end", "replay", "other end"])
  }

  @Test("Reset gives all values back in one undo step")
  func reset() {
    harness.store.set([("duration"): .number(1), "segments": .integer(2)])
    harness.turn()
    harness.click(harness.button("Reset all"))
    #expect(!harness.store.hasChanges)
    harness.store.undo()
    #expect(harness.store.changedValues.count == 2)
  }
}
