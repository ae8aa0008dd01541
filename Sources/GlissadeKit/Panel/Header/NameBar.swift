import Components
import Tweaks
import UIKit

/// A field for the name of a preset. Return accepts the name, and Esc cancels.
final class NameBar: KitView {
  enum Purpose: Equatable {
    case save
    case rename(String)
  }

  /// Called when the name has been used, or the person has cancelled.
  var onEnd: () -> Void = {}
  var onHeightChange: () -> Void = {}

  var shelf: PresetShelf
  private var purpose = Purpose.save
  private let field = InputField("Preset name", isFramed: true)
  private let acceptButton = UIButton(configuration: Theme.prominentButton)
  private let cancelButton = UIButton(configuration: Icon.cross.configuration())
  private let note = UILabel(Theme.caption, Theme.quietText, lines: 2)

  private static let rowHeight: CGFloat = 28
  private static let acceptWidth: CGFloat = 72

  init(_ shelf: PresetShelf) {
    self.shelf = shelf
    super.init(frame: .zero)
    field.onEscape = { [unowned self] in onEnd() }
    field.addAction(UIAction { [unowned self] _ in nameDidChange() }, for: .editingChanged)
    field.addAction(UIAction { [unowned self] _ in accept() }, for: .editingDidEndOnExit)
    acceptButton.set { [unowned self] in accept() }
    cancelButton.set { [unowned self] in onEnd() }
    for view in [field, acceptButton, cancelButton, note] as [UIView] { addSubview(view) }
  }

  private var name: String { (field.text ?? "").trimmingCharacters(in: .whitespaces) }

  func ask(_ purpose: Purpose, proposal: String) {
    self.purpose = purpose
    acceptButton.setTitle(purpose == .save ? "Save" : "Rename", for: .normal)
    field.text = proposal
    nameDidChange()
    field.startTyping()
  }

  private func nameDidChange() {
    acceptButton.isEnabled = !name.isEmpty
    let replaces = purpose == .save && !name.isEmpty && shelf.isOwn(name)
    showNote(replaces ? "“\(name)” already exists. Saving replaces it and moves the old one to the trash." : nil)
  }

  private func accept() {
    guard !name.isEmpty else { return }
    do throws(TweakError) {
      switch purpose {
      case .save: try shelf.save(as: name)
      case .rename(let old): try shelf.rename(old, to: name)
      }
      onEnd()
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

  /// In points.
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
}
