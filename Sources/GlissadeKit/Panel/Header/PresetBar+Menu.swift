import Components
import Tweaks
import UIKit

enum PresetCommand: Equatable {
  case useDefaults
  case use(String)
  case save
  case saveAs
  case rename(String)
  case delete(String)
  /// Compare with a preset, or with the defaults for nil.
  case compare(String?)
  case revealChanges
}

extension PresetBar {
  var menu: UIMenu {
    let current = shelf.current
    let own = current.flatMap { shelf.isOwn($0) ? $0 : nil }
    let others = shelf.shippedNames + shelf.ownNames
    return UIMenu(parts: [
      [item("Defaults", .useDefaults, isOn: current == nil)],
      shelf.shippedNames.map { item($0, .use($0), isOn: $0 == current) },
      shelf.ownNames.map { item($0, .use($0), isOn: $0 == current) },
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

  private func item(
    _ title: String, _ command: PresetCommand, isOn: Bool = false, isEnabled: Bool = true, isDestructive: Bool = false
  ) -> UIAction {
    UIAction.item(title, isOn: isOn, isEnabled: isEnabled, isDestructive: isDestructive) { [weak self] in self?.onCommand(command) }
  }
}
