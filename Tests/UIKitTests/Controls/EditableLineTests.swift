import Foundation
import Testing

@testable import UIKit

@Suite("A line being edited")
struct EditableLineTests {
  var line = EditableLine("one two")

  @Test("Given a selected word, when text is typed, then it replaces the word and the insertion point is behind it")
  mutating func typing() {
    line.selectWord(at: 1)
    line.replace(line.selection, with: "three")
    #expect(line.text == "three two")
    #expect(line.head == 5)
    #expect(line.selection.isEmpty)
  }

  @Test("Given a line, then arrows move the insertion point by characters or words, and extend the selection if asked to")
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

  @Test("Given a selection, then deletion removes it; without one, it removes the character or word in its direction")
  mutating func deleting() {
    #expect(line.deletionRange(to: .left) == 6..<7)
    #expect(line.deletionRange(to: .wordLeft) == 4..<7)
    #expect(line.deletionRange(to: .right) == 7..<7)
    line.selectAll()
    #expect(line.deletionRange(to: .left) == 0..<7)
  }

  @Test("Given an accent that is typed behind a letter, then both are one character")
  mutating func joining() {
    line = EditableLine("cafe")
    line.replace(4..<4, with: "\u{301}")
    #expect(line.text == "café")
    #expect(line.head == 4)
  }
}
