import Tweaks
import UIKit

/// A field with a value to edit.
///
/// Return commits the text, and Esc restores the value. When the field loses the focus, valid text is committed. The Up and Down keys
/// change the value by steps.
final class ValueField: InputField {
  private let edited: EditedTweak
  private var isDirty = false

  init(_ edited: EditedTweak) {
    self.edited = edited
    super.init(font: Theme.figures, inset: 4, radius: 4)
    textAlignment = .right
    addAction(UIAction { [unowned self] _ in textDidChange() }, for: .editingChanged)
    addAction(UIAction { [unowned self] _ in resignFirstResponder() }, for: .editingDidEndOnExit)
    addAction(UIAction { [unowned self] _ in commit() }, for: .editingDidEnd)
  }

  /// The row around the field takes the focus.
  override var canBecomeFocused: Bool { false }

  /// Shows the store's value, unless the person is typing.
  func refresh() {
    guard !isDirty else { return }
    text = shownText
  }

  /// The value with as many decimals as fit into six characters.
  private var shownText: String {
    let text = edited.text
    guard case .number(let number) = edited.value, text.count > Self.mostFigures, let point = text.firstIndex(of: ".") else { return text }
    let decimals = Self.mostFigures - 1 - text.distance(from: text.startIndex, to: point)
    return String(format: "%.\(max(0, decimals))f", number)
  }

  private static let mostFigures = 6

  private func textDidChange() {
    isDirty = true
    textColor = edited.tweak.value(clampingTyped: text ?? "") == nil ? Theme.wrong : Theme.text
  }

  private func commit() {
    let typed = isDirty ? edited.tweak.value(clampingTyped: text ?? "") : nil
    forget()
    if let typed { edited.set(typed) }
    refresh()
  }

  private func forget() {
    isDirty = false
    textColor = Theme.text
    refresh()
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard let press = presses.first, let key = press.key else { return super.pressesBegan(presses, with: event) }
    switch key.keyCode {
    case .keyboardEscape:
      forget()
      resignFirstResponder()
    case .keyboardUpArrow, .keyboardDownArrow:
      commit()
      if !press.isRepeat { edited.store.beginEdit() }
      edited.step(by: (key.keyCode == .keyboardDownArrow ? -1 : 1) * key.modifierFlags.stepFactor)
      selectAll(nil)
    case .keyboardTab:
      // The row has the focus, and Tab continues from there.
      resignFirstResponder()
      super.pressesBegan(presses, with: event)
    default: super.pressesBegan(presses, with: event)
    }
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    edited.store.endEdit()
  }
}
