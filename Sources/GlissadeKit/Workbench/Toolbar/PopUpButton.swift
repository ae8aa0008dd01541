import UIKit

/// A button that opens a menu made at that moment, so that it says how things are now.
final class PopUpButton: UIButton {
  /// Makes the menu; nil for none.
  var makeMenu: () -> UIMenu? = { nil }
  /// Whether something that its menu can end is going on.
  var isOn = false {
    didSet {
      guard isOn != oldValue else { return }
      configuration?.baseForegroundColor = isOn ? PanelStyle.accent : PanelStyle.text
    }
  }

  init() {
    var configuration = UIButton.Configuration.plain()
    configuration.buttonSize = .mini
    configuration.baseForegroundColor = PanelStyle.text
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
