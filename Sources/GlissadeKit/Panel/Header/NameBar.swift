import Tweaks
import UIKit

/// A field in the panel for the name of a preset. Return accepts the name, and Esc cancels.
final class NameBar: KitView, UITextFieldDelegate {
  /// The purpose of the name.
  enum Purpose: Equatable {
    case save
    case rename(String)
  }

  /// Accepts the name. An error that it throws is shown below the field.
  var onAccept: (String, Purpose) throws(TweakError) -> Void = { _, _ in }
  var onCancel: () -> Void = {}
  /// Returns a note about a name to show during typing, or nil for none.
  var hint: (String, Purpose) -> String? = { _, _ in nil }
  /// Called when the height of the bar changes.
  var onHeightChange: () -> Void = {}

  private(set) var purpose = Purpose.save
  private let field = InputField("Preset name", isFramed: true)
  private let acceptButton = UIButton(configuration: Theme.prominentButton)
  private let cancelButton = UIButton(configuration: Icon.cross.configuration())
  private let note = UILabel(Theme.caption, Theme.quietText, lines: 2)

  private static let rowHeight: CGFloat = 28
  private static let acceptWidth: CGFloat = 72

  init() {
    super.init(frame: .zero)
    field.delegate = self
    field.onEscape = { [unowned self] in onCancel() }
    field.addAction(UIAction { [unowned self] _ in nameDidChange() }, for: .editingChanged)
    acceptButton.addAction(UIAction { [unowned self] _ in accept() }, for: .primaryActionTriggered)
    cancelButton.addAction(UIAction { [unowned self] _ in onCancel() }, for: .primaryActionTriggered)
    for view in [field, acceptButton, cancelButton, note] as [UIView] { addSubview(view) }
  }

  private var name: String { (field.text ?? "").trimmingCharacters(in: .whitespaces) }

  /// Asks for a name, with a proposal.
  func ask(_ purpose: Purpose, proposal: String) {
    self.purpose = purpose
    acceptButton.setTitle(purpose == .save ? "Save" : "Rename", for: .normal)
    field.text = proposal
    nameDidChange()
    field.startTyping()
  }

  private func nameDidChange() {
    acceptButton.isEnabled = !name.isEmpty
    showNote(hint(name, purpose))
  }

  private func accept() {
    guard !name.isEmpty else { return }
    do throws(TweakError) {
      try onAccept(name, purpose)
    } catch {
      showNote(error.message, isWrong: true)
      field.becomeFirstResponder()
    }
  }

  private func showNote(_ text: String?, isWrong: Bool = false) {
    note.text = text
    note.textColor = isWrong ? Theme.wrong : Theme.quietText
    onHeightChange()
    setNeedsLayout()
  }

  /// Returns the height of the bar for a width, in points.
  func height(in width: CGFloat) -> CGFloat { Self.rowHeight + noteHeight(in: width) }

  private func noteHeight(in width: CGFloat) -> CGFloat {
    guard let text = note.text, !text.isEmpty else { return 0 }
    return note.height(in: width) + 6
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    cancelButton.frame = CGRect(x: bounds.width - 24, y: 0, width: 24, height: Self.rowHeight)
    acceptButton.frame = CGRect(
      x: cancelButton.frame.minX - Self.acceptWidth - 4, y: 0, width: Self.acceptWidth, height: Self.rowHeight)
    field.frame = CGRect(x: 0, y: 0, width: max(0, acceptButton.frame.minX - Theme.gap), height: Self.rowHeight)
    let noteHeight = noteHeight(in: bounds.width)
    note.frame = CGRect(x: 0, y: Self.rowHeight + 4, width: bounds.width, height: max(0, noteHeight - 4))
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    accept()
    return true
  }
}
