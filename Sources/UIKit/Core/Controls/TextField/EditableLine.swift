import Foundation

/// A line of text that is being edited. Positions are between characters: 0 is before the first one.
struct EditableLine: Equatable {
  private(set) var characters: [Character]
  /// The end of the selection that is fixed while it is extended.
  private(set) var anchor: Int
  /// The end of the selection that moves: the insertion point.
  private(set) var head: Int

  /// Creates a line with the insertion point at its end.
  init(_ text: String = "") {
    characters = Array(text)
    anchor = characters.count
    head = characters.count
  }

  var text: String { String(characters) }

  var masked: EditableLine {
    var masked = self
    masked.characters = Array(repeating: "•", count: characters.count)
    return masked
  }

  var selection: Range<Int> { min(anchor, head)..<max(anchor, head) }

  var selectedText: String { String(characters[selection]) }

  // MARK: Moving

  enum Destination {
    case left, right
    case wordLeft, wordRight
    case start, end
    case position(Int)
  }

  /// Moves the insertion point. If `extending`, the other end of the selection stays in place.
  mutating func move(_ destination: Destination, extending: Bool = false) {
    let isSelected = !selection.isEmpty && !extending
    let target: Int =
      switch destination {
      // Without Shift, an arrow key first collapses the selection to that side.
      case .left: isSelected ? selection.lowerBound : head - 1
      case .right: isSelected ? selection.upperBound : head + 1
      case .wordLeft: wordStart(before: head)
      case .wordRight: wordEnd(after: head)
      case .start: 0
      case .end: characters.count
      case .position(let position): position
      }
    head = target.clamped(to: 0...characters.count)
    if !extending { anchor = head }
  }

  mutating func selectAll() {
    anchor = 0
    head = characters.count
  }

  /// At a position in no word, selects the sequence of other characters.
  mutating func selectWord(at position: Int) {
    guard !characters.isEmpty else { return }
    let index = position.clamped(to: 0...characters.count - 1)
    let isWord = Self.isWord(characters[index])
    var start = index
    var end = index + 1
    while start > 0, Self.isWord(characters[start - 1]) == isWord { start -= 1 }
    while end < characters.count, Self.isWord(characters[end]) == isWord { end += 1 }
    anchor = start
    head = end
  }

  // MARK: Code units

  /// Returns a range of characters as UTF-16 code units.
  func units(of range: Range<Int>) -> NSRange {
    let before = String(characters[..<range.lowerBound]).utf16.count
    return NSRange(location: before, length: String(characters[range]).utf16.count)
  }

  /// Returns a range of UTF-16 code units as characters.
  func characters(of range: NSRange) -> Range<Int> {
    var (start, end): (Int?, Int?) = (nil, nil)
    let (sum, isVast) = range.location.addingReportingOverflow(range.length)
    let upperBound = isVast ? .max : sum
    var unit = 0
    for (index, character) in characters.enumerated() {
      if start == nil, unit >= range.location { start = index }
      if end == nil, unit >= upperBound { end = index }
      unit += character.utf16.count
    }
    let last = characters.count
    return (start ?? last)..<max(start ?? last, end ?? last)
  }

  // MARK: Changing

  /// Returns the range that a deletion removes: the selection, otherwise the text from the insertion point to the destination.
  func deletionRange(to destination: Destination) -> Range<Int> {
    guard selection.isEmpty else { return selection }
    var moved = self
    moved.move(destination, extending: true)
    return moved.selection
  }

  mutating func replace(_ range: Range<Int>, with text: String) {
    let range = range.clamped(to: 0..<characters.count)
    // Count after joining: an accent typed after its letter combines with it into one character.
    let before = String(characters[..<range.lowerBound]) + text
    characters = Array(before + String(characters[range.upperBound...]))
    head = min(before.count, characters.count)
    anchor = head
  }

  private func wordStart(before position: Int) -> Int {
    var index = position
    while index > 0, !Self.isWord(characters[index - 1]) { index -= 1 }
    while index > 0, Self.isWord(characters[index - 1]) { index -= 1 }
    return index
  }

  private func wordEnd(after position: Int) -> Int {
    var index = position
    while index < characters.count, !Self.isWord(characters[index]) { index += 1 }
    while index < characters.count, Self.isWord(characters[index]) { index += 1 }
    return index
  }

  private static func isWord(_ character: Character) -> Bool { character.isLetter || character.isNumber || character == "_" }
}
