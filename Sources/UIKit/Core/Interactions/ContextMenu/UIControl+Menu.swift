import Foundation

extension UIControl: UIContextMenuInteractionDelegate {
  var opensMenuByPress: Bool { showsMenuAsPrimaryAction && contextMenuInteraction != nil }

  func contextMenuAvailabilityDidChange() {
    if let contextMenuInteraction { removeInteraction(contextMenuInteraction) }
    contextMenuInteraction = isContextMenuInteractionEnabled ? UIContextMenuInteraction(delegate: self) : nil
    if let contextMenuInteraction { addInteraction(contextMenuInteraction) }
  }

  /// Opens the menu below the control, which appears pressed until the menu closes. The touch that opened the menu can continue and choose
  /// an element.
  func openMenu(by touch: UITouch?, with event: UIEvent?) {
    sendActions(for: touch == nil ? .menuActionTriggered : [.touchDown, .menuActionTriggered], with: event)
    guard let interaction = contextMenuInteraction, let window, let scene = window.windowScene else { return }
    let point = touch?.location(in: self) ?? bounds.middle
    guard let configuration = interaction.configuration(at: point), let menu = configuration.makeMenu() else { return }
    var request = MenuRequest(menu: menu, owner: self, anchor: .below(layer.convert(bounds, to: scene.rootLayer)))
    request.pressedAt = touch.map(screenPoint)
    request.isByKeyboard = touch == nil
    request.marksSelection = touch == nil
    request.didChoose = { [weak self] in self?.menuElementWasChosen($0) }
    request.didClose = { [weak self] in self?.isHighlighted = false }
    guard let session = interaction.present(request, for: configuration, in: scene) else { return }
    isHighlighted = true
    openMenu = session
    menuTouch = touch
  }

  func screenPoint(of touch: UITouch) -> CGPoint { convert(touch.location(in: self), toScreenOf: window) }
}

extension UIControl {
  /// The short text to show while the pointer rests on the control.
  public var toolTip: String? {
    get { toolTipInteraction?.defaultToolTip }
    set {
      if let interaction = toolTipInteraction {
        interaction.defaultToolTip = newValue
        guard newValue == nil else { return }
        removeInteraction(interaction)
        toolTipInteraction = nil
      } else if let newValue {
        let interaction = UIToolTipInteraction(defaultToolTip: newValue)
        toolTipInteraction = interaction
        addInteraction(interaction)
      }
    }
  }
}
