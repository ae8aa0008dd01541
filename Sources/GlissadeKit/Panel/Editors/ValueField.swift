import Tweaks
import UIKit

/// A value as text to type over.
///
/// Return takes what was typed, Esc goes back to what was there; leaving the field takes it as well, where it is a value. Up and Down step.
final class ValueField: UITextField, UITextFieldDelegate {
  private let edited: EditedTweak
  /// Whether the text has been changed since editing began.
  private var isDirty = false

  init(_ edited: EditedTweak) {
    self.edited = edited
    super.init(frame: .zero)
    font = PanelStyle.figures
    textColor = PanelStyle.text
    textAlignment = .right
    layer.cornerRadius = 4
    updateGround()
    delegate = self
    addAction(UIAction { [unowned self] _ in textDidChange() }, for: .editingChanged)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("A field is made in code.") }

  override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 4, dy: 0) }

  /// The row around it takes the focus.
  override var canBecomeFocused: Bool { false }

  /// Shows the store's value, unless something is being typed.
  func refresh() {
    guard !isDirty else { return }
    text = shownText
  }

  /// The value with as many decimals as have room: more than six figures nobody reads at a glance.
  private var shownText: String {
    let text = edited.tweak.text(for: edited.value)
    guard case .number(let number) = edited.value, text.count > Self.mostFigures, let point = text.firstIndex(of: ".") else { return text }
    let decimals = Self.mostFigures - 1 - text.distance(from: text.startIndex, to: point)
    return String(format: "%.\(max(0, decimals))f", number)
  }

  private static let mostFigures = 6

  /// Takes the keyboard, with everything selected to be typed over.
  func startTyping() {
    becomeFirstResponder()
    selectAll(nil)
  }

  @discardableResult
  override func becomeFirstResponder() -> Bool {
    defer { updateGround() }
    return super.becomeFirstResponder()
  }

  /// Typed into, the field stands out by a frame in the accent.
  private func updateGround() {
    backgroundColor = isEditing ? PanelStyle.background : PanelStyle.field
    layer.borderWidth = isEditing ? 1.5 : 0
    layer.borderColor = PanelStyle.accent.resolvedColor(with: traitCollection).cgColor
  }

  private func textDidChange() {
    isDirty = true
    textColor = edited.tweak.value(clampingTyped: text ?? "") == nil ? PanelStyle.wrong : PanelStyle.text
  }

  private func commit() {
    let typed = isDirty ? edited.tweak.value(clampingTyped: text ?? "") : nil
    forget()
    if let typed { edited.set(typed) }
    refresh()
  }

  /// Gives up what was typed.
  private func forget() {
    isDirty = false
    textColor = PanelStyle.text
    refresh()
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    commit()
    resignFirstResponder()
    return true
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    commit()
    updateGround()
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
      // The row has the focus, and Tab goes on from there.
      resignFirstResponder()
      super.pressesBegan(presses, with: event)
    default: super.pressesBegan(presses, with: event)
    }
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    edited.store.endEdit()
  }
}
