import Foundation
import Testing
import UITestSupport

@testable import UIKit

@MainActor
@Suite("A text field", .serialized)
struct TextFieldTests {
  @MainActor
  final class Digits: UITextFieldDelegate {
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
      string.allSatisfy(\.isNumber)
    }
  }

  let field = UITextField(frame: CGRect(x: 50, y: 50, width: 200, height: 30))
  let log = ControlLog()
  let inside = CGPoint(x: 60, y: 65)

  @Test("Given a text field, when it is clicked, then editing begins, and typing, deletion and Return send events")
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

  @Test("Given a text field without the focus, when a key is typed, then its text stays")
  func unfocused() {
    let harness = ControlHarness(field)
    harness.type("ab")
    #expect(field.text == "")
  }

  @Test("Given a focused field, when Shift and arrows or Home are pressed, then they select, and typing replaces the selection")
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

  @Test("Given a text, then a double click selects a word, a triple click all, and a drag what it covers")
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

  @Test("Given a focused field, then Ctrl+A, C, X and V select, copy, cut and paste in one line")
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

  @Test("Given a delegate that refuses letters, then digits only are typed")
  func refusal() {
    let digits = Digits()
    field.delegate = digits
    let harness = ControlHarness(field)
    harness.click(inside)
    harness.type("a")
    harness.type("7")
    #expect(field.text == "7")
  }

  @Test("Given a field that Tab focuses, then its text is selected, and typing replaces it")
  func tab() {
    field.text = "old"
    let harness = ControlHarness(field)
    harness.key(.keyboardTab, "\t")
    harness.type("new")
    #expect(field.text == "new")
  }

  @Test("Given a field that is edited, then its insertion point blinks, and the scene is at rest after editing")
  func caret() {
    let harness = ControlHarness(field)
    harness.click(inside)
    #expect(harness.scene.nextWakeUp != nil)
    field.resignFirstResponder()
    harness.advance(by: 1)
    #expect(harness.scene.nextWakeUp == nil)
  }

  @Test("Given a blinking insertion point, then the scene has no finite work")
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
  @Test("Given a field that is edited, when Escape is pressed, then editing ends, and Delete changes nothing")
  func escape() {
    field.text = "old"
    let harness = ControlHarness(field)
    harness.click(inside)
    harness.key(.keyboardEscape)
    #expect(!field.isEditing)
    harness.key(.keyboardDeleteOrBackspace)
    #expect(field.text == "old")
  }

  @Test("Given traits for a keyboard on the screen, then views with text keep them, and typing is the same")
  func traits() {
    #expect(field.keyboardType == .default && field.autocapitalizationType == .sentences && field.textContentType == nil)
    for input in [field, UITextView(), UISearchBar()] as [any UITextInputTraits] {
      (input.keyboardType, input.keyboardAppearance, input.returnKeyType) = (.numberPad, .alert, .go)
      (input.autocorrectionType, input.spellCheckingType, input.smartQuotesType) = (.no, .no, .yes)
      (input.smartDashesType, input.smartInsertDeleteType, input.enablesReturnKeyAutomatically) = (.no, .yes, true)
      input.textContentType = .oneTimeCode
      #expect(input.keyboardType == .numberPad && input.keyboardAppearance == .dark && input.returnKeyType == .go)
      #expect(input.autocorrectionType == .no && input.spellCheckingType == .no && input.smartQuotesType == .yes)
      #expect(input.smartDashesType == .no && input.smartInsertDeleteType == .yes && input.enablesReturnKeyAutomatically)
      #expect(input.textContentType == UITextContentType(rawValue: "one-time-code"))
    }
    let harness = ControlHarness(field)
    harness.click(inside)
    harness.type("ab")
    #expect(field.text == "ab" && UIKeyboardType.alphabet == .asciiCapable)
  }
}
