import Foundation

// Changing the text and moving the insertion point.
extension UITextView: KeyboardEditing {
  public nonisolated static let textDidBeginEditingNotification = NSNotification.Name("UITextViewTextDidBeginEditingNotification")
  public nonisolated static let textDidChangeNotification = NSNotification.Name("UITextViewTextDidChangeNotification")
  public nonisolated static let textDidEndEditingNotification = NSNotification.Name("UITextViewTextDidEndEditingNotification")

  func post(_ name: NSNotification.Name) { NotificationCenter.default.post(name: name, object: self) }

  public var hasText: Bool { storage.length > 0 }

  public func insertText(_ text: String) {
    guard isEditable else { return }
    replace(line.selection, with: text)
  }

  public func deleteBackward() {
    guard isEditable else { return }
    replace(line.deletionRange(to: .left), with: "")
  }

  public func selectAll(_ sender: Any?) {
    line.selectAll()
    selectionDidChange()
  }

  public func copy(_ sender: Any?) {
    if !line.selection.isEmpty { UIPasteboard.general.string = line.selectedText }
  }

  public func cut(_ sender: Any?) {
    copy(sender)
    if isEditable, !line.selection.isEmpty { replace(line.selection, with: "") }
  }

  public func paste(_ sender: Any?) {
    if let text = UIPasteboard.general.string { insertText(text) }
  }

  func replace(_ range: Range<Int>, with text: String) {
    guard !range.isEmpty || !text.isEmpty else { return }
    let units = line.units(of: range)
    guard delegate?.textView(self, shouldChangeTextIn: units, replacementText: text) ?? true else { return }
    storage.replaceCharacters(in: units, with: NSAttributedString(string: text, attributes: typingAttributes))
    line.replace(range, with: text)
    textDidChange()
    selectionDidChange()
    delegate?.textViewDidChange(self)
    post(Self.textDidChangeNotification)
  }

  func selectionDidChange() {
    keptX = nil
    selectionDidMove()
  }

  private func selectionDidMove() {
    showSelection()
    if isFirstResponder { scroll(to: caretFrame(at: line.head), animated: false) }
    delegate?.textViewDidChangeSelection(self)
  }

  func move(_ destination: EditableLine.Destination, extending: Bool) {
    line.move(destination, extending: extending)
    selectionDidChange()
  }

  // MARK: Lines

  /// Moves up or down, keeping the horizontal position.
  func moveLine(by step: Int, extending: Bool) {
    layOutText()
    let layout = content.textLayout
    guard let index = layout.line(at: line.head) else { return }
    let x = keptX ?? layout.x(of: line.head, inLine: index)
    let target = index + step
    let position = target < 0 ? 0 : target >= layout.lines.count ? line.characters.count : layout.position(at: x, inLine: target)
    line.move(.position(position), extending: extending)
    keptX = x
    selectionDidMove()
  }

  /// Moves to the start or end of the line that contains the insertion point.
  func moveInLine(toEnd: Bool, extending: Bool) {
    layOutText()
    let layout = content.textLayout
    guard let index = layout.line(at: line.head) else { return }
    let range = layout.lines[index].characters
    let isWrapped = index + 1 < layout.lines.count && layout.lines[index + 1].characters.lowerBound == range.upperBound
    move(.position(toEnd ? range.upperBound - (isWrapped ? 1 : 0) : range.lowerBound), extending: extending)
  }

  func selectParagraph(at position: Int) {
    let characters = line.characters
    let start = characters[..<position].lastIndex { $0.isNewline }.map { $0 + 1 } ?? 0
    let end = characters[position...].firstIndex { $0.isNewline } ?? characters.count
    line.move(.position(start))
    line.move(.position(end), extending: true)
    selectionDidChange()
  }
}
