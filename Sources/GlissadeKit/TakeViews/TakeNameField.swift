import UIKit

/// A field with a take's name. Return or leaving the field commits the name, and Esc restores it.
final class TakeNameField: UITextField, UITextFieldDelegate {
  /// Called once with the new name, or nil if there is no change.
  private let whenDone: (String?) -> Void
  private let original: String
  private var isOver = false

  init(_ name: String, whenDone: @escaping (String?) -> Void) {
    original = name
    self.whenDone = whenDone
    super.init(frame: .zero)
    text = name
    font = Theme.body
    textColor = Theme.text
    backgroundColor = Theme.background
    layer.cornerRadius = 4
    layer.borderWidth = 1.5
    delegate = self
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("A field is made in code.") }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.borderColor = Theme.accent.resolvedColor(with: traitCollection).cgColor
  }

  override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 6, dy: 0) }

  /// Becomes first responder with all text selected.
  func startTyping() {
    becomeFirstResponder()
    selectAll(nil)
  }

  private func finish(_ name: String?) {
    guard !isOver else { return }
    isOver = true
    let trimmed = name?.trimmingCharacters(in: .whitespaces)
    whenDone(trimmed == original || trimmed?.isEmpty == true ? nil : trimmed)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    finish(text)
    return true
  }

  func textFieldDidEndEditing(_ textField: UITextField) { finish(text) }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard presses.first?.key?.keyCode == .keyboardEscape else { return super.pressesBegan(presses, with: event) }
    finish(nil)
  }
}
