import Foundation

// Touches and keys.
extension UITextView {
  func position(at point: CGPoint) -> Int {
    layOutText()
    return content.textLayout.position(at: CGPoint(x: point.x - content.frame.minX, y: point.y - content.frame.minY))
  }

  /// Moves the insertion point, selects, or follows a link.
  func click(_ touch: UITouch, with event: UIEvent?) {
    let point = touch.location(in: self)
    if followsLink(at: point) { return }
    guard isSelectable || isEditable else { return }
    let wasEditing = isFirstResponder
    guard becomeFirstResponder() else { return }
    let position = position(at: point)
    switch touch.tapCount {
    case 1: move(.position(position), extending: wasEditing && event?.modifierFlags.contains(.shift) == true)
    case 2:
      line.selectWord(at: position)
      selectionDidChange()
    default: selectParagraph(at: position)
    }
  }

  /// Follows the link at a point unless the text is being edited. Returns whether there is a link.
  private func followsLink(at point: CGPoint) -> Bool {
    guard isSelectable, !(isEditable && isFirstResponder), storage.length > 0 else { return false }
    let position = position(at: point)
    let inside = CGPoint(x: point.x - content.frame.minX, y: point.y - content.frame.minY)
    for character in [position - 1, position] where line.characters.indices.contains(character) {
      let isHit = areas(of: character..<character + 1).contains { $0.contains(inside) }
      var range = NSRange()
      guard isHit,
        let value = storage.attribute(
          NSAttributedString.Key.link, at: line.units(of: character..<character + 1).location, effectiveRange: &range),
        let address = value as? URL ?? (value as? String).flatMap({ URL(string: $0) })
      else { continue }
      _ = delegate?.textView(self, shouldInteractWith: address, in: range, interaction: .invokeDefaultAction)
      return true
    }
    return false
  }

  /// Selects from the start of the press to the finger.
  func selectByPress(_ press: UILongPressGestureRecognizer) {
    guard isSelectable || isEditable else { return }
    switch press.state {
    case .began:
      guard becomeFirstResponder() else { return }
      move(.position(position(at: press.location(in: self))), extending: false)
    case .changed: move(.position(position(at: press.location(in: self))), extending: true)
    default: break
    }
  }

  func moveByLine(_ key: UIKeyboardHIDUsage, isCommand: Bool, extending: Bool) -> Bool {
    switch key {
    case .keyboardUpArrow: moveLine(by: -1, extending: extending)
    case .keyboardDownArrow: moveLine(by: 1, extending: extending)
    case .keyboardHome: if isCommand { move(.start, extending: extending) } else { moveInLine(toEnd: false, extending: extending) }
    case .keyboardEnd: if isCommand { move(.end, extending: extending) } else { moveInLine(toEnd: true, extending: extending) }
    default: return false
    }
    return true
  }
}
