import UIKit

/// A search field that filters during typing. Esc and the button at its end clear it and give up the keyboard.
final class SearchField: InputField {
  var onChange: (String) -> Void = { _ in }
  /// Called when the search has ended and gives up the keyboard.
  var onEnd: () -> Void = {}
  /// Called for Enter and the Down key, to move to the results.
  var onLeave: () -> Void = {}

  private let glass = UIImageView(image: Icon.magnifier.image)
  private let clearButton = UIButton(configuration: Icon.cross.configuration())

  private static let iconSlot: CGFloat = 26

  init() {
    super.init("Search")
    onEscape = { [unowned self] in end() }
    onKey = { [unowned self] key in
      guard key.keyCode == .keyboardDownArrow else { return false }
      onLeave()
      return true
    }
    addAction(UIAction { [unowned self] _ in onLeave() }, for: .editingDidEndOnExit)
    glass.tintColor = Theme.quietText
    clearButton.isHidden = true
    clearButton.addAction(UIAction { [unowned self] _ in end() }, for: .primaryActionTriggered)
    addAction(UIAction { [unowned self] _ in textDidChange() }, for: .editingChanged)
    for view in [glass, clearButton] as [UIView] { addSubview(view) }
  }

  /// Shows a search that is already in progress.
  func restore(_ text: String) {
    self.text = text
    clearButton.isHidden = !hasText
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
}
