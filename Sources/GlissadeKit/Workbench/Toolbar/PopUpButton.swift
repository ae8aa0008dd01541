import UIKit

/// A button that creates its menu each time it opens, so that the menu is up to date.
final class PopUpButton: UIButton {
  /// Returns the menu, or nil for none.
  var makeMenu: () -> UIMenu? = { nil }
  /// A Boolean value that indicates whether an activity is in progress that the menu can end.
  var isOn = false {
    didSet {
      guard isOn != oldValue else { return }
      configuration?.baseForegroundColor = isOn ? Theme.accent : Theme.text
    }
  }

  init() {
    var configuration = UIButton.Configuration.plain()
    configuration.buttonSize = .mini
    configuration.baseForegroundColor = Theme.text
    configuration.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8)
    configuration.indicator = .popup
    super.init(frame: .zero)
    self.configuration = configuration
    showsMenuAsPrimaryAction = true
    isContextMenuInteractionEnabled = true
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("A pop-up is made in code.") }

  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(actionProvider: { [makeMenu] _ in makeMenu() })
  }
}
