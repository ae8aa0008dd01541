import Foundation

/// An open menu: its panels, the pointer's press, and the highlighted rows.
@MainActor
final class MenuSession {
  private(set) weak var owner: UIView?
  private(set) var panels: [MenuPanel] = []
  let scene: UIWindowScene
  private let window: MenuWindow
  private let request: MenuRequest
  private let onClose: () -> Void
  private weak var previousKeyWindow: UIWindow?
  private var isOpen = true
  private(set) var preview: MenuPreview?

  /// The press and movement of the pointer since the menu opened, to tell a click from a held press.
  var press = MenuPress()
  var typed = TypedPrefix()
  /// A scheduled opening or closing of a submenu, or the next step of scrolling.
  private var pending: SceneScheduler.Ticket?

  init(_ request: MenuRequest, in scene: UIWindowScene, onClose: @escaping () -> Void) {
    self.request = request
    self.scene = scene
    self.onClose = onClose
    owner = request.owner
    previousKeyWindow = scene.keyWindow
    window = MenuWindow(for: request.owner, in: scene, layer: .menu)
    window.session = self
    if let point = request.pressedAt { press.begin(at: point, time: scene.time) }
    let tips = UIToolTipInteraction()
    tips.delegate = window
    window.addInteraction(tips)
    window.makeKey()
    preview = scene.settings.menuLook.isTouch ? request.preview.flatMap { MenuPreview($0, in: window) } : nil
    press.needsDrag = preview != nil
    open(request.menu, at: preview?.anchor ?? request.anchor)
    if request.isByKeyboard || request.marksSelection { mark(panels[0].selectedRow, in: 0, reveals: true) }
  }

  var menu: UIMenu { panels[0].menu }

  // MARK: Opening and closing

  /// The responders that may perform the commands of the menu: first those with the keyboard focus, then the owner.
  private var responders: [UIResponder] {
    [owner?.window?.firstResponder, owner?.window?.focusedView, owner].compactMap { $0 }
  }

  private func open(_ menu: UIMenu, at anchor: MenuAnchor) {
    let panel = MenuPanel(menu, anchor: anchor, responders: responders, look: scene.settings.menuLook)
    window.addSubview(panel)
    panel.takePlace(in: scene.overlayArea)
    panels.append(panel)
    if scene.settings.menuLook.isTouch { MenuMotion.open(panel) }
  }

  private func closePanels(above level: Int) {
    while panels.count > level + 1 { panels.removeLast().removeFromSuperview() }
  }

  func close() {
    guard isOpen else { return }
    isOpen = false
    cancelPending()
    closeWindow()
    if let previousKeyWindow, !previousKeyWindow.isHidden { previousKeyWindow.makeKey() }
    for panel in panels { for deferred in panel.menu.deferredElements { deferred.menuDidClose() } }
    onClose()
    request.didClose()
  }

  /// Removes the window, at once or with an animation during which it receives no input.
  private func closeWindow() {
    preview?.leave()
    guard scene.settings.menuLook.isTouch else { return window.close() }
    window.isUserInteractionEnabled = false
    window.session = nil
    MenuMotion.close(panels) { [window] in window.close() }
  }

  func replaceMenu(with menu: UIMenu) {
    guard isOpen else { return }
    closePanels(above: 0)
    panels.removeLast().removeFromSuperview()
    open(menu, at: request.anchor)
  }

  // MARK: Highlighting

  /// Highlights a row of a panel, and closes the submenu of the previous one.
  func mark(_ row: Int?, in level: Int, reveals: Bool = false) {
    cancelPending()
    let panel = panels[level]
    guard panel.highlighted != row else { return }
    closePanels(above: level)
    panel.highlighted = row
    if reveals { panel.revealHighlighted() }
  }

  /// Opens the submenu of the highlighted row of a panel. Returns false if there is none.
  @discardableResult
  func openSubmenu(in level: Int, marksFirst: Bool) -> Bool {
    cancelPending()
    let panel = panels[level]
    guard let row = panel.highlighted, let submenu = panel.rows[row].row.submenu else { return false }
    if panels.count == level + 1 { open(submenu, at: .beside(panel.band(ofRow: row))) }
    if marksFirst { mark(panels[level + 1].selectedRow, in: level + 1, reveals: true) }
    return true
  }

  /// Closes the innermost submenu. Returns false if only the menu itself is open.
  @discardableResult
  func closeSubmenu() -> Bool {
    guard panels.count > 1 else { return false }
    cancelPending()
    closePanels(above: panels.count - 2)
    return true
  }

  // MARK: Choosing

  /// Chooses the highlighted row of a panel: opens its submenu, or closes the menu and performs its action.
  func choose(in level: Int, marksFirst: Bool) {
    let panel = panels[level]
    guard let index = panel.highlighted, case .element(_, let group) = panel.rows[index].row else { return }
    if openSubmenu(in: level, marksFirst: marksFirst) { return }
    guard let leaf = panel.rows[index].row.leaf, let owner else { return }
    let responders = responders
    let staysOpen = leaf.attributes.contains(.keepsMenuPresented)
    if !staysOpen { close() }
    if group.options.contains(.singleSelection) { group.select(leaf) }
    request.didChoose(leaf)
    leaf.perform(sender: owner, from: responders)
    if staysOpen, isOpen { for panel in panels { panel.reload() } }
  }

  // MARK: Time

  /// Calls a closure after a delay, unless other input cancels it.
  func after(_ delay: TimeInterval, _ work: @escaping () -> Void) {
    cancelPending()
    pending = scene.scheduler.schedule(at: scene.time + delay) { [weak self] in
      guard let self, self.isOpen else { return }
      self.pending = nil
      work()
    }
  }

  func cancelPending() {
    if let pending { scene.scheduler.cancel(pending) }
    pending = nil
  }
}

extension MenuWindow: UIToolTipInteractionDelegate {
  func toolTipInteraction(_ interaction: UIToolTipInteraction, configurationAt point: CGPoint) -> UIToolTipConfiguration? {
    for panel in session?.panels.reversed() ?? [] where panel.frame.contains(point) {
      guard let index = panel.enabledRow(at: point), let text = panel.rows[index].row.leaf?.discoverabilityTitle else { return nil }
      return UIToolTipConfiguration(toolTip: text, in: panel.frame(ofRow: index))
    }
    return nil
  }
}
