import Foundation
import Testing
import UITestSupport

@testable import UIKit

@Suite("A line being edited")
struct ControlEditableLineTests {
  var line = EditableLine("one two")

  @Test("Typing replaces the selection and leaves the caret behind it")
  mutating func typing() {
    line.selectWord(at: 1)
    line.replace(line.selection, with: "three")
    #expect(line.text == "three two")
    #expect(line.head == 5)
    #expect(line.selection.isEmpty)
  }

  @Test("Arrows move by characters, with Ctrl by words, with Shift extending the selection")
  mutating func moving() {
    line.move(.left)
    #expect(line.head == 6)
    line.move(.wordLeft)
    #expect(line.head == 4)
    line.move(.wordLeft, extending: true)
    #expect(line.selectedText == "one ")
    line.move(.right)
    #expect(line.head == 4)
    #expect(line.selection.isEmpty)
    line.move(.start)
    line.move(.left)
    #expect(line.head == 0)
    line.move(.wordRight)
    #expect(line.head == 3)
  }

  @Test("Deleting takes the selection, or else what lies before the caret")
  mutating func deleting() {
    #expect(line.deletionRange(to: .left) == 6..<7)
    #expect(line.deletionRange(to: .wordLeft) == 4..<7)
    #expect(line.deletionRange(to: .right) == 7..<7)
    line.selectAll()
    #expect(line.deletionRange(to: .left) == 0..<7)
  }

  @Test("An accent typed behind its letter becomes one character with it")
  mutating func joining() {
    line = EditableLine("cafe")
    line.replace(4..<4, with: "\u{301}")
    #expect(line.text == "café")
    #expect(line.head == 4)
  }
}

@MainActor
@Suite("A text field", .serialized)
struct ControlTextFieldTests {
  @MainActor
  final class Digits: UITextFieldDelegate {
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
      string.allSatisfy(\.isNumber)
    }
  }

  let field = UITextField(frame: CGRect(x: 50, y: 50, width: 200, height: 30))
  let log = ControlLog()
  let inside = CGPoint(x: 60, y: 65)

  @Test("A click begins editing; typing, deleting and Return are told")
  func editing() {
    let harness = ControlHarness(field)
    log.listen(to: field)
    harness.click(inside)
    #expect(field.isEditing)
    harness.type("ab")
    harness.key(.keyboardDeleteOrBackspace)
    harness.key(.keyboardReturnOrEnter)
    #expect(field.text == "a")
    #expect(log.events.filter { ["begin", "edit", "return"].contains($0) } == ["begin", "edit", "edit", "return"])
    field.resignFirstResponder()
    #expect(log.events.last == "end")
  }

  @Test("A field that has not been clicked gets no text")
  func unfocused() {
    let harness = ControlHarness(field)
    harness.type("ab")
    #expect(field.text == "")
  }

  @Test("Shift with arrows, Home and End selects, and typing replaces the selection")
  func selecting() {
    field.text = "one two"
    let harness = ControlHarness(field)
    harness.click(CGPoint(x: 249, y: 65))
    harness.key(.keyboardLeftArrow, modifiers: [.shift, .control])
    #expect(field.line.selectedText == "two")
    harness.type("three")
    #expect(field.text == "one three")
    harness.key(.keyboardHome, modifiers: .shift)
    #expect(field.line.selectedText == "one three")
  }

  @Test("A double click selects a word, a triple click all, a drag what it passes over")
  func mouseSelection() {
    field.text = "one two"
    let harness = ControlHarness(field)
    let first = CGPoint(x: 54, y: 65)
    harness.click(first)
    harness.click(first)
    #expect(field.line.selectedText == "one")
    harness.click(first)
    #expect(field.line.selectedText == "one two")
    harness.advance(by: 1)
    harness.drag(from: CGPoint(x: 50, y: 65), to: CGPoint(x: 245, y: 65))
    #expect(field.line.selectedText == "one two")
  }

  @Test("Ctrl+A, C, X and V go through the pasteboard")
  func pasteboard() {
    field.text = "copy me"
    let harness = ControlHarness(field)
    harness.click(inside)
    harness.shortcut("a")
    harness.shortcut("c")
    #expect(UIPasteboard.general.string == "copy me")
    harness.shortcut("x")
    #expect(field.text == "")
    UIPasteboard.general.string = "two\nlines"
    harness.shortcut("v")
    #expect(field.text == "two lines")
  }

  @Test("The delegate can refuse what is typed")
  func refusal() {
    let digits = Digits()
    field.delegate = digits
    let harness = ControlHarness(field)
    harness.click(inside)
    harness.type("a")
    harness.type("7")
    #expect(field.text == "7")
  }

  @Test("Coming by Tab selects everything, to be typed over")
  func tab() {
    field.text = "old"
    let harness = ControlHarness(field)
    harness.key(.keyboardTab, "\t")
    harness.type("new")
    #expect(field.text == "new")
  }

  @Test("The caret blinks twice a second while editing, and nothing goes on afterwards")
  func caret() {
    let harness = ControlHarness(field)
    harness.click(inside)
    #expect(harness.scene.nextWakeUp != nil)
    field.resignFirstResponder()
    harness.advance(by: 1)
    #expect(harness.scene.nextWakeUp == nil)
  }

  @Test("A scene in which nothing is left but a caret that blinks is at rest")
  func caretAtRest() {
    let harness = ControlHarness(field)
    harness.click(inside)
    harness.advance(by: 2)
    #expect(harness.scene.nextWakeUp != nil)
    #expect(!harness.scene.hasFinitePendingWork)
    harness.scene.perform(after: 1) {}
    #expect(harness.scene.hasFinitePendingWork)
    harness.advance(by: 1.1)
    #expect(!harness.scene.hasFinitePendingWork)
  }

  // UIKit leaves Escape to the app; with an on-screen keyboard it is the key that puts the keyboard away.
  @Test("Escape ends the editing when nobody else has a use for it; backspace then deletes nothing")
  func escape() {
    field.text = "old"
    let harness = ControlHarness(field)
    harness.click(inside)
    harness.key(.keyboardEscape)
    #expect(!field.isEditing)
    harness.key(.keyboardDeleteOrBackspace)
    #expect(field.text == "old")
  }
}
