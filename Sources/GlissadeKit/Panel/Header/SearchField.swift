import UIKit

/// A search field that filters during typing. Esc, or the button at its end, clears it and gives up the keyboard.
final class SearchField: UITextField {
  var onChange: (String) -> Void = { _ in }
  /// Called when the search ends and the keyboard belongs to another view again.
  var onEnd: () -> Void = {}

  private let glass = UIImageView(image: PanelIcon.magnifier.image)
  private let clearButton = UIButton(configuration: Theme.iconButton(.cross))

  private static let iconSlot: CGFloat = 26

  init() {
    super.init(frame: .zero)
    font = Theme.body
    textColor = Theme.text
    placeholder = "Search"
    layer.cornerRadius = 6
    glass.tintColor = Theme.quietText
    glass.isUserInteractionEnabled = false
    clearButton.isHidden = true
    clearButton.addAction(UIAction { [unowned self] _ in end() }, for: .primaryActionTriggered)
    addAction(UIAction { [unowned self] _ in textDidChange() }, for: .editingChanged)
    for view in [glass, clearButton] as [UIView] { addSubview(view) }
    updateGround()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("A field is made in code.") }

  /// Becomes first responder with all text selected.
  func begin() {
    becomeFirstResponder()
    selectAll(nil)
  }

  private func end() {
    text = ""
    textDidChange()
    resignFirstResponder()
    onEnd()
  }

  private func textDidChange() {
    clearButton.isHidden = !hasText
    onChange(text ?? "")
  }

  override func textRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: Self.iconSlot, y: 0, width: max(0, bounds.width - 2 * Self.iconSlot), height: bounds.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    glass.frame = CGRect(x: 6, y: (bounds.height - 16) / 2, width: 16, height: 16)
    clearButton.frame = CGRect(x: bounds.width - Self.iconSlot, y: 0, width: Self.iconSlot, height: bounds.height)
  }

  @discardableResult
  override func becomeFirstResponder() -> Bool {
    defer { updateGround() }
    return super.becomeFirstResponder()
  }

  @discardableResult
  override func resignFirstResponder() -> Bool {
    defer { updateGround() }
    return super.resignFirstResponder()
  }

  private func updateGround() {
    backgroundColor = isEditing ? Theme.background : Theme.field
    layer.borderWidth = isEditing ? 1.5 : 0
    layer.borderColor = Theme.accent.resolvedColor(with: traitCollection).cgColor
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard presses.first?.key?.keyCode == .keyboardEscape else { return super.pressesBegan(presses, with: event) }
    end()
  }
}
