import UIKit

/// A button that creates its menu again each time it opens, as presets may change on disk.
final class PresetButton: UIButton {
  var makeMenu: () -> UIMenu = { UIMenu() }

  convenience init() {
    var configuration = Theme.grayButton
    configuration.indicator = .popup
    self.init(configuration: configuration)
    contentHorizontalAlignment = .left
    showsMenuAsPrimaryAction = true
    isContextMenuInteractionEnabled = true
  }

  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(actionProvider: { [weak self] _ in self?.makeMenu() })
  }
}
