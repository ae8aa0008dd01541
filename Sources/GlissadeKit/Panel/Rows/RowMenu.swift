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
    UIMenu(children: [
      part([
        UIAction(title: "Reset to \(tweak.textWithUnit(for: tweak.defaultValue))", attributes: edited.isChanged ? [] : .disabled) { _ in
          edited.reset()
        },
        isTyped ? UIAction(title: "Type value…") { _ in type() } : nil,
      ]),
      part([
        UIAction(title: "Copy value") { _ in UIPasteboard.general.string = tweak.text(for: edited.value) },
        UIAction(title: "Copy as “--set \(tweak.id)=…”") { _ in
          UIPasteboard.general.string = "--set " + tweak.assignment(of: edited.value)
        },
      ]),
      part([UIAction(title: isPinned ? "Unpin" : "Pin to the top") { _ in togglePin() }]),
    ])
  }

  private var tweak: Tweak { edited.tweak }

  private var isTyped: Bool {
    switch tweak.domain {
    case .boolean, .option: false
    case .number, .integer, .color, .curve: true
    }
  }

  private func part(_ elements: [UIMenuElement?]) -> UIMenu {
    UIMenu(options: .displayInline, children: elements.compactMap(\.self))
  }
}
