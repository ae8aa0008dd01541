import UIKit

/// A text field with a border in the accent color during editing.
class InputField: UITextField {
  /// Called for the Esc key. With nil, the key goes to the next responder.
  var onEscape: (() -> Void)?
  /// Handles a key before the field does, and returns whether it did.
  var onKey: (UIKey) -> Bool = { _ in false }

  private let inset: CGFloat
  private let isFramed: Bool

  /// `isFramed` gives the field its editing appearance all the time. `inset` is the space between the text and the sides, and `radius` is
  /// the corner radius, both in points.
  init(_ placeholder: String? = nil, font: UIFont = Theme.body, inset: CGFloat = 8, radius: CGFloat = 6, isFramed: Bool = false) {
    self.inset = inset
    self.isFramed = isFramed
    super.init(frame: .zero)
    self.font = font
    // The placeholder color of iOS doesn't have enough contrast on a field.
    attributedPlaceholder = placeholder.map {
      NSAttributedString(string: $0, attributes: [.foregroundColor: Theme.quietText, .font: font])
    }
    textColor = Theme.text
    layer.cornerRadius = radius
    addAction(UIAction { [unowned self] _ in updateGround() }, for: [.editingDidBegin, .editingDidEnd])
    updateGround()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("Fields are created in code.") }

  func startTyping() {
    becomeFirstResponder()
    selectAll(nil)
  }

  private func updateGround() {
    let isMarked = isFramed || isEditing
    backgroundColor = isMarked ? Theme.background : Theme.field
    layer.borderWidth = isMarked ? 1.5 : 0
    layer.borderColor = Theme.accent.resolvedColor(with: traitCollection).cgColor
  }

  override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: inset, dy: 0) }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateGround()
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if let key = presses.first?.key, onKey(key) { return }
    guard let onEscape, presses.first?.key?.keyCode == .keyboardEscape else { return super.pressesBegan(presses, with: event) }
    onEscape()
  }
}
