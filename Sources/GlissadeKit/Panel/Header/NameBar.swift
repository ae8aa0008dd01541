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

  init(_ shelf: PresetShelf) {
    self.shelf = shelf
    super.init(frame: .zero)
    field.onEscape = { [unowned self] in onEnd() }
    field.addAction(UIAction { [unowned self] _ in nameDidChange() }, for: .editingChanged)
    field.addAction(UIAction { [unowned self] _ in accept() }, for: .editingDidEndOnExit)
    acceptButton.set { [unowned self] in accept() }
    cancelButton.set { [unowned self] in onEnd() }
    arrange(
      Column(
        Row(field, Space(Theme.gap), acceptButton.sized(width: 72), Space(4), cancelButton.sized(width: 24)).sized(height: 28),
        note.fittingHeight.inset(top: 5, bottom: 1)))
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
    note.isHidden = text == nil
    note.textColor = isWrong ? Theme.wrong : Theme.quietText
    onHeightChange()
    setNeedsLayout()
  }
}
