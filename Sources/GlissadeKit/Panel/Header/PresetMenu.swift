import Tweaks
import UIKit

/// The menu of presets, with the commands for the current one.
@MainActor
struct PresetMenu {
  /// The commands of the menu.
  enum Command: Equatable {
    case useDefaults
    case use(String)
    case save
    case saveAs
    case rename(String)
    case delete(String)
    /// Compares with a preset, or with the defaults for nil.
    case compare(String?)
    case revealChanges
  }

  let shelf: PresetShelf
  let hasChanges: Bool
  let perform: (Command) -> Void

  var menu: UIMenu {
    let current = shelf.current
    let own = current.flatMap { shelf.isOwn($0) ? $0 : nil }
    let others = shelf.shippedNames + shelf.ownNames
    return UIMenu(parts: [
      [choice("Defaults", .useDefaults, isCurrent: current == nil)],
      shelf.shippedNames.map { choice($0, .use($0), isCurrent: $0 == current) },
      shelf.ownNames.map { choice($0, .use($0), isCurrent: $0 == current) },
      [
        item("Save", .save, isEnabled: own != nil && shelf.isModified), item("Save as…", .saveAs),
        own.map { item("Rename “\($0)”…", .rename($0)) }, own.map { item("Move “\($0)” to the trash", .delete($0), isDestructive: true) },
      ],
      [
        UIMenu(
          title: "Compare with",
          children: [
            item("Defaults", .compare(nil), isEnabled: hasChanges),
            UIMenu.part(others.map { item($0, .compare($0), isEnabled: isOther($0)) }),
          ]),
        item("Reveal changes", .revealChanges, isEnabled: hasChanges),
      ],
    ])
  }

  /// Returns whether a preset differs from the values on the stage.
  private func isOther(_ name: String) -> Bool { name != shelf.current || shelf.isModified }

  private func choice(_ title: String, _ command: Command, isCurrent: Bool) -> UIAction {
    UIAction.item(title, isOn: isCurrent) { perform(command) }
  }

  private func item(_ title: String, _ command: Command, isEnabled: Bool = true, isDestructive: Bool = false) -> UIAction {
    var attributes: UIMenuElement.Attributes = isEnabled ? [] : .disabled
    if isDestructive { attributes.insert(.destructive) }
    return UIAction(title: title, attributes: attributes) { _ in perform(command) }
  }
}
