import UIKit

/// A button that creates its menu each time it opens, so that the menu is up to date.
final class PopUpButton: UIButton {
  var makeMenu: () -> UIMenu? = { nil }

  /// A Boolean value that indicates whether an activity that the menu can end is in progress.
  var isOn = false { didSet { if isOn != oldValue { configuration?.baseForegroundColor = isOn ? Theme.accent : Theme.text } } }

  convenience init(_ configuration: UIButton.Configuration) {
    self.init(frame: .zero)
    self.configuration = configuration
    self.configuration?.indicator = .popup
    showsMenuAsPrimaryAction = true
    isContextMenuInteractionEnabled = true
  }

  func set(_ title: String? = nil, toolTip: String, menu: @escaping () -> UIMenu?) {
    setTitle(title, for: .normal)
    self.toolTip = toolTip
    makeMenu = menu
  }

  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(actionProvider: { [makeMenu] _ in makeMenu() })
  }
}
