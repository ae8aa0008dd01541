import Tweaks
import UIKit

/// The context menu of a row.
@MainActor
struct RowMenu {
  let edited: EditedTweak
  let isPinned: Bool
  let type: () -> Void
  let togglePin: () -> Void

  var menu: UIMenu {
    UIMenu(parts: [
      [
        UIAction.item("Reset to \(tweak.textWithUnit(for: tweak.defaultValue))", isEnabled: edited.isChanged) { edited.reset() },
        isTyped ? UIAction.item("Type value…", type) : nil,
      ],
      [
        UIAction.item("Copy value") { UIPasteboard.general.string = tweak.text(for: edited.value) },
        UIAction.item("Copy as “--set \(tweak.id)=…”") { UIPasteboard.general.string = "--set " + tweak.assignment(of: edited.value) },
      ],
      [UIAction.item(isPinned ? "Unpin" : "Pin to the top", togglePin)],
    ])
  }

  private var tweak: Tweak { edited.tweak }

  private var isTyped: Bool {
    switch tweak.domain {
    case .boolean, .option: false
    case .number, .integer, .color, .curve: true
    }
  }
}
