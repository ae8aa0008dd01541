import Components
import Tweaks
import UIKit

extension TweakRow {
  var menu: UIMenu {
    let (edited, tweak) = (edited, edited.tweak)
    return UIMenu(parts: [
      [
        UIAction.item("Reset to \(tweak.textWithUnit(for: tweak.defaultValue))", isEnabled: edited.isChanged) { edited.reset() },
        isTyped && edited.isEditable ? UIAction.item("Type value…") { [weak self] in self?.editor.activate() } : nil,
      ],
      [
        UIAction.item("Copy value") { UIPasteboard.general.string = tweak.text(for: edited.value) },
        edited.part == nil
          ? UIAction.item("Copy as “--set \(tweak.id)=…”") { UIPasteboard.general.string = "--set " + tweak.assignment(of: edited.value) }
          : nil,
      ],
      [edited.part == nil ? UIAction.item(isPinned ? "Unpin" : "Pin to the top") { [weak self] in self?.onTogglePin() } : nil],
    ])
  }

  private var isTyped: Bool {
    switch edited.tweak.domain {
    case .boolean, .option: false
    case .number, .integer, .color, .curve: true
    }
  }
}
